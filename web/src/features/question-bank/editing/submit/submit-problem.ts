import { maxEventBytes } from '#functions/contract/endpoint.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import * as problems from '#web/lib/words/bank/problems.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import { ApiProblem } from '#web/lib/api-client.ts';
import { problemWords } from '#web/features/bank/problem-words.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { type BankEdits, changesOf, notesToSend, remainingRows } from '../edits/bank-edits.ts';
import { openConflicts } from '../edits/conflicts.ts';

/** The problem that blocks submitting, if any. */
export function submitProblem(rows: readonly BankRow[], edits: BankEdits): string | undefined {
  if (openConflicts(edits).length > 0) return words.undecided;
  const changes = [...Object.values(changesOf(edits)), notesToSend(edits, rows)];
  if (changes.every(({ length }) => length === 0)) return words.nothing;
  const left = remainingRows(rows);
  if (left.length === 0) return words.noQuestions;
  const numbers = new Map<string, number>();
  for (const { text, number } of left) {
    const earlier = numbers.get(normaliseText(text));
    if (earlier !== undefined) return words.sameText(earlier, number, text);
    numbers.set(normaliseText(text), number);
  }
  return isTooMuch(edits, rows) ? problems.saveFailed(words.tooMuch) : undefined;
}

/** Room for everything beside the changes. */
const otherBytes = 250_000;

function isTooMuch(edits: BankEdits, rows: readonly BankRow[]): boolean {
  // The body is a JSON text within the event that the function gets.
  const sent = JSON.stringify(JSON.stringify({ ...changesOf(edits), notes: notesToSend(edits, rows) }));
  return new TextEncoder().encode(sent).length > maxEventBytes - otherBytes;
}

/** Says why submitting has failed, and names the question that the server's error is about. */
export function failureWords(error: unknown, edits: BankEdits, rows: readonly BankRow[]): string {
  const where = error instanceof ApiProblem ? error.where : undefined;
  const [, part, place] = /^body\.(edited|added)\.(\d+)/.exec(where ?? '') ?? [];
  const sent =
    part === 'edited'
      ? changesOf(edits).edited.map(({ id }) => String(id))
      : edits.added.filter(({ isDeleted }) => !isDeleted).map(({ key }) => key);
  const meant = part && rows.find(({ key }) => key === sent[Number(place)]);
  return problemWords(error, (why) => problems.saveFailed(meant ? words.atQuestion(meant.number, why) : why));
}
