import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';

/** The quotients that a report may have, in display order. */
export const quotientCodes = ['EQ', 'MQ', 'LQ'] as const;
export type QuotientCode = (typeof quotientCodes)[number];

export const quotientNames = {
  EQ: 'Emotional Quotient',
  MQ: 'Moral Quotient',
  LQ: 'Leadership Quotient',
} as const satisfies Record<QuotientCode, string>;

/** The levels of a score, from the lowest. */
export const levels = ['lower', 'middle', 'higher'] as const;
export type Level = (typeof levels)[number];

const aspects = ['Upside', 'Cost', 'OthersNotice'] as const;
/** Of each level its upside, its cost, and how others notice it. */
export const levelTexts = levels.flatMap((level) => aspects.map((aspect) => `${level}${aspect}` as const));
/** What a note may say, and most notes of earlier banks do not. */
export const optionalTexts = [...levelTexts, 'exercise'] as const;
type OptionalText = (typeof optionalTexts)[number];

export const eachOptional = <T>(of: (field: OptionalText) => T) =>
  Object.fromEntries(optionalTexts.map((field) => [field, of(field)])) as Record<OptionalText, T>;

/** The note of a bank version on one of its scales. Where the admin wrote none, an optional text is absent, and another one ''. */
export interface ParameterNote extends Partial<Record<OptionalText, string>> {
  parameter: string;
  /** '' for a note on the main parameter itself, which belongs to no quotient. */
  subParameter: string;
  /** The one quotient that the sub-parameter's questions count towards. */
  quotient?: QuotientCode;
  /** The scale's meaning, for a candidate. */
  meaning: string;
  /** Advice on what to do next, for a candidate. */
  nextStep: string;
}

/** The notes of a bank version; empty for a bank without the sheet *Parameters*. */
export type ParameterMap = readonly ParameterNote[];

/** Limits of a map. */
export const mapLimits = {
  /** Characters. */
  meaning: 600,
  nextStep: 300,
  ...eachOptional(() => 400),
  /** Scales with a note. */
  notes: 500,
} as const;

export const noteTexts = ['meaning', 'nextStep', ...optionalTexts] as const;
export type NoteText = (typeof noteTexts)[number];
/** What a note says of its scale. */
export const saidFields = ['quotient', ...noteTexts] as const;
export const noteFields = ['parameter', 'subParameter', ...saidFields] as const;
export type NoteField = (typeof noteFields)[number];

/** Whether a note is empty, which is the same as no note. */
export function saysNothing(note: ParameterNote): boolean {
  return saidFields.every((field) => !note[field]);
}

/** A note as it is stored: without empty optional texts. */
export function makeNote(
  { parameter, subParameter }: Pick<ParameterNote, 'parameter' | 'subParameter'>,
  quotient: QuotientCode | undefined,
  textOf: (field: NoteText) => string | undefined,
): ParameterNote {
  const texts = noteTexts.map((field) => [field, textOf(field)] as const).filter(([, text]) => text);
  const blank = { meaning: '', nextStep: '' };
  return { parameter, subParameter, ...(quotient && { quotient }), ...blank, ...Object.fromEntries(texts) };
}

/** A note as it was written; `row` if it is from a sheet. A note without a main parameter belongs to the only one that has its sub-parameter. */
export interface WrittenNote extends ParameterNote {
  /** 1-based. */
  row?: number;
}

/** Possible problems of a note, or of a map. */
export const mapProblemKinds = [
  'map-unknown-name',
  'map-row-twice',
  'map-quotient',
  'map-quotient-is-parameter',
  'map-sheet',
  'too-long',
] as const;

export interface MapProblem {
  kind: (typeof mapProblemKinds)[number];
  /** Index of the note in the list. */
  place: number;
  row?: number | undefined;
  field: NoteField;
  problem: string;
  remedy: string;
}

export type Unplaced = Omit<MapProblem, 'place' | 'row'>;

/** The part of a sheet's rows that is kept, up to a limit. A row with a text that was cut is not published anyway. */
export function boundedNotes(rows: readonly WrittenNote[]): WrittenNote[] {
  const kept = rows.length > mapLimits.notes ? rows.filter((note) => !saysNothing(note)) : rows;
  const cut = (text: string, max: number) => [...wholeCharacters(text.slice(0, 4 * max))].slice(0, max + 1).join('');
  return kept.slice(0, mapLimits.notes).map((note) => ({
    ...note,
    ...makeNote(note, note.quotient, (field) => cut(note[field] ?? '', mapLimits[field])),
    parameter: cut(note.parameter, questionLimits.group),
    subParameter: cut(note.subParameter, questionLimits.group),
  }));
}
