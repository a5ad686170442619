import { maxEventBytes } from '#functions/contract/endpoint.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import { ApiProblem } from '#web/lib/api-client.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { type BankEdits, changesOf, notesToSend, remainingRows } from '../edits/bank-edits.ts';
import { openConflicts } from '../edits/conflicts.ts';

/** The problem that blocks submitting, if any. */
export function submitProblem(rows: readonly BankRow[], edits: BankEdits): string | undefined {
  const conflicts = openConflicts(edits);
  const open = conflicts.filter(({ kind }) => kind !== 'note').length;
  if (conflicts.length > 0) {
    const undecided = open === 0 ? 'parameters' : open === 1 ? 'question' : `${open} questions`;
    return `Decide on the ${undecided} that someone else has changed too, then submit again.`;
  }
  const changes = [...Object.values(changesOf(edits)), notesToSend(edits, rows)];
  if (changes.every(({ length }) => length === 0)) return 'There is nothing to submit.';
  const left = remainingRows(rows);
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
