/** Answers that have not been sent yet (/quiz, /login, logout) */
import { counted } from '#functions/domain/text/counted.ts';

export const unsent = (answers: number) => `${counted(answers, 'answer hasn’t', 'answers haven’t')} been sent yet.`;
