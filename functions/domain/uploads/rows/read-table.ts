import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { ReadCell } from './sheet-answers.ts';
import { askIfHidden, askOfNotes, type Asks } from '#functions/domain/uploads/sheet-asks.ts';
import { checkCell, speaksOfReverse } from '#functions/domain/uploads/cells/sheet-cells.ts';
import {
  checkDuplicateColumns,
  type checkRepeatedTexts,
  checkEqualScores,
  checkParameters,
  checkUnread,
} from './sheet-checks.ts';
import { applyNameDecisions, type SheetChoices, type ShownRow } from '#functions/domain/uploads/sheet-choices.ts';
import { optionPlaces, partOf, type MappedColumn } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { bufferReports, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { Told } from '#functions/domain/words/told.ts';
import * as words from '#functions/domain/words/uploads/rows.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { cellsOf, readQuestion, type findTarget } from './sheet-row.ts';
import type { Scores } from './sheet-scores.ts';
import { repeatsHeader, type SheetTable } from '#functions/domain/uploads/columns/sheet-table.ts';

/** The state that the rows of a file share while they are read. */
export interface Reading {
  choices: SheetChoices;
  /** Rows that the admin leaves out. */
  leftOut: ReadonlySet<number>;
  asks: Asks;
  scores: Scores;
  target: ReturnType<typeof findTarget>;
  reportRepeat: ReturnType<typeof checkRepeatedTexts>;
  /** `withoutParameter`: questions without their own main parameter. */
  counts: { leftOut: number; withoutParameter: number };
}

const shownCharacters = 120;
/** A row without any of them is a heading, a footer or a sum. */
const partOfQuestion = /^(?:question|option|answers)/;
const notAscii = /[^\0-\x7f]/;

export function readTable(table: SheetTable, reading: Reading, report: Report): DraftQuestion[] {
  const { sheet, grid, columns, rows } = table;
  const { asks, choices } = reading;
  const row = Math.max(1, table.headerRow);
  columns.filter(({ use }) => use !== 'unused').forEach(askIfHidden(table, row, asks));
  if (grid.oldFont) asks.add('oldFont', { sheet, row, text: '' }, grid.name);
  if (grid.struck) asks.add('struckOut', { sheet, row, text: '' }, grid.name);
  if (grid.western) {
    for (const { row, texts } of [...table.above, ...rows]) {
      const text = texts.find((one) => notAscii.test(one));
      if (text !== undefined) asks.add('notUnicode', { sheet, row, text: shorten(text, shownCharacters) }, grid.name);
    }
  }
  for (const above of table.above.filter(({ texts }) => texts.some(speaksOfReverse)))
    asks.add('reversed', shownRow(table, above), grid.name);
  const decide = applyNameDecisions(choices);
  return rows.flatMap((row) => {
    const draft = readRow(row, table, reading, report);
    return draft ? [decide(draft)] : [];
  });
}

/**
 * The question of a row. A row gives none if it
 *
 * - is left out by the admin, by itself (`leaveOut`) or with all rows that have a defect (`leaveOutKinds`);
 * - repeats the header, or has no text in a column that is used;
 * - is hidden, filtered, without any score, or of another quiz, and the admin answered to leave such rows out;
 * - can't be read as a question: `readQuestion` in `sheet-row.ts` says which defects block.
 */
function readRow(row: GridRow, table: SheetTable, reading: Reading, report: Report): DraftQuestion | undefined {
  const { grid, columns, byMeaning } = table;
  const { choices, scores, asks, counts } = reading;
  const shown = shownRow(table, row);
  const leaveOut = (told: Told): undefined => {
    counts.leftOut += 1;
    report('left-out', { row: row.row, value: shown.text }, told);
  };
  if (reading.leftOut.has(row.row)) return leaveOut(words.leftOut);
  if (repeatsHeader(table.headerTexts, row))
    return void report('header', { row: row.row, value: shown.text }, words.repeatsHeader);
  const used = columns.filter(({ use }) => use !== 'unused');
  if (!used.some(({ index }) => row.texts[index])) return undefined;
  const isHidden = row.hidden || (grid.hidden && choices.sheet === undefined);
  if (isHidden && asks.add('hiddenRows', shown, grid.name) === 'leave') return leaveOut(words.leftOutSuch);
  const held = bufferReports();
  for (const column of used) checkCell(row, column, held.report);
  checkDuplicateColumns(row, byMeaning, held.report);
  checkUnread(table, row, held.report);
  if (table.pictureRows.has(row.row)) held.report('picture', { row: row.row, value: shown.text }, words.picture);
  const read = cellsOf(row, byMeaning);
  const context = { row: row.row, columns: byMeaning, scores, asked: choices.asked, report: held.report };
  const question = readQuestion(row, read, context);
  const draft = held.kinds().includes('too-long') ? undefined : question;
  if (draft) checkParameters(context, choices, draft);
  const leavesFor = () => held.kinds().find((kind) => choices.leaveOutKinds?.includes(kind));
  const kind = leavesFor();
  if (kind) return leaveOut(words.leftOutKind(kind));
  const hasMore = used.some(({ index, use }) => partOfQuestion.test(use) && row.texts[index]);
  const isAsked = hasMore || speaksOfReverse(row.texts.join(' '));
  const asked = draft ? held.list : held.list.filter(([kind]) => kind === 'no-question' && isAsked);
  if (askOfNotes(asked, shown, grid.name, asks)) return leaveOut(words.leftOutSuch);
  if (draft) {
    const unscored = isUnscored(read, table);
    if (unscored && asks.add('noScores', shown, grid.name) === 'leave') return leaveOut(words.leftOutSuch);
    const at = { row: row.row, column: read('question')?.column, value: draft.text };
    const isUnread = held.kinds().some((one) => one === 'score-not-a-number' || one === 'no-score');
    if (!isUnread && !unscored) checkEqualScores(draft.options, at, held.report);
    reading.reportRepeat(at, held.report);
    const kind = leavesFor();
    if (kind) return leaveOut(words.leftOutKind(kind));
    const other = reading.target.take(row.row, read);
    if (other !== undefined && asks.add('otherQuiz', shown, grid.name, read('quizId')?.column) === 'leave')
      return leaveOut(words.leftOutSuch);
  }
  held.release(report);
  scores.keepRow();
  if (draft?.category === '') counts.withoutParameter += 1;
  return draft;
}

function shownRow({ sheet, byMeaning }: SheetTable, { row, texts }: GridRow): ShownRow {
  const [question] = byMeaning.get('question') ?? [];
  const text = texts[question?.index ?? 0] || texts.find((each) => each !== '') || '';
  return { sheet, row, text: shorten(text, shownCharacters) };
}

/** Whether a row has an option for which the sheet has no score at all: no column, or an empty one. */
function isUnscored(read: ReadCell, { byMeaning }: SheetTable): boolean {
  const isScored = ({ filled }: MappedColumn) => filled > 0;
  const unscored = optionPlaces.filter((place) => !byMeaning.get(partOf('points', place))?.some(isScored));
  return unscored.some((place) => read(partOf('option', place))) && !read('answers');
}
