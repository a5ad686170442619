import type { ParameterNote } from './parameter-map.ts';

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

/** A problem that is not yet assigned to a note. */
export type Unplaced = Omit<MapProblem, 'place' | 'row'>;
