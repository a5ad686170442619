import type { EndReason } from '#functions/domain/attempt.ts';
import { counted, listedNames, sentence } from '#functions/domain/report/english-words.ts';
import { dayOf } from '#functions/domain/report/figure-words.ts';
import type { ReportFigures } from '#functions/domain/report/report-figures.ts';
import { leastAnswers } from '#functions/domain/report/withhold-figures.ts';

/* The words of the first pages: cover, summary, how to read it. */

export const coverWords = {
  kicker: 'Assessment report',
  shape: 'Centre: 0% of the range of a parameter’s questions. Rim: 100%. The lighter band is the 90% interval.',
  bars: 'Percent of the range of a parameter’s questions, with the 90% interval.',
  completed: 'Completed on',
  answered: 'Questions answered',
  bank: 'Question bank',
  attempt: 'Attempt',
};

interface Sitting {
  quizName: string;
  endedAt: number;
  answeredCount: number;
  presentedCount: number;
  endReason: EndReason;
}

const endedBy = {
  candidate: 'when you ended the assessment',
  time: 'when the time was over',
  limit: 'when the assessment was closed at its limit of returns and tab switches',
} as const satisfies Record<EndReason, string>;

/** The first sentence of the summary. */
export function whatWasAnswered({ quizName, endedAt, answeredCount, presentedCount, endReason }: Sitting): string {
  const what = quizName.trim() || 'the assessment';
  const on = `on ${dayOf(endedAt)}`;
  if (answeredCount >= presentedCount)
    return presentedCount === 1
      ? `You answered the one question of ${what} ${on}.`
      : `You answered all ${presentedCount} questions of ${what} ${on}.`;
  const made = answeredCount === 1 ? 'that answer' : 'those answers';
  return `You had answered ${answeredCount} of the ${presentedCount} questions of ${what} ${endedBy[endReason]} ${on}; this report is made from ${made} alone.`;
}

/** The second one: what the F test says, of the main parameters that have a figure. */
export function whetherTheyDiffer({ parameters, profile }: Pick<ReportFigures, 'parameters' | 'profile'>): string {
  if (parameters.length < 2) return 'This assessment has one main parameter, so there is nothing to compare it with.';
  if (!profile) return 'There are not enough answers to compare your main parameters with one another.';
  const isWhole = parameters.every(({ score }) => score);
  if (profile.isReliable)
    return isWhole
      ? 'Your main parameters differ by more than chance would readily explain.'
      : 'As far as there are enough answers, your main parameters differ by more than chance would readily explain.';
  const far = isWhole ? '' : ', as far as there are enough answers';
  return `Your parameters do not reliably differ${far}: chance alone could have made the differences that the scores show.`;
}

interface StandingOut {
  /** The areas whose intervals lie there. A minor is told none below. */
  above: readonly string[];
  below: readonly string[];
  areaCount: number;
  /** Whether any area has a score. */
  isKnown: boolean;
  isMinor: boolean;
}

/** The third one. */
export function whatStandsOut({ above, below, areaCount, isKnown, isMinor }: StandingOut): string {
  if (!isKnown) return 'No single area has enough answers for a score.';
  const [up, down] = [areasNamed(above, areaCount), areasNamed(below, areaCount)];
  if (up && down)
    return `What stands out: your answers lie clearly above the middle of the range in ${up}, and clearly below it in ${down}.`;
  if (up) return `What stands out: your answers lie clearly above the middle of the range in ${up}.`;
  if (down) return `What stands out: your answers lie clearly below the middle of the range in ${down}.`;
  return isMinor
    ? 'No single area lies clearly above the middle of the range.'
    : 'No single area stands out: every interval includes the middle of the range.';
}

const mostInSentence = 3;

function areasNamed(names: readonly string[], areaCount: number): string {
  if (names.length <= mostInSentence) return listedNames(names);
  return names.length === areaCount ? `all ${areaCount} areas` : `${names.length} of ${areaCount} areas`;
}

export const readingWords = {
  title: 'How to read it',
  lead: 'Everything here is made of the answers you chose. The report says how far those answers reach, and where they do not reach it says so.',
  figure: {
    title: 'A score',
    text: 'Each score is a percent of range. 0% would be the answer with the fewest points to every question of a scale, 100% the answer with the most. So a score compares your answers with what the questions allow. It does not compare you with other people: no norms stand behind it, and none of the scores means above or below average.',
  },
  interval: {
    title: 'The bar around it',
    text: 'The bar is the 90% interval of the score. A scale has only a few questions, and others of the same kind would have given a somewhat different score. If you could answer very many of them, the score would come to lie within the bar in about nine cases of ten. The fewer the answers, the longer the bar.',
  },
  comparing: {
    title: 'Two scores',
    text: 'Compare bars, not points. Where two bars overlap widely, your answers do not tell the two scales apart, however many points lie between the scores. The report speaks of a difference only where a statistical test finds one.',
  },
  use: {
    title: 'What it is for',
    text: 'Use it to think, and to talk. Choose somebody who knows you well and go through the situations together: they have seen more of your days than these questions have. Where the report and your own experience disagree, ask what the questions left out.',
  },
};

/** What a report leaves out, and from when on there would be more. */
export function whatIsNotThere(missing: { parameters: boolean; areas: boolean; phrases: boolean }): string[] {
  const { parameter, subParameter, phrases } = leastAnswers;
  return [
    ...(missing.parameters
      ? [
          `A main parameter has a score from ${counted(parameter, 'answer')} on, if they are at least half of its questions.`,
        ]
      : []),
    ...(missing.areas
      ? [
          `An area within it has a score from ${counted(subParameter, 'answer')} on, or when all of its questions, two at least, are answered; and only where the other scores do not give away one that is left out.`,
        ]
      : []),
    ...(missing.phrases ? [`What the report says of single answers needs ${counted(phrases, 'answer')} in all.`] : []),
  ];
}

export const notEnoughTitle = sentence('where it says “not enough answers”');
