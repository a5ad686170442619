/** Quizzes, their settings and versions (/admin/quizzes) */

import { counted, numeral } from '#functions/domain/text/counted.ts';

export const unnamedQuiz = (quizId: number) => `Quiz ${quizId}`;
export const quizNotFound = (quizId: number) => `There is no quiz ${quizId}.`;
export const nothingToAddTo = (quizId: number) => `There is no quiz ${quizId}, so nothing can be added to it.`;
export const archived = (quizId: number) => `Quiz ${quizId} is archived. Unarchive it first.`;
export const isActive = (quizId: number) => `Quiz ${quizId} is active. Make another quiz active first.`;
export const wouldReplace = (active: number, quizId: number) =>
  `Quiz ${active} is active. Publishing quiz ${quizId} replaces it, and the coupon codes of quiz ${active} stop working. Please confirm that, then publish again.`;
export const otherActive = (quizId: number | undefined, name: string | undefined) =>
  `Someone else has made quiz ${quizId} (${name}) the active one. Please check the quizzes again before you change the active quiz.`;

export const versionNotFound = 'We couldn’t find this version of the question bank.';
export const noSuchVersion = (quizId: number, version: number) => `Quiz ${quizId} has no version ${version}.`;
export const alreadyLive = (version: number) => `Version ${version} is already live.`;
export const pages = (count: number) => `This question bank has ${counted(count, 'page')}.`;

export const fields = {
  name: 'The quiz name',
  price: 'The price',
  resumeLimit: 'The resume limit',
  hours: 'The hours',
};
export const hoursMax = (most: number) =>
  `We promise reports within ${most} business hours, so you can hold them for ${most} hours at most.`;
export const editedMost = (count: number) => `You can edit at most ${numeral(count)} questions at a time.`;
export const addedMost = (count: number) => `You can add at most ${numeral(count)} questions at a time.`;
