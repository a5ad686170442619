import {
  cellMarks,
  type GridRow,
  type MergedRange,
  type SheetGrid,
} from '#functions/domain/uploads/cells/sheet-grid.ts';
import { meanings } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import type { WrittenNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { SheetMap } from '#functions/domain/uploads/parameters-sheet/sheet-map.ts';
import {
  askAnswers,
  askKinds,
  spellingTargets,
  type RowPlace,
  type SheetChoices,
  type Spelling,
  type Ask,
  type SheetFindings,
  type ShownRow,
  type UnreadableScore,
} from '#functions/domain/uploads/sheet-choices.ts';
import { allDefectKinds, severities, type Defect, type DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import { noteReaders } from '#functions/adapters/dynamo/banks/bank-chunks.ts';
import {
  fields,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  recordOf,
  text,
} from '#functions/adapters/dynamo/item-reader.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';

/** The decisions about a file, and their basis. */
export interface StagedView {
  columns: MappedColumn[];
  choices: SheetChoices;
  findings: SheetFindings;
  /** Absent if the file has no sheet *Parameters*. */
  map?: SheetMap | undefined;
}

/** The result of reading a file. */
export interface Staging extends StagedView {
  sheet: number;
  headerRow: number;
  questions: DraftQuestion[];
  /** Absent if the sheet names none. */
  quizId?: number | undefined;
  defects: Defect[];
  counts: DefectCounts;
}

const columnUse = oneOf(...meanings, 'unused');
const defectKind = oneOf(...allDefectKinds);
const answer = oneOf(...askAnswers);

const gridRow = fields<GridRow>({
  row: number,
  texts: listOf(text),
  marks: optional(recordOf(oneOf(...cellMarks))),
  hidden: optional(flag),
});

export const sheetGrid = fields<SheetGrid>({
  name: text,
  rows: listOf(gridRow),
  merged: listOf(fields<MergedRange>({ row: number, column: number, lastRow: number, lastColumn: number })),
  hidden: optional(flag),
  struck: optional(flag),
  hiddenColumns: optional(listOf(number)),
  western: optional(flag),
});

export const storedDefect = fields<Defect>({
  severity: oneOf(...severities),
  kind: defectKind,
  sheet: text,
  row: number,
  column: text,
  value: text,
  problem: text,
  remedy: text,
});

const mappedColumn = fields<MappedColumn>({
  index: number,
  letter: text,
  header: text,
  samples: listOf(text),
  filled: number,
  use: columnUse,
  by: oneOf('name', 'memory', 'hand', 'none'),
});

const sheetChoices = fields<SheetChoices>({
  sheet: optional(number),
  headerRow: optional(number),
  columns: recordOf(columnUse),
  leaveOut: optional(listOf(fields<RowPlace>({ sheet: number, row: number }))),
  leaveOutKinds: optional(listOf(defectKind)),
  asked: optional(recordOf(answer)),
  scores: optional(listOf(fields<{ from: string; points: number }>({ from: text, points: number }))),
  spellings: optional(listOf(fields<Spelling>({ of: oneOf(...spellingTargets), from: text, to: text }))),
  newParameters: optional(listOf(text)),
  mainParameter: optional(text),
});

const ask = fields<Ask>({
  kind: oneOf(...askKinds),
  count: number,
  rows: listOf(fields<ShownRow>({ sheet: number, row: number, text })),
  answer: optional(answer),
});

const unreadableScore = fields<UnreadableScore>({
  text,
  count: number,
  sheet: number,
  row: number,
  column: text,
  suggestion: optional(number),
  points: optional(number),
});

const sheetFindings = fields<SheetFindings>({
  asks: listOf(ask),
  scores: listOf(unreadableScore),
  leftOut: number,
  withoutParameter: number,
});

const writtenNote = fields<WrittenNote>({ ...noteReaders, row: optional(number) });

export const stagedView = fields<StagedView>({
  columns: listOf(mappedColumn),
  choices: sheetChoices,
  findings: sheetFindings,
  map: optional(fields<SheetMap>({ rows: listOf(writtenNote), problems: number, leftOut: number })),
});
