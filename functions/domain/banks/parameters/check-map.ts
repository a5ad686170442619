import { scaleKey, scalesOf, scaleTitle, type BankScale, isMember } from '#functions/domain/banks/bank-scales.ts';
import {
  type MapProblem,
  type Unplaced,
  type WrittenNote,
  mapLimits,
  quotientCodes,
  quotientNames,
  saysNothing,
  type ParameterNote,
} from './parameter-map.ts';
import { type DraftQuestion, normaliseText } from '#functions/domain/banks/question.ts';
import { nearestName } from '#functions/domain/uploads/name-twins.ts';

interface CheckedMap {
  /** The notes that belong to a scale of the bank, in the bank's spelling. */
  notes: ParameterNote[];
  problems: MapProblem[];
}

/** All problems of notes for these questions. */
export function checkMap(
  written: readonly WrittenNote[],
  questions: readonly Pick<DraftQuestion, 'category' | 'subCategory'>[],
): CheckedMap {
  const many = tooMany(written);
  if (many) return { notes: [], problems: [many] };
  const scales = scalesOf(questions);
  const found = new Map<string, WrittenNote>();
  const problems: MapProblem[] = [];
  const isCrowded = written.length > mapLimits.notes;
  const notes = written.flatMap((note, place): ParameterNote[] => {
    // A template that lists all scales has many blank rows.
    if (isCrowded && saysNothing(note)) return [];
    const tell = (problem: Unplaced) => void problems.push({ place, row: note.row, ...problem });
    checkLengths(note, tell);
    const scale = findScale(note, scales);
    if ('problem' in scale) return (tell(scale), []);
    const key = scaleKey(scale);
    const earlier = found.get(key);
    if (earlier) return (tell(twice(scale, earlier)), []);
    found.set(key, note);
    const { quotient, meaning, nextStep } = note;
    if (quotient && scale.subParameter === '') tell(quotientOfMain(scale.parameter));
    const { parameter, subParameter } = scale;
    return [{ parameter, subParameter, ...(quotient && { quotient }), meaning, nextStep }];
  });
  return { notes, problems: [...problems, ...equalParameters(written, notes, scales)] };
}

function checkLengths(note: WrittenNote, tell: (problem: Unplaced) => void): void {
  for (const [field, name] of [
    ['meaning', 'Meaning'],
    ['nextStep', 'Next step'],
  ] as const) {
    const length = [...note[field]].length;
    if (length <= mapLimits[field]) continue;
    tell({
      kind: 'too-long',
      field,
      problem: `“${name}” has ${length.toLocaleString('en')} characters, and ${mapLimits[field]} are the most.`,
      remedy: 'Shorten it.',
    });
  }
}

function twice(scale: BankScale, { row }: WrittenNote): Unplaced {
  return {
    kind: 'map-row-twice',
    field: scale.subParameter === '' ? 'parameter' : 'subParameter',
    problem: `“${scaleTitle(scale)}” has a row already${row === undefined ? '' : `: row ${row}`}.`,
    remedy: 'Make one row of the two, or leave one out.',
  };
}

function quotientOfMain(parameter: string): Unplaced {
  return {
    kind: 'map-quotient',
    field: 'quotient',
    problem: `“${parameter}” is a main parameter. Only sub-parameters belong to a quotient.`,
    remedy: 'Clear the cell, and name the quotient in the rows of its sub-parameters.',
  };
}

/** A quotient that consists of exactly one main parameter would show the same score twice. */
function equalParameters(
  written: readonly WrittenNote[],
  notes: readonly ParameterNote[],
  scales: readonly BankScale[],
): MapProblem[] {
  return quotientCodes.flatMap((code): MapProblem[] => {
    const members = new Set(notes.filter((note) => isMember(note, code)).map(scaleKey));
    const [first] = members;
    const equal = scales
      .filter((scale) => scale.subParameter === '')
      .find(({ parameter }) => {
        const own = scales.filter((scale) => scale.parameter === parameter && scale.subParameter !== '');
        return own.length > 0 && own.length === members.size && own.every((scale) => members.has(scaleKey(scale)));
      });
    if (!equal || first === undefined) return [];
    const place = written.findIndex(({ quotient }) => quotient === code);
    return [
      {
        kind: 'map-quotient-is-parameter',
        place,
        row: written[place]?.row,
        field: 'quotient',
        problem: `${code} (${quotientNames[code]}) has exactly the sub-parameters of “${equal.parameter}”: it would say the same thing twice.`,
        remedy: 'Add a sub-parameter of another main parameter to it, or take one out.',
      },
    ];
  });
}

function tooMany(written: readonly WrittenNote[]): MapProblem | undefined {
  const { notes: most } = mapLimits;
  const saying = written.filter((note) => !saysNothing(note));
  const first = saying[most];
  if (!first) return undefined;
  return {
    kind: 'map-sheet',
    place: written.indexOf(first),
    row: first.row,
    field: 'parameter',
    problem: `There are ${saying.length.toLocaleString('en')} notes on parameters, and ${most} are the most.`,
    remedy: 'Keep those of the parameters that matter.',
  };
}

/** The scale that a note belongs to, or the reason why there is none. */
function findScale({ parameter, subParameter }: WrittenNote, scales: readonly BankScale[]): BankScale | Unplaced {
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
  const mainNames = mains.map((scale) => scale.parameter);
  const main = mains.find((scale) => isSame(scale.parameter, parameter));
  if (!main) {
    return {
      kind: 'map-unknown-name',
      field: 'parameter',
      problem: `No question has the main parameter “${parameter}”.`,
      remedy: meant(parameter, mainNames),
    };
  }
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

function meant(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest
    ? `If “${nearest}” is meant, write it as the questions do. Else leave the row out.`
    : 'Write it as the questions do, or leave the row out.';
}
