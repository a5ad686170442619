import { scaleKey, scalesOf, scaleTitle, type BankScale } from '#functions/domain/banks/bank-scales.ts';
import { isMember } from './quotients-of.ts';
import { findScale } from './find-scale.ts';
import type { MapProblem, Unplaced, WrittenNote } from './map-problem.ts';
import { mapLimits, quotientCodes, quotientNames, saysNothing, type ParameterNote } from './parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';

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
