import { sendContactMessage } from '#functions/contract/contact.ts';
import { getActiveQuiz } from '#functions/contract/quiz.ts';

/** The operations of the access `public`, apart from the others so that its function's bundle contains no more. */
export const publicOperations = { getActiveQuiz, sendContactMessage };
