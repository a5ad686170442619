import type { MissingReason } from '#functions/domain/reports/document/report-document.ts';
import { isEnoughForParameter, isEnoughForSubParameter } from './withhold-figures.ts';

interface Counts {
  questionCount: number;
  /** How many of the questions were asked. */
  askedCount: number;
  answerCount: number;
  /** How many of the answers are to questions with options of different points. */
  rangedCount: number;
}

/** Of a scale without a score: a main parameter or a quotient (`whole`), or an area within one. */
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
