import type { EndReason } from '#functions/domain/attempts/attempt.ts';
import {
  spelledCount,
  listedNames,
  sentence,
  dayOf,
  missingWords,
} from '#functions/domain/reports/document/document-words.ts';
import type { AreaCounts } from '#functions/domain/reports/document/report-material.ts';
import type { MissingReason } from '#functions/domain/reports/document/report-document.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { noArea } from './report-words-answers.ts';

/* The words of the first pages: cover, summary, reading guide. */

export const coverWords = {
  kicker: 'Assessment report',
  shape: 'Centre: 0% of the range of a parameter’s questions. Rim: 100%. The lighter band is the 90% interval.',
  bars: 'Percent of the range of a parameter’s questions, with the 90% interval.',
  ofMinor:
    'This report tells of answers, not of a person. It begins with strengths and next steps; the scores come after them.',
  completed: 'Completed on',
  ended: 'Ended on',
  answered: 'Questions answered',
  bank: 'Question bank',
  attempt: 'Attempt',
};

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
  time: 'when the time was over',
  /** For an end by time after which answers arrived: they count, so not all of them were there when the time was over. */
  late: 'when the assessment was closed, after its time was over',
  limit: 'when the assessment was closed because it had been left or reopened too often',
} as const satisfies Record<Sitting['endReason'], string>;

/** The first sentence of the summary. */
export function answeredSentence(sitting: Sitting): string {
  const { quizName, endedAt, answeredCount, presentedCount, questionCount, endReason } = sitting;
  const quiz = quizName.trim() || 'the assessment';
  const asked = `that ${plural(presentedCount, 'was', 'were')} asked this time`;
  const what = presentedCount < questionCount ? `${quiz} ${asked}` : quiz;
  const on = `on ${dayOf(endedAt)}`;
  if (answeredCount >= presentedCount)
    return presentedCount === 1
      ? `You answered the one question of ${what} ${on}.`
      : `You answered all ${presentedCount} questions of ${what} ${on}.`;
  if (answeredCount === 0 && presentedCount === 1)
    return `You had not answered the one question of ${what} ${endedBy[endReason]} ${on}, so this report has no score.`;
  if (answeredCount === 0)
    return `You had answered 0 of the ${presentedCount} questions of ${what} ${endedBy[endReason]} ${on}, so this report has no score.`;
  const made = plural(answeredCount, 'that answer', 'those answers');
  return `You had answered ${answeredCount} of the ${presentedCount} questions of ${what} ${endedBy[endReason]} ${on}; this report is made from ${made} alone.`;
}

interface StandingOut extends AreaCounts {
  /** The areas that are clearly above or below the middle. A minor's report has none below. */
  above: readonly string[];
  below: readonly string[];
  isMinor: boolean;
}

/** The third sentence: the areas that are clearly above or below the middle. */
export function standOutSentence({ above, below, isMinor, ...counts }: StandingOut): string {
  if (counts.scoredCount === 0) return 'No single area has a score.';
  const [up, down] = [areasNamed(above, counts), areasNamed(below, counts)];
  if (up && down) return `You scored clearly above halfway in ${up}, and clearly below it in ${down}.`;
  if (up || down) return `You scored clearly ${up ? 'above' : 'below'} halfway in ${up || down}.`;
  return noArea(counts, isMinor ? 'clearly above halfway' : 'clearly above or below halfway');
}

const maxInSentence = 3;

function areasNamed(names: readonly string[], { areaCount, scoredCount }: AreaCounts): string {
  if (names.length <= maxInSentence) return listedNames(names);
  const areas = scoredCount === areaCount ? `${areaCount} areas` : `${scoredCount} areas that have a score`;
  return names.length === scoredCount
    ? `all ${areas}`
    : `${names.length} of ${scoredCount === areaCount ? '' : 'the '}${areas}`;
}

/** Explains the terms of the summary; "How to read it" has more. */
export const summaryTerms = (hasAreas: boolean): string =>
  `${hasAreas ? 'An area is one of the parts of a main parameter. ' : ''}Every score lies between 0 and 100, and 50 is halfway. The interval around a score shows how sure it is: the fewer the answers, and the more they vary, the wider.`;

export const readingWords = {
  title: 'How to read it',
  leadWithoutAnswers: 'No question was answered, so there is nothing to score.',
  lead: 'Everything here is made of the answers you chose. The report says how far those answers reach, and where they do not reach it says so.',
  figure: {
    title: 'A score',
    text: 'Each score is a percent of range. 0% would be the answer with the fewest points to every question of a scale, 100% the answer with the most. So a score compares your answers with what the questions allow. It does not compare you with other people: no norms stand behind it, and none of the scores means above or below average.',
  },
  interval: {
    title: 'The bar around it',
    text: 'The bar is the 90% interval of the score. A scale has only a few questions, and others of the same kind would have given a somewhat different score. If you could answer very many of them, the score would come to lie within the bar in about nine cases of ten. The fewer the answers, and the more they vary, the longer the bar.',
  },
  comparing: {
    title: 'Two scores',
    /** The profile names the pairs of main parameters that clearly differ, if there are any. */
    text: 'Compare bars, not numbers. This report does not rank your main parameters, so please read nothing into their order.',
    textWithPairs:
      'Compare bars, not numbers. Two main parameters clearly differ only where “Your profile” says so; whether the bars of others overlap decides nothing.',
    areas: 'Single areas have too few questions to be compared with one another.',
  },
  use: {
    title: 'What it is for',
    text: 'Use it to think, and to talk. Choose somebody who knows you well and go through the situations together: they have seen more of your days than these questions have. Where the report and your own experience disagree, ask what the questions left out.',
  },
};

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
export function missingPartsSentences(missing: NotThere): string[] {
  const { parameter, subParameter, phrases } = minAnswers;
  return [
    ...(missing.parameters
      ? [
          `A main parameter has a score from ${spelledCount(parameter, 'answer')} on, if they are at least half of its questions.`,
        ]
      : []),
    ...(missing.areas
      ? [
          `An area within it has a score from ${spelledCount(subParameter, 'answer')} on, or when all of its questions, two at least, are answered.`,
        ]
      : []),
    ...[...missing.reasons].flatMap((reason) => missingMeaning[reason] ?? []),
    ...(missing.phrases
      ? [`What the report says of single answers needs ${spelledCount(phrases, 'answer')} in all.`]
      : []),
  ];
}

export const missingTitle = 'Where a score is missing';
