import { isEnoughForParameter, leastAnswers } from './withhold-figures.ts';

/**
 * Why a scale has no score. `fewQuestions`: the bank has fewer than a score needs. `fewAnswers`: too few of them were answered.
 * `noRange`: too few of the answered ones have options of different points. `protected`: beside the other scores it would
 * give single answers away.
 */
export const missingReasons = ['fewAnswers', 'fewQuestions', 'noRange', 'protected'] as const;
export type MissingReason = (typeof missingReasons)[number];

interface Counts {
  answerCount: number;
  questionCount: number;
  /** How many of the answers are to questions with options of different points. */
  rangedCount: number;
}

/** Of a scale without a score: a main parameter or a quotient (`whole`), or an area within one. */
export function whyNoScore(kind: 'whole' | 'area', { answerCount, questionCount, rangedCount }: Counts): MissingReason {
  const isEnough = (count: number) =>
    kind === 'whole'
      ? isEnoughForParameter({ answerCount: count, questionCount })
      : count > 1 && count >= Math.min(questionCount, leastAnswers.subParameter);
  if (!isEnough(questionCount)) return 'fewQuestions';
  if (!isEnough(answerCount)) return 'fewAnswers';
  return isEnough(rangedCount) ? 'protected' : 'noRange';
}
