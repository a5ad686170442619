/** The details of a quiz: its fields, and changes by someone else (/admin/quizzes) */

import type { QuotientCode } from '#functions/domain/banks/parameters/parameter-map.ts';
import { counted } from '#functions/domain/text/counted.ts';

export const fields = { name: 'Quiz name', description: 'Description', price: 'Price in rupees' };
export const versionNote = 'Note for the list of versions (optional)';

export const changedByMe = (quizId: number) => `You changed quiz ${quizId} in another window (<at>date</at>).`;
export const createdByMe = (quizId: number) => `You created quiz ${quizId} in another window (<at>date</at>).`;
export const changed = (name: string, quizId: number) =>
  `${name} changed quiz ${quizId} in the meantime (<at>date</at>).`;
export const created = (name: string, quizId: number) =>
  `${name} created quiz ${quizId} in the meantime (<at>date</at>).`;
export const safe = 'Nothing was overwritten.';
export const whatChanged = (from: number, to: number) => `What changed from version ${from} to version ${to}`;
export const details = {
  name: 'Quiz name',
  description: 'Description',
  price: 'Price',
  limit: 'Time limit',
  release: 'Report is sent',
  resumes: 'Resume limit',
};
export const noDescription = 'none';
export const usualLimit = '1 minute for every two questions';
export const limitNow = (time: string) => `${time} (1 minute for every two questions)`;

export const questions = (count: number) => `(${counted(count, 'question')})`;
export const tooFew = (code: QuotientCode, min: number) =>
  `${code} needs at least ${min} answers for a score. With these questions it never gets one.`;
