import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { ReadCell } from './sheet-answers.ts';
import type { Asks } from '#functions/domain/uploads/sheet-asks.ts';
import { checkCell, columnName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { checkDuplicateColumns, type checkRepeatedTexts, checkEqualScores, checkParameters } from './sheet-checks.ts';
import type { SheetChoices, ShownRow } from '#functions/domain/uploads/sheet-choices.ts';
import { maxOptionColumns, partOf } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { bufferReports, type DefectKind, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { cellsOf, readQuestion } from './sheet-row.ts';
import type { Scores } from './sheet-scores.ts';
import { repeatsHeader, type SheetTable } from '#functions/domain/uploads/columns/sheet-table.ts';
import type { findTarget } from '#functions/domain/uploads/columns/sheet-target.ts';
import { applySpellings } from '#functions/domain/text/spellings.ts';

/** The state that the rows of a file share while they are read. */
export interface Reading {
  choices: SheetChoices;
  asks: Asks;
  scores: Scores;
  target: ReturnType<typeof findTarget>;
  reportRepeat: ReturnType<typeof checkRepeatedTexts>;
  leftOut: number;
  /** Number of questions without their own main parameter. */
  withoutParameter: number;
}

const shownCharacters = 120;
const notAscii = /[^\0-\x7f]/;

/**
 * The questions of a table. A row gives none if it
 *
 * - is left out by the admin, by itself (`leaveOut`) or with all rows that have a defect (`leaveOutKinds`);
 * - repeats the header, or has no text in a column that is used;
 * - is hidden, filtered, without any score, or of another quiz, and the admin answered to leave such rows out;
 * - can't be read as a question: `readQuestion` in `sheet-row.ts` says which defects block.
 */
export function readTable(table: SheetTable, reading: Reading, report: Report): DraftQuestion[] {
  const { sheet, grid, columns, rows } = table;
  const { choices, asks } = reading;
  const used = columns.filter(({ use }) => use !== 'unused');
  for (const { index, filled, letter, header } of used) {
    if (filled === 0 || !grid.hiddenColumns?.includes(index)) continue;
    const shown = { sheet, row: Math.max(1, table.headerRow), text: columnName({ letter, header }) };
    asks.add('hiddenColumns', shown, grid.name, shown.text);
  }
  if (grid.struck) asks.add('struckOut', { sheet, row: Math.max(1, table.headerRow), text: '' }, grid.name);
  if (grid.western) {
    for (const { row, texts } of [...table.above, ...rows]) {
      const text = texts.find((one) => notAscii.test(one));
      if (text !== undefined) asks.add('notUnicode', { sheet, row, text: shorten(text, shownCharacters) }, grid.name);
    }
  }
  const leftOutRows = new Set(choices.leaveOut?.filter((place) => place.sheet === sheet).map(({ row }) => row));
  const unscored = unscoredPlaces(table);
  const decide = applyNameDecisions(choices);
  const questions: DraftQuestion[] = [];
  for (const whole of rows) {
    const shown = shownRow(table, whole);
    const tell = (kind: DefectKind, problem: string) =>
      report({
        kind,
        row: whole.row,
        column: '',
        value: shown.text,
        problem,
        remedy: 'Nothing has to be done, if that is meant.',
      });
    const leaveOut = (why: string): void => {
      reading.leftOut += 1;
      tell('left-out', why);
    };
    if (leftOutRows.has(whole.row)) {
      leaveOut('The row is left out, as you have said.');
      continue;
    }
    if (repeatsHeader(table, whole)) {
      const problem = 'The row says the same as the header, so it is no question.';
      tell('header', problem);
      continue;
    }
    if (!used.some(({ index }) => whole.texts[index])) continue;
    if (whole.hidden || (grid.hidden && choices.sheet === undefined)) {
      asks.add('hiddenRows', shown, grid.name);
      if (asks.answerOf('hiddenRows') === 'leave') {
        leaveOut('The row is not seen in the file, and left out, as you have said.');
        continue;
      }
    }
    const draft = readRow(whole, { table, reading, report, unscored, shown, leaveOut });
    if (draft) questions.push(decide(draft));
  }
  return questions;
}

interface RowWork {
  table: SheetTable;
  reading: Reading;
  report: Report;
  unscored: readonly number[];
  shown: ShownRow;
  leaveOut: (why: string) => void;
}

function readRow(row: GridRow, work: RowWork): DraftQuestion | undefined {
  const { table, reading, report, shown } = work;
  const { sheet, grid, columns, byMeaning } = table;
  const { scores, asks, target } = reading;
  const held = bufferReports();
  const leaveOut = (why: string): void => {
    scores.dropRow();
    work.leaveOut(why);
  };
  const leaves = (): boolean => {
    const kind = held.held.find((defect) => reading.choices.leaveOutKinds?.includes(defect.kind))?.kind;
    if (kind) leaveOut(leftFor(kind));
    return kind !== undefined;
  };
  for (const column of columns) {
    if (column.use !== 'unused') checkCell(row, column, held.report);
  }
  checkDuplicateColumns(row, byMeaning, held.report);
  const read = cellsOf(row, byMeaning);
  const draft = readQuestion(row, read, { sheet, row: row.row, columns: byMeaning, scores, report: held.report });
  if (draft) checkParameters(row.row, draft, byMeaning, held.report, reading.choices);
  if (leaves()) return undefined;
  if (draft) {
    if (isUnscored(read, work.unscored)) {
      asks.add('noScores', shown, grid.name);
      if (asks.answerOf('noScores') === 'leave')
        return void leaveOut('The row has no score, and is left out, as you have said.');
    }
    const column = read('question')?.column;
    const isUnread = held.held.some(({ kind }) => kind === 'score-not-a-number' || kind === 'no-score');
    if (!isUnread && !isUnscored(read, work.unscored)) checkEqualScores(row.row, draft, column, held.report);
    reading.reportRepeat(row.row, draft.text, column ? columnName(column) : '', held.report);
    if (leaves()) return undefined;
    const other = target.take(row.row, read);
    if (other !== undefined) {
      const cell = read('quizId')?.column;
      asks.add('otherQuiz', shown, grid.name, cell ? columnName(cell) : '');
      if (asks.answerOf('otherQuiz') === 'leave')
        return void leaveOut(`The row names quiz “${other}”, and is left out, as you have said.`);
    }
  }
  held.release(report);
  scores.keepRow();
  if (draft?.category === '') reading.withoutParameter += 1;
  return draft;
}

const leftFor = (kind: DefectKind) => `The row is left out, as you have said of all rows with this defect (${kind}).`;

function shownRow({ sheet, byMeaning }: SheetTable, { row, texts }: GridRow): ShownRow {
  const [question] = byMeaning.get('question') ?? [];
  const text = texts[question?.index ?? 0] || texts.find((each) => each !== '') || '';
  return { sheet, row, text: shorten(text, shownCharacters) };
}

/** The options without any score in the sheet: no column, or an empty one. */
function unscoredPlaces({ byMeaning }: SheetTable): number[] {
  return Array.from({ length: maxOptionColumns }, (_, index) => index + 1).filter(
    (place) => !byMeaning.get(partOf('points', place))?.some(({ filled }) => filled > 0),
  );
}

function isUnscored(read: ReadCell, unscored: readonly number[]): boolean {
  return unscored.some((place) => read(partOf('option', place)) !== undefined) && !read('answers');
}

/** Applies the decisions on names to a question: spellings, and the main parameter for questions without one. */
export function applyNameDecisions({
  spellings = [],
  mainParameter = '',
}: Pick<SheetChoices, 'spellings' | 'mainParameter'>): (draft: DraftQuestion) => DraftQuestion {
  const spell = applySpellings(spellings);
  return (draft) => spell(draft.category === '' ? { ...draft, category: mainParameter } : draft);
}
