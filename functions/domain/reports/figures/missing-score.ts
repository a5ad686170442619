import type { MissingReason } from '#functions/domain/reports/document/report-document.ts';
import { isEnoughForParameter, isEnoughForSubParameter } from './withhold-figures.ts';

interface Counts {
  questionCount: number;
  /** Number of the questions that were asked. */
  askedCount: number;
  answerCount: number;
  /** Number of answers to questions with options of different points. */
  rangedCount: number;
}

/** Why a scale has no score: a main parameter or a quotient (`whole`), or an area within one. */
export function whyNoScore(
  kind: 'whole' | 'area',
  { questionCount, askedCount, answerCount, rangedCount }: Counts,
): MissingReason {
  const isRule = kind === 'whole' ? isEnoughForParameter : isEnoughForSubParameter;
  const isEnough = (count: number) => isRule({ answerCount: count, rangedCount: count, questionCount });
  if (!isEnough(questionCount)) return 'fewQuestions';
  if (!isEnough(askedCount)) return 'fewAsked';
  if (!isEnough(answerCount)) return 'fewAnswers';
  return isEnough(rangedCount) ? 'protected' : 'noRange';
}
