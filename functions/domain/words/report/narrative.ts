/** The report: what the answers have in common (/reports/…, PDF) */

import { countWord, listed, listedNames } from '#functions/domain/reports/document/document-words.ts';

export const title = 'What your answers have in common';

export const together = (areas: readonly string[], pillar: string): string =>
  `${listedNames(areas)} ${areas.length === 2 ? 'both' : 'all'} belong to ${pillar}: your clearly strong scores are all there.`;

export const apart = (areas: readonly string[], pillars: number): string =>
  `Your strengths, ${listedNames(areas)}, come from ${countWord(pillars)} different pillars.`;

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
  `${listedNames(areas)} belong to one pillar, ${pillar}: your clearly low scores are all there.`;

const beyondChance = 'Chance alone would rarely make such a difference. Easier questions could be part of it.';
/** Main parameters, each of which is above each of some others. */
export interface Group {
  higher: readonly string[];
  lower: readonly string[];
}
/** @param isCut whether there are more. */
export const pairs = (groups: readonly Group[], isCut: boolean): string => {
  const all = groups.map(
    ({ higher, lower }) =>
      `n ${listedNames(higher)} your choices were stronger on the whole than in ${listedNames(lower)}.`,
  );
  return `${isCut ? 'For example, i' : 'I'}${all.join(' I')} ${beyondChance}`;
};
export const best = (names: readonly string[]): string =>
  `In ${listedNames(names)} your choices were stronger on the whole than in some of your other pillars. ${beyondChance}`;
export const different =
  'Your pillars differ by more than chance would often explain, but these questions can’t tell which of them.';

/** @param scored the number of main parameters with a score, if not all have one. */
export const close = (count: number, scored?: number): string =>
  scored === undefined
    ? `These questions can’t tell your ${countWord(count)} pillars apart: the differences between them may be chance.`
    : `These questions can’t tell the ${countWord(scored)} pillars that have a score apart: the differences between them may be chance.`;
export const same = 'Your pillars have the same score, so none of them stands out.';

export const changed = ({ higher, lower }: Group, before: string): string => {
  const ways = [
    ...(higher.length > 0 ? [`risen in ${listedNames(higher)}`] : []),
    ...(lower.length > 0 ? [`fallen in ${listedNames(lower)}`] : []),
  ];
  return `Since ${before} your score has ${listed(ways)}, by more than chance would often explain. You may have read a report on the same questions in between, so part of that may be what you learnt from it.`;
};
