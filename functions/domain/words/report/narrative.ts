/** The report: what the answers have in common (/reports/…, PDF) */

import { countWord, listedNames } from '#functions/domain/reports/document/document-words.ts';

export const title = 'What your answers have in common';

export const together = (areas: readonly string[], pillar: string): string =>
  `${listedNames(areas)} ${areas.length === 2 ? 'both' : 'all'} belong to ${pillar}: in this part of life your answers are strong in more than one way.`;

export const apart = (areas: readonly string[], pillars: number): string =>
  `Your strengths, ${listedNames(areas)}, come from ${countWord(pillars)} different pillars, so they can help you in very different situations.`;

export const alone = (area: string): string => `In one area, ${area}, your choices were clearly on the stronger side.`;

interface Meeting {
  strength: string;
  upside: string;
  growth: string;
  cost: string;
}
/** The bank's upside of a strength beside its cost of a growth area. */
export const meeting = ({ strength, upside, growth, cost }: Meeting): string =>
  `Two sides of your answers meet in daily life. ${strength}: ${upside} ${growth}: ${cost}`;

export const lowTogether = (areas: readonly string[], pillar: string): string =>
  `${listedNames(areas)} belong to one pillar, ${pillar}. A small change there may help in ${areas.length === 2 ? 'both' : 'all of them'}.`;

export const higher = (name: string, others: readonly string[]): string =>
  `You chose the stronger options more reliably in ${name} than in ${listedNames(others)}: the difference is bigger than chance would make it.`;
export const lower = (name: string, others: readonly string[]): string =>
  `You chose the stronger options less reliably in ${name} than in ${listedNames(others)}: the difference is bigger than chance would make it.`;
export const different = 'Some of your pillars are clearly stronger than others, but which ones isn’t certain.';

/** @param scored the number of main parameters with a score, if not all have one. */
export const close = (count: number, scored?: number): string =>
  scored === undefined
    ? `Your ${countWord(count)} pillars are close together; the small differences may be chance.`
    : `The ${countWord(scored)} pillars that have a score are close together; the small differences may be chance.`;
export const same = 'Your pillars have the same score, so none of them stands out.';

export const changed = (names: readonly string[], before: string): string =>
  `Since ${before} your score has changed in ${listedNames(names)} by more than chance would explain. You may have read a report on the same questions in between, so part of that may be what you learnt from it.`;
