import type { AskAnswer, AskKind } from './sheet-choices.ts';
import type { CsvEncoding } from '#functions/domain/uploads/cells/sheet-encoding.ts';

/** A row as it is shown to whoever decides about it. */
export interface ShownRow {
  sheet: number;
  row: number;
  /** Its question, or what it has first; shortened. */
  text: string;
}

/** What the file asks: how many rows or columns it is about, and the first of them. */
export interface Ask {
  kind: AskKind;
  count: number;
  rows: ShownRow[];
  answer?: AskAnswer | undefined;
}

/** A score that can't be read, once for each way it is written. */
export interface UnreadableScore {
  text: string;
  count: number;
  sheet: number;
  /** Where it stands first. */
  row: number;
  /** `C · Score Option 2` */
  column: string;
  /** What it may be meant to be. It is for a person to confirm. */
  suggestion?: number | undefined;
  /** What the choices say that it is worth. */
  points?: number | undefined;
}

/** What is found in a file beside its questions, columns and defects: what an admin may decide about. */
export interface SheetFindings {
  headerLines: 1 | 2;
  asks: Ask[];
  scores: UnreadableScore[];
  /** How many rows the choices leave out. */
  leftOut: number;
  /** Questions without a main parameter of their own, whether or not one is chosen for them. */
  withoutParameter: number;
  /** Of a .csv file whose bytes can be read in several ways: how they are read, and the same text in each of these. */
  encoding?: { used: CsvEncoding; samples: { encoding: CsvEncoding; text: string }[] } | undefined;
}

/** The most rows that are shown of what is asked, and the most scores that are listed. */
export const findingLimits = { rows: 20, scores: 500 } as const;
