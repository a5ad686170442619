import { withoutInvisible, trimText } from '#functions/domain/text/visible-text.ts';
import type { DraftQuestion } from './question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { maxSheetRows } from '#functions/domain/uploads/upload.ts';
import * as words from '#functions/domain/words/bank.ts';

/** Limits of a question, for forms and sheets alike. */
export const questionLimits = {
  /** Characters of a text or a phrase. */
  text: 10_000,
  /** Characters of a category. */
  group: 500,
  options: 36,
  /** From −1,000 to 1,000. A larger number is more likely a date that the sheet stores as a number. */
  points: 1_000,
  /** Limit of {@link sizeOf}: then all options fit into one cell of a spreadsheet (32,767 characters), and a question into one stored chunk. */
  size: 30_000,
} as const;

/** A text as it is read: uniform line breaks, no lone surrogates, trimmed; '' if it has no visible character. */
export function readableText(text: string): string {
  if (/^[ -~]*$/.test(text)) return trimText(text);
  return trimText(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** A text as it is stored: a {@link readableText} without invisible characters. */
export function cleanText(text: string): string {
  return trimText(withoutInvisible(readableText(text)));
}

/** Length of a question as JSON: a quotation mark or a line break takes two characters, and each option has an overhead. */
export function sizeOf({ text, category, subCategory, options }: DraftQuestion): number {
  return JSON.stringify({ text, category, subCategory, options }).length;
}

/** The problem with a question's size, and how to correct it. */
export function sizeProblem(draft: DraftQuestion): string | undefined {
  const size = sizeOf(draft);
  return size <= questionLimits.size ? undefined : words.tooBig(size, questionLimits.size);
}

/** Largest number of questions in a bank: as many as a sheet may have rows, so that an exported bank can be uploaded again. */
export const maxBankQuestions = maxSheetRows;

/** Maximum lengths of the lists in one submission of an admin's edits (`BankChanges`). More edits take several submissions. */
export const changeLimits = { edited: 5_000, added: 5_000, deleted: maxBankQuestions, notes: 2_000 } as const;

/** @throws Refusal `invalid-input` for more questions than a bank may have. */
export function refuseTooMany(questions: readonly unknown[]): void {
  if (questions.length > maxBankQuestions) refuse('invalid-input', words.tooMany(questions.length, maxBankQuestions));
}
