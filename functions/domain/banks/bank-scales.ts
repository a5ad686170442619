import {
  type ParameterNote,
  quotientCodes,
  type ParameterMap,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { normaliseText, type DraftQuestion } from './question.ts';
import { groupByName, parameterKey as nameKey } from '#functions/domain/reports/figures/parameters.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';

type Grouped = Pick<DraftQuestion, 'category' | 'subCategory'>;
type ScaleName = Pick<ParameterNote, 'parameter' | 'subParameter'>;

/** A main parameter of a bank (with an empty `subParameter`) or a sub-parameter, in the bank's spelling. */
export interface BankScale extends ScaleName {
  questionCount: number;
}

/** Every scale of a bank that may have a note: each main parameter, followed by its sub-parameters. */
export function scalesOf(questions: readonly Grouped[]): BankScale[] {
  const named = questions.filter(({ category }) => normaliseText(category) !== '');
  return groupByName(named, ({ category }) => category).flatMap(({ name, members }) => {
    const inSubs = members.filter(({ subCategory }) => normaliseText(subCategory) !== '');
    return [
      { parameter: name, subParameter: '', questionCount: members.length },
      ...groupByName(inSubs, ({ subCategory }) => subCategory).map((sub) => ({
        parameter: name,
        subParameter: sub.name,
        questionCount: sub.members.length,
      })),
    ];
  });
}

export function scaleKey({ parameter, subParameter }: ScaleName): string {
  return JSON.stringify([nameKey(parameter), nameKey(subParameter)]);
}

/** `Belief, Ethics and Values › Accountability` */
export function scaleTitle({ parameter, subParameter }: ScaleName): string {
  return subParameter === '' ? parameter : `${parameter} › ${subParameter}`;
}

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
