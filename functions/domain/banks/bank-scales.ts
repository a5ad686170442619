import type { ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { normaliseText, type DraftQuestion } from './question.ts';
import { groupByName, parameterKey as nameKey } from '#functions/domain/reports/figures/parameters.ts';

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

/** A key that is equal for all spellings of a scale. */
export function scaleKey({ parameter, subParameter }: ScaleName): string {
  return JSON.stringify([nameKey(parameter), nameKey(subParameter)]);
}

/** `Belief, Ethics and Values › Accountability` */
export function scaleTitle({ parameter, subParameter }: ScaleName): string {
  return subParameter === '' ? parameter : `${parameter} › ${subParameter}`;
}
