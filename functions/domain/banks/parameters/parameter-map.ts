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

/** The note of a bank version on one of its scales. Texts are '' where the admin wrote none. */
export interface ParameterNote {
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
  /** Scales with a note. */
  notes: 500,
} as const;

/** Whether a note is empty, which is the same as no note. */
export function saysNothing({ quotient, meaning, nextStep }: ParameterNote): boolean {
  return quotient === undefined && meaning === '' && nextStep === '';
}

/** A note as it was written; `row` if it is from a sheet. A note without a main parameter belongs to the only one that has its sub-parameter. */
export interface WrittenNote extends ParameterNote {
  /** 1-based. */
  row?: number;
}

export const noteFields = ['parameter', 'subParameter', 'quotient', 'meaning', 'nextStep'] as const;
export type NoteField = (typeof noteFields)[number];

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
    parameter: cut(note.parameter, questionLimits.group),
    subParameter: cut(note.subParameter, questionLimits.group),
    meaning: cut(note.meaning, mapLimits.meaning),
    nextStep: cut(note.nextStep, mapLimits.nextStep),
  }));
}
