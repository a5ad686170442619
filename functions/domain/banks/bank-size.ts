import { refuse } from '#functions/domain/refusal.ts';
import { maxSheetRows } from '#functions/domain/uploads/upload-limits.ts';

/** Largest number of questions in a bank: as many as a sheet may have rows, so that an exported bank can be uploaded again. */
export const maxBankQuestions = maxSheetRows;

/** @throws Refusal `invalid-input` for more questions than a bank may have. */
export function refuseTooMany(questions: readonly unknown[]): void {
  if (questions.length <= maxBankQuestions) return;
  const [found, max] = [questions.length, maxBankQuestions].map((count) => count.toLocaleString('en'));
  refuse('invalid-input', `The bank would have ${found} questions, and ${max} are the most. Leave some out.`);
}
