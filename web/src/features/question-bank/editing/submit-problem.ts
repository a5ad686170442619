import { normaliseText } from '#functions/domain/question.ts';
import type { BankRow } from '../bank-row.ts';
import { type BankEdits, countEdits } from './bank-edits.ts';
import { openConflicts } from './rebase-edits.ts';

/** What must be put right before the edits can be submitted. */
export function submitProblem(rows: readonly BankRow[], edits: BankEdits): string | undefined {
  const open = openConflicts(edits).length;
  if (open > 0) {
    return open === 1
      ? 'Decide on the question that someone else has changed too, then submit again.'
      : `Decide on the ${open} questions that someone else has changed too, then submit again.`;
  }
  const { edited, added, deleted } = countEdits(edits);
  if (edited + added + deleted === 0) return 'There is nothing to submit.';
  const left = rows.filter(({ mark }) => mark !== 'deleted');
  if (left.length === 0) return 'A quiz needs at least one question. Keep one, or add one.';
  const numbers = new Map<string, number>();
  for (const { text, number } of left) {
    const earlier = numbers.get(normaliseText(text));
    if (earlier !== undefined) {
      return `Questions ${earlier} and ${number} have the same text: “${text}”. Change or delete one of them.`;
    }
    numbers.set(normaliseText(text), number);
  }
  return undefined;
}
