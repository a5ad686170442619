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
  `Two of the descriptions may meet in one situation. ${strength}: ${upside} ${growth}: ${cost}`;

export const lowTogether = (areas: readonly string[], pillar: string): string =>
  `${listedNames(areas)} belong to one pillar, ${pillar}: your clearly low scores are all there.`;

const beyondChance = 'Chance alone would rarely make such a difference. Easier questions could be part of the reason.';
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
  'Your pillars differ by more than chance would easily explain, but these questions can’t show which ones.';

/** @param scored the number of main parameters with a score, if not all have one. */
export const close = (count: number, scored?: number): string =>
  scored === undefined
    ? `Your ${countWord(count)} pillars don’t clearly differ: the gaps between their scores may be chance.`
    : `The ${countWord(scored)} pillars with a score don’t clearly differ: the gaps between them may be chance.`;
export const same = 'Your pillars have the same score, so none of them stands out.';

export const changed = ({ higher, lower }: Group, before: string): string => {
  const ways = [
    ...(higher.length > 0 ? [`risen in ${listedNames(higher)}`] : []),
    ...(lower.length > 0 ? [`fallen in ${listedNames(lower)}`] : []),
  ];
  return `Since ${before} your scores have ${listed(ways)}, by more than chance would easily explain. You may have learnt something from an earlier report on the same questions, and this may explain part of the change.`;
};
