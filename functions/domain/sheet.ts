import { decideWith, withoutAnswered } from './decided-names.ts';
import { fillMerged } from './merged-cells.ts';
import type { DraftQuestion } from './question.ts';
import { checkCell, columnName, type FoundCell } from './sheet-cells.ts';
import { checkAcross, checkColumns, checkMerged, checkTwins, checkUnused } from './sheet-checks.ts';
import { collectDefects, type Defect, type DefectCounts, type Report } from './sheet-defect.ts';
import type { GridRow, SheetGrid } from './sheet-grid.ts';
import { checkOthers } from './sheet-others.ts';
import { columnsByMeaning, findHeader, mapColumns, type ColumnMemory, type MappedColumn } from './sheet-mapping.ts';
import type { SheetChoices } from './sheet-choices.ts';
import type { SheetFindings } from './sheet-findings.ts';
import { checkParameterColumns, checkParameters } from './sheet-parameters.ts';
import { cellsOf, readQuestion } from './sheet-row.ts';
import type { ReadCell } from './sheet-answers.ts';

export interface ParsedSheet {
  /** The place in the file of the sheet whose columns these are: the first of those that are read. */
  sheet: number;
  /** 1-based. */
  headerRow: number;
  columns: MappedColumn[];
  /** Rows with something in them, below the header. */
  rowCount: number;
  questions: DraftQuestion[];
  /** The target quiz the sheet names: the first kept row's quiz_id, else its Sr. No., else 1. */
  quizId?: number;
  choices: SheetChoices;
  findings: SheetFindings;
  /** What matters most first. */
  defects: Defect[];
  /** Of all defects, also those beyond the most that are kept. */
  counts: DefectCounts;
}

interface Around {
  memory?: ColumnMemory;
  choices?: SheetChoices;
  /** Sheets of the same file. */
  others?: Parameters<typeof checkOthers>[1];
}

/** A sheet by its place in the file. */
export interface PlacedGrid {
  sheet: number;
  grid: SheetGrid;
}

/** A sheet by itself, see {@link parseSheets}. */
export function parseSheet(grid: SheetGrid, around: Around = {}): ParsedSheet {
  return parseSheets([{ sheet: 0, grid }], around);
}

/**
 * Makes draft questions of the sheets that are chosen and says everything that is wrong with them. Their columns are what
 * `choices` say, else what their headers say, else what `memory` knows of them.
 */
export function parseSheets(
  [first]: readonly PlacedGrid[],
  { memory = {}, choices = { columns: {} }, others = [] }: Around = {},
): ParsedSheet {
  const { sheet: sheetPlace, grid } = first ?? { sheet: 0, grid: { name: '', rows: [], merged: [] } };
  const place = headerPlace(grid, memory, choices);
  const header = grid.rows[place];
  const below = grid.rows.slice(place + 1).filter(({ texts }) => texts.some((text) => text.trim() !== ''));
  const columns = mapColumns(header, below, memory, choices.columns);
  const rows = fillMerged(below, grid.merged, columns);
  const headerRow = header?.row ?? 1;
  const { report, counts, list } = collectDefects(grid.name);
  const findings: SheetFindings = { headerLines: 1, asks: [], scores: [], leftOut: 0, withoutParameter: 0 };
  const sheet = { sheet: sheetPlace, headerRow, columns, rowCount: rows.length, choices, findings };
  const byMeaning = columnsByMeaning(columns);
  checkOthers(grid.name, others, report);
  checkUnused(columns, headerRow, report);
  if (!byMeaning.has('question')) {
    reportNoQuestionColumn(headerRow, report);
    return { ...sheet, questions: [], defects: list(), counts };
  }
  checkColumns(byMeaning, headerRow, report);
  checkMerged(grid, headerRow, columns, report);
  const used = columns.filter(({ use }) => use !== 'unused');
  const [questionColumn] = byMeaning.get('question') ?? [];
  const reportRepeat = checkAcross(report);
  const decide = decideWith(choices);
  const unanswered = withoutAnswered(report, choices);
  const questions: DraftQuestion[] = [];
  let quizId: number | undefined;
  for (const row of rows) {
    for (const column of used) checkCell(row, column, report);
    checkTwins(row, byMeaning, report);
    const read = cellsOf(row, byMeaning);
    const draft = readQuestion(row, read, byMeaning, unanswered);
    if (!draft) continue;
    if (questionColumn) reportRepeat(row.row, draft.text, columnName(read('question')?.column ?? questionColumn));
    if (draft.category === '') findings.withoutParameter += 1;
    checkParameters(row.row, draft, byMeaning, report, choices);
    if (quizId === undefined) quizId = readQuizId(row, read, report);
    else checkQuizId(row, read('quizId'), quizId, report);
    questions.push(decide(draft));
  }
  if (questions.length === 0) reportNoQuestions(headerRow, rows.length, report);
  else checkParameterColumns(byMeaning, headerRow, report, choices);
  return { ...sheet, questions, quizId: quizId ?? 1, defects: list(), counts };
}

function headerPlace(grid: SheetGrid, memory: ColumnMemory, choices: SheetChoices): number {
  const place = grid.rows.findIndex(({ row }) => row === choices.headerRow);
  return place >= 0 ? place : findHeader(grid, memory);
}

/** A quiz id, as the wire takes it. */
function wholeNumber(text: string | undefined): number | undefined {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= 999_999_999 ? number : undefined;
}

function readQuizId({ row }: GridRow, read: ReadCell, report: Report): number {
  const cell = read('quizId');
  const named = wholeNumber(cell?.text);
  if (named !== undefined) return named;
  const serial = wholeNumber(read('serial')?.text);
  const taken = serial ?? 1;
  report({
    kind: 'no-quiz-id',
    row,
    column: cell ? columnName(cell.column) : '',
    value: cell?.text ?? '',
    problem: `${cell ? `“${cell.text}” is no quiz id` : 'There is no quiz_id'}: ${taken} is taken${serial ? ' from Sr. No.' : ''}.`,
    remedy: 'Check the target quiz ID under “Configure Quiz Details”.',
  });
  return taken;
}

function checkQuizId({ row }: GridRow, cell: FoundCell | undefined, quizId: number, report: Report): void {
  if (!cell || wholeNumber(cell.text) === quizId) return;
  report({
    kind: 'quiz-id-differs',
    row,
    column: columnName(cell.column),
    value: cell.text,
    problem: `This row names quiz “${cell.text}”, the first one quiz ${quizId}. All questions go to one quiz.`,
    remedy: 'Upload the questions of each quiz in a file of its own.',
  });
}

function reportNoQuestionColumn(row: number, report: Report): void {
  report({
    kind: 'no-question-column',
    row,
    column: '',
    value: '',
    problem: 'No column is known to hold the questions.',
    remedy: 'Say which one does under “Map columns”, or choose another sheet there.',
  });
}

function reportNoQuestions(row: number, rowCount: number, report: Report): void {
  report({
    kind: 'no-questions',
    row,
    column: '',
    value: '',
    problem: `No row of the sheet gives a question${rowCount > 0 ? ` (${rowCount} left out)` : ''}.`,
    remedy: 'Each row needs a question text and at least one option. Correct the rows, then upload the file again.',
  });
}
