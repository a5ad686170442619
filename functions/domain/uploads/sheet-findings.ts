import type { AskAnswer, AskKind } from './sheet-choices.ts';

/** A row as it is shown for a decision. */
export interface ShownRow {
  sheet: number;
  row: number;
  /** Its question, or its first text; shortened. */
  text: string;
}

/** A question about a file: the number of rows or columns, and the first of them. */
export interface Ask {
  kind: AskKind;
  count: number;
  rows: ShownRow[];
  answer?: AskAnswer | undefined;
}

/** An unreadable score, once for each spelling. */
export interface UnreadableScore {
  text: string;
  count: number;
  sheet: number;
  /** Where it occurs first. */
  row: number;
  /** `C · Score Option 2` */
  column: string;
  /** A suggested value, which an admin has to confirm. */
  suggestion?: number | undefined;
  /** The value by the admin's choices. */
  points?: number | undefined;
}

/** Findings beside questions, columns and defects: everything that an admin may decide about. */
export interface SheetFindings {
  asks: Ask[];
  scores: UnreadableScore[];
  /** Number of rows that the choices leave out. */
  leftOut: number;
  /** Number of questions without their own main parameter, whether or not one is chosen for them. */
  withoutParameter: number;
}

/** Maximum number of rows that are shown for a question, and of listed scores. */
export const findingLimits = { rows: 20, scores: 500 } as const;
