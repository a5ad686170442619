import type { ColumnUse } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { DefectKind } from './sheet-defect.ts';
import type { CsvEncoding } from '#functions/domain/uploads/cells/sheet-encoding.ts';

/** What a file is asked about before anything of it goes in or out: each is taken or left, and blocks until that is said. */
export const askKinds = ['hiddenRows', 'filteredRows', 'hiddenColumns', 'struckOut', 'otherQuiz', 'noScores'] as const;
export type AskKind = (typeof askKinds)[number];
export const askAnswers = ['take', 'leave'] as const;
export type AskAnswer = (typeof askAnswers)[number];

/** A row of a file: the place of its sheet from 0, its number from 1. */
export interface RowPlace {
  sheet: number;
  row: number;
}

export const spellingTargets = ['category', 'subCategory', 'option'] as const;

/** One text that is written in several ways, and how it is to be written. */
export interface Spelling {
  of: (typeof spellingTargets)[number];
  from: string;
  to: string;
}

/** Everything that an admin decides about a file. It is applied again to the sheets as they were read, each time as a whole. */
export interface SheetChoices {
  /** Which sheets of the file, by their place from 0: one bank of all of them, in this order. Absent: the one that was found. */
  sheets?: number[] | undefined;
  /** 1-based; 0: there is none, and the first row is a question; absent: it is found. */
  headerRow?: number | undefined;
  /** How many rows the header takes; absent: it is found. */
  headerLines?: 1 | 2 | undefined;
  /** By the letter of the column, of the first sheet; one that is left out is what its header says. */
  columns: Readonly<Record<string, ColumnUse>>;
  /** Rows that are left out, whatever is in them. */
  leaveOut?: RowPlace[] | undefined;
  /** Rows are left out that have a defect of such a kind. */
  leaveOutKinds?: DefectKind[] | undefined;
  asked?: Partial<Record<AskKind, AskAnswer>> | undefined;
  /** What a score that can't be read is worth, by its text as it is written in the file. */
  scores?: { from: string; points: number }[] | undefined;
  spellings?: Spelling[] | undefined;
  /** Main parameters that are new to the quiz, and meant. */
  newParameters?: string[] | undefined;
  /** Of questions that have none. */
  mainParameter?: string | undefined;
  /** Of a .csv file; absent: it is found. */
  encoding?: CsvEncoding | undefined;
}

/** The most entries that the lists of {@link SheetChoices} have. */
export const choiceLimits = {
  sheets: 20,
  columns: 500,
  leaveOut: 20_000,
  scores: 500,
  /** Characters of a score as it is written. */
  scoreText: 200,
  spellings: 2_000,
  newParameters: 500,
} as const;
