/** The report: its first page (/reports/…, PDF) */

import type { EndReason } from '#functions/domain/attempts/attempt.ts';
import {
  countWord,
  dayOf,
  listedNames,
  sentence,
  spelledCount,
} from '#functions/domain/reports/document/document-words.ts';
import { plural } from '#functions/domain/text/counted.ts';

export const title = (answered: number): string =>
  answered === 0
    ? 'Your report has no answers yet'
    : plural(answered, 'What your one answer shows', `What your ${answered} answers show`);

export const strengths = 'Your strengths';
export const growth = 'Worth working on';
export const step = 'One step for this week';
export const stepIfDoubtful =
  'If you did read every question, tell us through the Contact page and we’ll check. If you didn’t, ask us there about taking the assessment again.';

const inEach = (count: number) => (count === 2 ? 'in both questions' : `in all ${spelledCount(count, 'question')}`);

/** The sentence beside a strength. `isSame`: the strength before it has the same sentence. */
export function strength(percent: number, count: number, isSame: boolean): string {
  const each = inEach(count);
  if (percent === 100)
    return isSame ? `Here too, the strongest option ${each}.` : `You chose the strongest option ${each}.`;
  if (percent < 80) return 'You chose the stronger options more often than the weaker ones.';
  return isSame ? 'Again, nearly always a stronger option.' : 'You chose the stronger options almost every time.';
}

/** The sentence beside a growth area, or one of the two lowest. */
export function growthArea(percent: number, count: number): string {
  if (percent === 0) return `${sentence(inEach(count))} you chose the option with the fewest points.`;
  if (percent <= 20) return 'You chose the weaker options almost every time.';
  return percent < 40
    ? 'You chose the weaker options more often than the stronger ones.'
    : 'You chose stronger and weaker options about equally often.';
}

export const lowest = 'No area is clearly low. You could start with these two, but chance may explain their scores.';

export const even = 'No area is clear, one way or the other: each has only a few questions.';
export const noStrength = 'No area is clearly a strength: each has only a few questions.';
export const noneAbove =
  'None of your scores is above 50, the middle of its scale. A score is about these choices, not about your worth.';
export const noneAboveOfMinor =
  'These questions showed no clear strength. They cover only a small part of what you can do.';
/** @param names the two areas with the largest scores, if they are apart from the others. */
export const largest = (names: readonly string[]): string =>
  `You scored most in ${listedNames(names)}, but chance may explain the gap to the others.`;
export const fewScored = 'Most areas have too few answers for a score, and none of the others is clearly a strength.';
/** Where not all clear areas are named. */
export const more = 'There are more: see your SWOT.';
/** What the answers do show if nothing stands out. */
export const chosen = (strongest: number, weakest: number, all: number): string =>
  strongest + weakest === 0
    ? `In all ${all} answers you chose an option between the strongest and the weakest.`
    : `In ${strongest} of your ${all} answers you chose the strongest option, and in ${weakest} the weakest.`;
export const noScore = 'No area has enough answers for a score.';

/** How sure the first page is, by what the tests found. */
export const certainty = {
  named: (what: string) => `Chance alone would rarely produce ${what}, but another day may differ.`,
  all: 'these results',
  strengths: (count: number) => plural(count, 'this strength', 'these strengths'),
  nothing:
    'Not very: each area has only a few questions. With many more, each figure would most likely lie within the range shown.',
} as const;
/** @param code the quotient with the widest range of those with a figure. */
export const leastCertain = (code: string, count: number): string =>
  count === 2
    ? `${code} is the less certain of the two figures.`
    : `${code} is the least certain of the ${countWord(count)} figures.`;

interface Sitting {
  quizName: string;
  endedAt: number;
  answeredCount: number;
  presentedCount: number;
  /** Number of questions in the bank: more than were asked if those of an earlier sitting were not repeated. */
  questionCount: number;
  endReason: EndReason | 'late';
}

const endedBy = {
  candidate: 'when you ended the assessment',
  time: 'when your time was up',
  /** For an end by time after which answers arrived: they count, so not all of them were there when the time was over. */
  late: 'when your time was up and the assessment was closed',
  limit: 'when it had been left or reopened too often and was closed',
} as const satisfies Record<Sitting['endReason'], string>;

/** The sentence on an attempt in which not every question was answered. */
export function answered(sitting: Sitting): string {
  const { quizName, endedAt, answeredCount, presentedCount, questionCount, endReason } = sitting;
  const quiz = quizName.trim() || 'the assessment';
  const asked = `that ${plural(presentedCount, 'was', 'were')} asked this time`;
  const what = presentedCount < questionCount ? `${quiz} ${asked}` : quiz;
  const when = `${endedBy[endReason]} on ${dayOf(endedAt)}`;
  if (answeredCount === 0 && presentedCount === 1)
    return `You had not answered the one question of ${what} ${when}, so this report has no score.`;
  if (answeredCount === 0)
    return `You had answered 0 of the ${presentedCount} questions of ${what} ${when}, so this report has no score.`;
  const made = plural(answeredCount, 'that answer', 'those answers');
  return `You had answered ${answeredCount} of the ${presentedCount} questions of ${what} ${when}; only ${made} count${answeredCount === 1 ? 's' : ''} here.`;
}

/**
 * On answers that arrived after the deadline (and the grace, see `time-limit.ts`). A lost connection and a false claim of one cannot be
 * told apart, so these answers count, and are mentioned.
 */
export const late = (count: number): string =>
  count === 1
    ? '1 answer arrived after your time was up; we count it, because you may have given it in time while offline.'
    : `${count} answers arrived after your time was up; we count them, because you may have given them in time while offline.`;
