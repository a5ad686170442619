import { scaleKey, scalesOf, type BankScale } from '#functions/domain/banks/bank-scales.ts';
import { quotientCodes, type ParameterMap, type ParameterNote, type QuotientCode } from './parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';

/** A quotient of a map, with the bank's sub-parameters that count towards it. */
export interface BankQuotient {
  code: QuotientCode;
  members: BankScale[];
  questionCount: number;
  /** Whether it has enough questions for a figure. */
  canHaveFigure: boolean;
}

/** The number of answered questions that a quotient needs for a figure. */
export const minQuotientQuestions = minAnswers.parameter;

/** Whether a note puts its sub-parameter into a quotient. */
export function isMember({ subParameter, quotient }: ParameterNote, code: QuotientCode): boolean {
  return subParameter !== '' && quotient === code;
}

/** The quotients that a map gives to a bank. */
export function quotientsOf(
  map: ParameterMap,
  questions: readonly Pick<DraftQuestion, 'category' | 'subCategory'>[],
): BankQuotient[] {
  if (map.length === 0) return [];
  const scales = scalesOf(questions);
  return quotientCodes.flatMap((code) => {
    const keys = new Set(map.filter((note) => isMember(note, code)).map(scaleKey));
    const members = scales.filter((scale) => keys.has(scaleKey(scale)));
    if (members.length === 0) return [];
    const questionCount = members.reduce((sum, member) => sum + member.questionCount, 0);
    return [{ code, members, questionCount, canHaveFigure: questionCount >= minQuotientQuestions }];
  });
}
