/** A quiz: its details, its quotients, and changes by someone else (/admin/quizzes) */

import { counted } from '#functions/domain/text/counted.ts';

export const facts = { id: 'Quiz ID', name: 'Quiz name', description: 'Description', price: 'Price' };
export const promptLabel = 'Line above the options';
export const limits = { time: 'Time limit', resumes: 'Resume limit', release: 'Reports are sent' };
export const state = { questions: 'Questions', version: 'Version', changed: 'Last changed' };
export const priceInRupees = 'Price in rupees';
export const versionNote = 'Note for the list of versions (optional)';
export const none = 'none';
export const usualLimit = '1 minute for every two questions';
export const limitNow = (time: string) => `${time} (1 minute for every two questions)`;

export const savedByMe = (quizId: number) => `You saved quiz ${quizId} in another window (<at>date</at>).`;
export const savedBy = (name: string, quizId: number) =>
  `${name} saved quiz ${quizId} in the meantime (<at>date</at>).`;
export const safe = 'Nothing was overwritten.';
export const whatChanged = (from: number, to: number) => `What changed from version ${from} to version ${to}`;

export const questions = (count: number) => `(${counted(count, 'question')})`;
export const tooFew = (code: string, min: number) => `${code} will have no score: it needs at least ${min} questions.`;
