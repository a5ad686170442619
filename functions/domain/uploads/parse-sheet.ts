import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { collectAsks } from './sheet-asks.ts';
import {
  checkRepeatedTexts,
  checkColumns,
  checkMerged,
  checkUnused,
  checkParameters,
} from '#functions/domain/uploads/rows/sheet-checks.ts';
import { leftOutRows, type SheetChoices, type SheetFindings } from './sheet-choices.ts';
import { collectDefects, type Defect, type DefectCounts, type Report } from './sheet-defect.ts';
import {
  checkHeader,
  otherLine,
  checkOthers,
  type UploadedSheet,
  buildTable,
  type SheetTable,
} from '#functions/domain/uploads/columns/sheet-table.ts';
import type { ColumnMemory, MappedColumn } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { otherLayout } from '#functions/domain/uploads/columns/other-layouts.ts';
import { readMap, type FoundMapSheet, type SheetMap } from '#functions/domain/uploads/parameters-sheet/sheet-map.ts';
import { readTable, type Reading } from '#functions/domain/uploads/rows/read-table.ts';
import { collectScores } from '#functions/domain/uploads/rows/sheet-scores.ts';
import { findTarget } from '#functions/domain/uploads/rows/sheet-row.ts';
import * as words from '#functions/domain/words/uploads/columns.ts';

export interface ParsedSheet {
  sheet: number;
  /** 1-based; 0: there is none. */
  headerRow: number;
  columns: MappedColumn[];
  questions: DraftQuestion[];
  /** The target quiz the file names: see {@link findTarget}. */
  quizId?: number | undefined;
  choices: SheetChoices;
  findings: SheetFindings;
  /** Absent if the file has no sheet *Parameters*. */
  map?: SheetMap | undefined;
  /** The most severe first. */
  defects: Defect[];
  /** Counts of all defects, including those that are not stored. */
  counts: DefectCounts;
}

interface Around {
  sheet?: number;
  memory?: ColumnMemory;
  choices?: SheetChoices;
  others?: readonly UploadedSheet[];
  /** The sheets of the file that are named *Parameters*: the first is read, and none is used for questions. */
  mapSheets?: readonly FoundMapSheet[];
}

/**
 * Makes a list of draft questions of a sheet, and reports all its defects. The meaning of a column is that of `choices`, else of its
 * header, else of `memory`.
 */
export function parseSheet(
  grid: SheetGrid,
  { sheet = 0, memory = {}, choices = { columns: {} }, others = [], mapSheets = [] }: Around = {},
): ParsedSheet {
  const table = buildTable({ sheet, grid }, memory, choices);
  const { reportOf, counts, list } = collectDefects();
  const reading: Reading = {
    choices,
    leftOut: leftOutRows(choices, sheet),
    asks: collectAsks(choices),
    scores: collectScores(choices, sheet),
    target: findTarget(),
    reportRepeat: checkRepeatedTexts(),
    counts: { leftOut: 0, withoutParameter: 0 },
  };
  const report = reportOf(grid.name);
  checkOthers(grid.name, others, choices.sheet !== undefined, reportOf);
  const questions = readSheet(table, reading, report);
  const { headerRow, columns } = table;
  const map = readMap(mapSheets, questions, reading, reportOf);
  const asks = reading.asks.finish(reportOf);
  const quizId = reading.target.finish(report);
  return {
    sheet,
    headerRow,
    columns,
    questions,
    quizId,
    choices,
    findings: {
      asks,
      scores: reading.scores.list(),
      leftOut: reading.counts.leftOut + (map?.leftOut ?? 0),
      withoutParameter: reading.counts.withoutParameter,
    },
    ...(map && { map }),
    defects: list(),
    counts,
  };
}

function readSheet(table: SheetTable, reading: Reading, report: Report): DraftQuestion[] {
  const { headerRow, byMeaning, rows } = table;
  const at = { row: Math.max(1, headerRow) };
  // A header in two rows has a message of its own.
  const layout = otherLine(table) ? undefined : otherLayout(table);
  if (layout) {
    report('layout', at, layout);
    return [];
  }
  checkUnused(table, reading.asks, report);
  if (!byMeaning.has('question')) {
    report('no-header', at, words.noQuestionColumn);
    return [];
  }
  checkHeader(table, reading.choices.headerRow !== undefined, report);
  checkColumns(byMeaning, headerRow, report);
  checkMerged(table, report);
  const questions = readTable(table, reading, report);
  if (questions.length > 0) checkParameters({ row: headerRow, columns: byMeaning, report }, reading.choices);
  else report('no-questions', at, words.noQuestions(rows.length));
  return questions;
}
