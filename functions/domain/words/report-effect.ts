/** What a publication changes for new attempts and their reports (/admin/quizzes) */

import { counted } from '#functions/domain/text/counted.ts';

export const lost = (name: string, why: string) => `With this change, reports lose ${name}. ${why}`;
export const gained = (name: string, why: string) => `With this change, reports gain ${name}. ${why}`;
export const unchanged = 'New reports keep everything they have now.';
export const counts = (code: string, now: number, before: number) =>
  `${code} is based on ${counted(now, 'question')} instead of ${before}.`;
export const sameTime = (now: number, before: number, time: string) =>
  `An attempt has ${counted(now, 'question')} instead of ${before}, and still ${time}.`;
export const otherTime = (now: number, before: number, time: string, timeBefore: string) =>
  `An attempt has ${counted(now, 'question')} instead of ${before}, and ${time} instead of ${timeBefore}.`;

export const parts = { total: 'the total score', swot: 'the SWOT' } as const;
export const scoreOf = (name: string) => `the score of “${name}”`;
export const areaScoreOf = (area: string, name: string) => `the score of “${area}” in “${name}”`;

export const it = 'It';
export const has = (subject: string, count: number) => `${subject} would have ${counted(count, 'question')}.`;
export const needs = (subject: string, count: number, needed: number) =>
  `${subject} would have ${counted(count, 'question')}, and a score needs ${needed}.`;
export const complete = 'It would have everything it needs.';
export const noQuestion = 'No question is left for it.';
export const givesAway = 'Readers could work out single answers from it.';
export const alike = 'The points of its options would be too alike.';
export const scoreless = (names: string) => `${names} would have no score.`;
export const noAreaScore = 'No area would have a score.';
export const noWeakness = 'No option has a phrase about a weakness.';
export const lone = (area: string, name: string) => `“${area}” would have only one question in “${name}”.`;
