import * as z from 'zod/mini';
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
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
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

const columnUse = z.enum([...meanings, 'unused']);
const defectKind = z.enum(allDefectKinds);
const answer = z.enum(askAnswers);

const gridRow = fields<GridRow>({
  row: z.number(),
  texts: z.array(z.string()),
  marks: z.exactOptional(z.record(z.string(), z.enum(cellMarks))),
  hidden: z.exactOptional(z.boolean()),
});

export const sheetGrid = fields<SheetGrid>({
  name: z.string(),
  rows: z.array(gridRow),
  merged: z.array(
    fields<MergedRange>({ row: z.number(), column: z.number(), lastRow: z.number(), lastColumn: z.number() }),
  ),
  hidden: z.exactOptional(z.boolean()),
  struck: z.exactOptional(z.boolean()),
  hiddenColumns: z.exactOptional(z.array(z.number())),
  western: z.exactOptional(z.boolean()),
});

export const storedDefect = fields<Defect>({
  severity: z.enum(severities),
  kind: defectKind,
  sheet: z.string(),
  row: z.number(),
  column: z.string(),
  value: z.string(),
  problem: z.string(),
  remedy: z.string(),
});

const mappedColumn = fields<MappedColumn>({
  index: z.number(),
  letter: z.string(),
  header: z.string(),
  samples: z.array(z.string()),
  filled: z.number(),
  use: columnUse,
  by: z.enum(['name', 'memory', 'hand', 'none']),
});

const sheetChoices = fields<SheetChoices>({
  sheet: z.exactOptional(z.number()),
  headerRow: z.exactOptional(z.number()),
  columns: z.record(z.string(), columnUse),
  leaveOut: z.exactOptional(z.array(fields<RowPlace>({ sheet: z.number(), row: z.number() }))),
  leaveOutKinds: z.exactOptional(z.array(defectKind)),
  asked: z.exactOptional(z.record(z.string(), answer)),
  scores: z.exactOptional(z.array(fields<{ from: string; points: number }>({ from: z.string(), points: z.number() }))),
  spellings: z.exactOptional(
    z.array(fields<Spelling>({ of: z.enum(spellingTargets), from: z.string(), to: z.string() })),
  ),
  newParameters: z.exactOptional(z.array(z.string())),
  mainParameter: z.exactOptional(z.string()),
});

const ask = fields<Ask>({
  kind: z.enum(askKinds),
  count: z.number(),
  rows: z.array(fields<ShownRow>({ sheet: z.number(), row: z.number(), text: z.string() })),
  answer: z.exactOptional(answer),
});

const unreadableScore = fields<UnreadableScore>({
  text: z.string(),
  count: z.number(),
  sheet: z.number(),
  row: z.number(),
  column: z.string(),
  suggestion: z.exactOptional(z.number()),
  points: z.exactOptional(z.number()),
});

const sheetFindings = fields<SheetFindings>({
  asks: z.array(ask),
  scores: z.array(unreadableScore),
  leftOut: z.number(),
  withoutParameter: z.number(),
});

const writtenNote = fields<WrittenNote>({ ...noteReaders, row: z.exactOptional(z.number()) });

export const stagedView = fields<StagedView>({
  columns: z.array(mappedColumn),
  choices: sheetChoices,
  findings: sheetFindings,
  map: z.exactOptional(fields<SheetMap>({ rows: z.array(writtenNote), problems: z.number(), leftOut: z.number() })),
});
