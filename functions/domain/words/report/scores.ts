/** The report: all scores, the kinds of choices, the comparison with an earlier sitting (/reports/…, PDF) */

import {
  answeredOf,
  answeredOrAll,
  changeOf,
  listed,
  listedNames,
  missingText,
  missingWords,
  mostLikely,
  scoreOf,
  sentence,
  spelledCount,
} from '#functions/domain/reports/document/document-words.ts';
import type {
  ChoiceRow,
  ComparedScale,
  Dial,
  MissingReason,
  ScaleRow,
} from '#functions/domain/reports/document/report-document.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';
import { plural } from '#functions/domain/text/counted.ts';

export const title = 'All your scores';
export const caption = 'The mark is your score from 0 to 100, the bar its margin of error.';
export const totalCaption = 'One overall number says least about you, so it comes last.';
export const total = 'All questions together';
/** "How sure is this?" of a short report, in which nothing else says it. */
export const sureInShort =
  'The bar is the margin of error: with many more questions like these, your score would fall within it about nine times out of ten.';
/** In place of how sure they are. */
export const ifRead = 'These figures mean something only if you did read every question.';
export const notIq = 'EQ, MQ and LQ are not like an IQ: they don’t compare you with others.';
export const noGroup =
  'There is no comparison group yet, so no score is above or below average. A score is not a measure of intelligence, character or health.';

/** `Ambition and Vision 68 (52–85)`, or why it has no score. */
export function scaleInWords({ name, score, missing }: Pick<ScaleRow, 'name' | 'score' | 'missing'>): string {
  return score ? `${name} ${scoreOf(score)}` : `${name}: ${missingText(missing ? { missing } : {})}`;
}

export const shapeAlt = (rows: readonly ScaleRow[]): string =>
  `Your scores on ${spelledCount(rows.length, 'pillar')}, each with its margin of error: ${rows.map(scaleInWords).join('; ')}.`;

export const scalesAlt = (rows: readonly ScaleRow[]): string =>
  `Bars of your scores with their margins of error: ${rows.map(scaleInWords).join('; ')}.`;

/** On a quotient: how sure it is, or why it has no figure. */
export function dialText({ code, answerCount, questionCount, askedCount, score, missing }: Omit<Dial, 'text'>): string {
  const all = `${questionCount} ${plural(questionCount, 'question', 'questions')}`;
  if (score) return `${code} is ${mostLikely(score)}, from ${answeredOrAll(answerCount, questionCount, askedCount)}.`;
  const needed = Math.max(minAnswers.parameter, Math.ceil(questionCount / 2));
  if (missing === 'fewQuestions')
    return `${code}: ${missingWords.fewQuestions}. It has ${all}, and a score needs ${needed}.`;
  if (missing === 'fewAsked')
    return `${code}: ${missingWords.fewAsked}. Of its ${all} ${askedCount || 'none'} ${(askedCount ?? 0) < 2 ? 'was' : 'were'} asked, and a score needs ${needed}.`;
  const answered = `You answered ${answeredOf(answerCount, questionCount, askedCount)}`;
  if (missing === 'noRange')
    return `${code}: ${missingWords.noRange}. ${answered}, and too few of them have options of different points.`;
  if (missing === 'protected')
    return `${code}: ${missingWords.protected}. ${answered}; together with the other scores it would give single answers away.`;
  return `${code}: ${missingWords.fewAnswers}. ${answered}, and a score needs ${needed}.`;
}

export const missingTitle = 'Where a score is missing';
export const withoutScore = (names: readonly string[]): string => `Without a score: ${listedNames(names)}.`;

interface NotThere {
  parameters: boolean;
  areas: boolean;
  phrases: boolean;
  /** The reasons why scales of this report have no score. */
  reasons: ReadonlySet<MissingReason>;
}

const missingMeaning: Partial<Record<MissingReason, string>> = {
  fewQuestions: `“${sentence(missingWords.fewQuestions)}”: the question bank has fewer of them than a score needs.`,
  fewAsked: `“${sentence(missingWords.fewAsked)}”: what was answered in an earlier sitting is not asked again, and a score is made from the answers of one sitting.`,
  noRange: `“${sentence(missingWords.noRange)}”: too few of the answered questions have options of different points.`,
  protected: `“${sentence(missingWords.protected)}”: set against the other scores, it would tell what single answers were worth.`,
};

/** The parts that the report leaves out, and what they would need. */
export function missingParts(missing: NotThere): string[] {
  const { parameter, subParameter, phrases } = minAnswers;
  return [
    ...(missing.parameters
      ? [`A pillar needs at least ${spelledCount(parameter, 'answer')}, and at least half of its questions answered.`]
      : []),
    ...(missing.areas
      ? [`An area within it needs ${spelledCount(subParameter, 'answer')}, or both if it has only two questions.`]
      : []),
    ...[...missing.reasons].flatMap((reason) => missingMeaning[reason] ?? []),
    ...(missing.phrases ? [`Comments on single answers need ${spelledCount(phrases, 'answer')} in all.`] : []),
  ];
}

export const choices = {
  title: 'How you chose',
  lead: 'How often you chose the strongest option, the weakest, or one in between, pillar by pillar.',
  leadOfTwo: 'How often you chose the stronger and how often the weaker option, pillar by pillar.',
  leadOfMinor: 'How your choices spread over the options, pillar by pillar.',
  caption: 'Number of your answers of each kind.',
  kinds: { strongest: 'Strongest', middle: 'In between', weakest: 'Weakest' },
  kindsOfMinor: { strongest: 'Most points', middle: 'In between', weakest: 'Fewest points' },
  note: 'These are counts of answers, not a type of person. Another day may bring other choices.',
} as const;

/** `Ambition and Vision: 5 strongest, 3 middle and 4 weakest` */
export const choicesAlt = (rows: readonly ChoiceRow[], kinds: readonly string[]): string =>
  `Stacked bars, one for each pillar. ${rows
    .map(
      ({ name, counts }) => `${name}: ${listed(kinds.map((kind, at) => `${counts[at] ?? 0} ${kind.toLowerCase()}`))}`,
    )
    .join('; ')}.`;

export const notShown = (scales: readonly Pick<ScaleRow, 'name' | 'missing'>[]): string =>
  `Not shown here: ${scales.map((scale) => scaleInWords(scale)).join('; ')}.`;

interface Sittings {
  before: string;
  now: string;
  sharedCount: number;
}

export const comparison = {
  title: 'Compared with your earlier sitting',
  caption: 'Your score at each sitting, with its margin of error.',
  lead: ({ before, now, sharedCount }: Sittings): string =>
    `You took this assessment ${bothDays(before, now)}. ${
      sharedCount === 0
        ? 'The two sittings have no question in common'
        : `${sentence(spelledCount(sharedCount, 'question was', 'questions were'))} answered in both`
    }, so a score may change just because the questions were different.`,
  allSame: ({ before, now, sharedCount }: Sittings): string =>
    `You took this assessment ${bothDays(before, now)}, with the same ${spelledCount(sharedCount, 'question')}.`,
  /** The caution beside every comparison. */
  alreadyRead: (sharedCount: number): string =>
    sharedCount === 0
      ? 'You may have learnt something from an earlier report, and this may explain part of a change.'
      : `You may already have read a report on the same ${spelledCount(sharedCount, 'question')}, and what you learnt from it may explain part of a change.`,
  /** @param left the scales with changed questions. */
  otherKey: (left: readonly string[]): string =>
    `Not compared: ${listedNames(left)}. Their questions were scored or grouped differently in the two sittings, so a difference would say nothing about you.`,
  sure: 'EQ, MQ, LQ and the total are made of the same answers as the pillars, so a change in them is not a separate finding. Scores move by chance between two sittings, and more so with few questions. A score is called higher or lower only where chance would rarely move it so far. Each is tested separately, so now and then pure chance is called a change.',
  none: 'No scale has a score in both sittings, so there is nothing to compare.',
};

/** Names the day once if both sittings were on the same day. */
const bothDays = (before: string, now: string): string =>
  before === now ? `twice on ${now}` : `on ${before} and again on ${now}`;

export const compared = (changed: readonly string[], count: number): string => {
  if (changed.length === 0) return 'No reliable change: no score moved by more than chance would easily explain.';
  const all = `These scores have changed by more than chance would easily explain: ${listedNames(changed)}.`;
  return changed.length === count ? all : `${all} For the others there is no reliable change.`;
};

export const comparedAlt = (rows: readonly ComparedScale[]): string =>
  `Each scale at the earlier sitting and now: ${rows
    .map(
      ({ name, before, now, isChanged }) =>
        `${name} from ${scoreOf(before)} to ${scoreOf(now)}, ${changeOf({ name, before, now, isChanged })}`,
    )
    .join('; ')}.`;
