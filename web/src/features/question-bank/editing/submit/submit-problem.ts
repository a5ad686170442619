import { maxEventBytes } from '#functions/contract/endpoint.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import { ApiProblem } from '#web/lib/api-client.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { type BankEdits, changesOf, countEdits } from '../bank-edits.ts';
import { notesToSend } from '../note-edits.ts';
import { openConflicts } from './rebase-edits.ts';

/** The problem that blocks submitting, if any. */
export function submitProblem(rows: readonly BankRow[], edits: BankEdits): string | undefined {
  const open = openConflicts(edits).length;
  if (open > 0) {
    return open === 1
      ? 'Decide on the question that someone else has changed too, then submit again.'
      : `Decide on the ${open} questions that someone else has changed too, then submit again.`;
  }
  const undecided = edits.notes?.filter(({ theirs }) => theirs).length ?? 0;
  if (undecided > 0) return 'Decide on the parameters that someone else has changed too, then submit again.';
  const { edited, added, deleted } = countEdits(edits);
  if (edited + added + deleted + notesToSend(edits, rows).length === 0) return 'There is nothing to submit.';
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
  return isTooMuch(edits, rows) ? tooMuch : undefined;
}

const tooMuch =
  'Failed to save changes: These are too many changes for one step. Download the current bank, make them in that sheet, and upload it. They stay here until you discard them.';
/** Room for everything beside the changes. */
const otherBytes = 250_000;

function isTooMuch(edits: BankEdits, rows: readonly BankRow[]): boolean {
  // The body is a JSON text within the event that the function gets.
  const sent = JSON.stringify(JSON.stringify({ ...changesOf(edits), notes: notesToSend(edits, rows) }));
  return new TextEncoder().encode(sent).length > maxEventBytes - otherBytes;
}

/** Names the question that the server's error is about: `Question 12: `. */
export function questionPrefix(error: unknown, edits: BankEdits, rows: readonly BankRow[]): string {
  const where = error instanceof ApiProblem ? error.where : undefined;
  const [, part, place] = /^body\.(edited|added)\.(\d+)/.exec(where ?? '') ?? [];
  const sent =
    part === 'edited'
      ? changesOf(edits).edited.map(({ id }) => String(id))
      : edits.added.filter(({ isDeleted }) => !isDeleted).map(({ key }) => key);
  const meant = part && rows.find(({ key }) => key === sent[Number(place)]);
  return meant ? `Question ${meant.number}: ` : '';
}
