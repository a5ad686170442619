import { sendContactMessage } from '#functions/contract/contact.ts';
import { getActiveQuiz } from '#functions/contract/quiz.ts';

/** The operations of the access `public`: what its function needs of the contract, and no more. */
export const publicOperations = { getActiveQuiz, sendContactMessage };
