import { scaleKey, scalesOf, scaleTitle, type BankScale, isMember } from '#functions/domain/banks/bank-scales.ts';
import {
  type MapProblem,
  type Unplaced,
  type WrittenNote,
  makeNote,
  mapLimits,
  noteTexts,
  quotientCodes,
  quotientNames,
  saysNothing,
  type ParameterNote,
} from './parameter-map.ts';
import { type DraftQuestion, normaliseText } from '#functions/domain/banks/question.ts';
import { nearestName } from '#functions/domain/uploads/name-twins.ts';
import * as words from '#functions/domain/words/parameters.ts';

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
    if (note.quotient && scale.subParameter === '') tell(quotientOfMain(scale.parameter));
    return [makeNote(scale, note.quotient, (field) => note[field])];
  });
  return { notes, problems: [...problems, ...equalParameters(written, notes, scales)] };
}

function checkLengths(note: WrittenNote, tell: (problem: Unplaced) => void): void {
  for (const field of noteTexts) {
    const [length, most] = [[...(note[field] ?? '')].length, mapLimits[field]];
    if (length > most) tell({ kind: 'too-long', field, ...words.tooLong(words.columns[field], length, most) });
  }
}

function twice(scale: BankScale, { row }: WrittenNote): Unplaced {
  return {
    kind: 'map-row-twice',
    field: scale.subParameter === '' ? 'parameter' : 'subParameter',
    ...words.twice(scaleTitle(scale), row),
  };
}

function quotientOfMain(parameter: string): Unplaced {
  return { kind: 'map-quotient', field: 'quotient', ...words.quotientOfMain(parameter) };
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
        ...words.quotientIsParameter(code, quotientNames[code], equal.parameter),
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
    ...words.tooMany(saying.length, most),
  };
}

const unplaced = { kind: 'map-unknown-name' } as const;

/** The scale that a note belongs to, or the reason why there is none. */
function findScale({ parameter, subParameter }: WrittenNote, scales: readonly BankScale[]): BankScale | Unplaced {
  const isSame = (one: string, other: string) => normaliseText(one) === normaliseText(other);
  if (parameter === '' && subParameter === '') return { ...unplaced, field: 'parameter', ...words.noName };
  const mains = scales.filter((scale) => scale.subParameter === '');
  const holders = scales.filter((scale) => subParameter !== '' && isSame(scale.subParameter, subParameter));
  if (parameter === '') return holderOf(subParameter, holders, scales);
  const mainNames = mains.map((scale) => scale.parameter);
  const main = mains.find((scale) => isSame(scale.parameter, parameter));
  if (!main)
    return {
      ...unplaced,
      field: 'parameter',
      ...words.unknownMain(parameter, nearestName(parameter, mainNames)),
    };
  if (subParameter === '') return main;
  const own = holders.find((scale) => scale.parameter === main.parameter);
  if (own) return own;
  const [elsewhere] = holders;
  const names = scales.filter((scale) => scale.parameter === main.parameter).map((scale) => scale.subParameter);
  const told = elsewhere
    ? words.subOfOther(main.parameter, elsewhere.subParameter, elsewhere.parameter)
    : words.unknownSubOf(main.parameter, subParameter, nearestName(subParameter, names));
  return { ...unplaced, field: 'subParameter', ...told };
}

function holderOf(
  subParameter: string,
  [holder, ...others]: readonly BankScale[],
  scales: readonly BankScale[],
): BankScale | Unplaced {
  const names = scales.map((scale) => scale.subParameter);
  if (holder && others.length === 0) return holder;
  if (!holder)
    return {
      ...unplaced,
      field: 'subParameter',
      ...words.unknownSub(subParameter, nearestName(subParameter, names)),
    };
  const mains = [holder, ...others].map((scale) => scale.parameter);
  return { ...unplaced, field: 'parameter', ...words.severalMains(holder.subParameter, mains) };
}
