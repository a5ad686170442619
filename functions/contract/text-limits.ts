import { maxAddressLength } from '#functions/domain/people/mail-address.ts';
import { maxSearchLength } from '#functions/domain/text/search-words.ts';

/* Maximum lengths of texts: the contract refuses a longer one, and form fields stop typing there. The limits for questions are in the
   domain (`question-limits.ts`), because spreadsheets have to keep to them, too. */

export const contactLimits = {
  name: 100,
  designation: 100,
  organization: 150,
  email: maxAddressLength,
  contactNo: 30,
  message: 5_000,
} as const;

/** Limits for the parent or guardian who consents for a candidate under 18. */
export const guardianLimits = { name: 100, relationship: 50, contact: maxAddressLength } as const;

export const adminLimits = {
  reason: 500,
  note: 500,
  searchWords: maxSearchLength,
  quizName: 200,
  quizDescription: 2_000,
  quizPrompt: 80,
  couponCode: 40,
  couponLabel: 100,
  holidayName: 100,
} as const;
