import type { BankScale } from '#functions/domain/banks/bank-scales.ts';
import type { Unplaced, WrittenNote } from './map-problem.ts';
import { nearestName } from '#functions/domain/uploads/name-twins.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';

/** The scale that a note belongs to, or the reason why there is none. */
export function findScale(
  { parameter, subParameter }: WrittenNote,
  scales: readonly BankScale[],
): BankScale | Unplaced {
  const isSame = (one: string, other: string) => normaliseText(one) === normaliseText(other);
  if (parameter === '' && subParameter === '') {
    return {
      kind: 'map-unknown-name',
      field: 'parameter',
      problem: 'The row names no parameter.',
      remedy: 'Fill in “Main Parameter”, and “Sub Parameter” if the row is about one.',
    };
  }
  const mains = scales.filter((scale) => scale.subParameter === '');
  const holders = scales.filter((scale) => subParameter !== '' && isSame(scale.subParameter, subParameter));
  if (parameter === '') return holderOf(subParameter, holders, scales);
  const main = mains.find((scale) => isSame(scale.parameter, parameter));
  if (!main) return unknownMain(parameter, mains);
  if (subParameter === '') return main;
  const own = holders.find((scale) => scale.parameter === main.parameter);
  if (own) return own;
  const [elsewhere] = holders;
  const names = scales.filter((scale) => scale.parameter === main.parameter).map((scale) => scale.subParameter);
  return {
    kind: 'map-unknown-name',
    field: 'subParameter',
    problem: `“${main.parameter}” has no question with the sub-parameter “${subParameter}”.`,
    remedy: elsewhere
      ? `“${elsewhere.subParameter}” belongs to “${elsewhere.parameter}”: write that as its main parameter.`
      : meant(subParameter, names),
  };
}

function holderOf(
  subParameter: string,
  [holder, ...others]: readonly BankScale[],
  scales: readonly BankScale[],
): BankScale | Unplaced {
  const names = scales.map((scale) => scale.subParameter);
  if (holder && others.length === 0) return holder;
  if (holder) {
    const mains = [holder, ...others].map((scale) => `“${scale.parameter}”`).join(' and ');
    return {
      kind: 'map-unknown-name',
      field: 'parameter',
      problem: `The row names no main parameter, and “${holder.subParameter}” belongs to ${mains}.`,
      remedy: 'Fill in “Main Parameter”.',
    };
  }
  return {
    kind: 'map-unknown-name',
    field: 'subParameter',
    problem: `No question has the sub-parameter “${subParameter}”.`,
    remedy: meant(subParameter, names),
  };
}

function unknownMain(parameter: string, mains: readonly BankScale[]): Unplaced {
  return {
    kind: 'map-unknown-name',
    field: 'parameter',
    problem: `No question has the main parameter “${parameter}”.`,
    remedy: meant(
      parameter,
      mains.map((main) => main.parameter),
    ),
  };
}

function meant(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest
    ? `If “${nearest}” is meant, write it as the questions do. Else leave the row out.`
    : 'Write it as the questions do, or leave the row out.';
}
