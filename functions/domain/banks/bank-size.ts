import { refuse } from '#functions/domain/refusal.ts';
import { maxSheetRows } from '#functions/domain/uploads/upload.ts';

/** Largest number of questions in a bank: as many as a sheet may have rows, so that an exported bank can be uploaded again. */
export const maxBankQuestions = maxSheetRows;

/** Maximum lengths of the lists in one submission of an admin's edits (`BankChanges`). More edits take several submissions. */
export const changeLimits = { edited: 5_000, added: 5_000, deleted: maxBankQuestions, notes: 2_000 } as const;

/** @throws Refusal `invalid-input` for more questions than a bank may have. */
export function refuseTooMany(questions: readonly unknown[]): void {
  if (questions.length <= maxBankQuestions) return;
  const [found, max] = [questions.length, maxBankQuestions].map((count) => count.toLocaleString('en'));
  refuse('invalid-input', `The bank would have ${found} questions, and ${max} are the most. Leave some out.`);
}
