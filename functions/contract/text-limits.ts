import { maxSearchLength } from '#functions/domain/text/search-words.ts';

/*
 * How many characters a text may have: the contract refuses a longer one, and a field lets nobody type one. What a question may have
 * stands in the domain (`question-limits.ts`), because spreadsheets keep to it as well.
 */

export const contactLimits = {
  name: 100,
  designation: 100,
  organization: 150,
  email: 254,
  contactNo: 30,
  message: 5_000,
} as const;

/** Of the parent or guardian who agrees for a candidate under 18. */
export const guardianLimits = { name: 100, relationship: 50, contact: 254 } as const;

/** Of what an admin types. */
export const adminLimits = {
  /** Why something was done. */
  reason: 500,
  /** Of a version of the question bank. */
  note: 500,
  /** Words that something is looked for by. */
  searchWords: maxSearchLength,
  quizName: 200,
  quizDescription: 2_000,
  couponCode: 40,
  couponLabel: 100,
  holidayName: 100,
} as const;
