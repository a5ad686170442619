import { checkMap } from '#functions/domain/banks/parameters/check-map.ts';
import { findMapHeader, mapHeader, mapSheetColumns, readRow, type ReadRow } from './map-columns.ts';
import {
  boundedNotes,
  saidFields,
  saysNothing,
  type MapProblem,
  type WrittenNote,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { checkMerged } from '#functions/domain/uploads/rows/sheet-checks.ts';
import { fillMerged, type FoundSheet, type GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { askIfHidden, askOfNotes } from '#functions/domain/uploads/sheet-asks.ts';
import { plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { leftOutRows } from '#functions/domain/uploads/sheet-choices.ts';
import { defectKinds, rowText, type DefectKind, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import { repeatsHeader, type PlacedGrid } from '#functions/domain/uploads/columns/sheet-table.ts';
import type { Reading } from '#functions/domain/uploads/rows/read-table.ts';
import { wholeSheet as wholeSheetWords } from '#functions/domain/words/uploads/columns.ts';
import * as words from '#functions/domain/words/uploads/parameters-sheet.ts';
import { leftOut as rowLeftOut } from '#functions/domain/words/uploads/rows.ts';

export interface SheetMap {
  rows: WrittenNote[];
  /** Number of its defects that depend on the bank it goes live with: these are checked again at the publication. */
  problems: number;
  leftOut: number;
}

type MapReading = Pick<Reading, 'choices' | 'asks'>;

/** Reads the sheet *Parameters*, and reports all its problems with these questions. `undefined` if it is hidden and left out. */
function readMapSheet(
  { sheet, grid }: PlacedGrid,
  questions: readonly DraftQuestion[],
  { choices, asks }: MapReading,
  report: Report,
): SheetMap | undefined {
  const header = findMapHeader(grid);
  const filled = grid.rows.filter(({ texts }) => texts.some((text) => text !== ''));
  // The admin is asked, as for hidden rows of questions.
  const asRow = ({ row, texts }: GridRow) => ({ sheet, row, text: rowText(texts) });
  const answers = (grid.hidden ? filled : []).map((row) => asks.add('hiddenRows', asRow(row), grid.name));
  if (answers[0] === 'leave') return void report('left-out', { ...wholeSheet, value: grid.name }, words.sheetLeftOut);
  if (!header) {
    if (filled.length > 0) reportNoMapHeader(filled[0]?.row ?? 1, report);
    else reportBlankMap(1, report);
    return { rows: [], problems: 0, leftOut: 0 };
  }
  const rows = filled.filter(({ row }) => row > header.row);
  const keeps = askIfHidden({ sheet, grid }, header.row, asks);
  const columns = new Map([...mapSheetColumns(header, rows, report)].filter(([, column]) => keeps(column)));
  if (!columns.has('parameter') && !columns.has('subParameter')) reportNoMapHeader(header.row, report);
  const said = saidFields.flatMap((field) => columns.get(field) ?? []);
  checkMerged({ grid, headerRow: header.row, columns: said }, report, words.forMainParameter);
  const fields = [...columns.values()];
  const headerTexts = header.texts.map(plainHeader);
  const read = fillMerged(rows, grid.merged, fields)
    .filter((row) => fields.some(({ index }) => row.texts[index]) && !repeatsHeader(headerTexts, row))
    .map((row) => readRow(row, columns, choices));
  const [leftOut, kinds] = [leftOutRows(choices, sheet), choices.leaveOutKinds ?? []];
  const kept = read.filter(
    ({ row: { row }, held }) =>
      !leftOut.has(row) &&
      !held.kinds().some((one) => kinds.includes(one)) &&
      !askOfNotes(held.list, { sheet, row }, grid.name, asks),
  );
  const taken = withoutBroken(kept, questions, kinds);
  for (const one of read) {
    const { row, texts } = one.row;
    if (taken.rows.includes(one)) one.held.release(report);
    else report('left-out', { row, value: rowText(texts) }, rowLeftOut);
  }
  for (const { kind, field, row = 1, place, problem, remedy } of taken.problems) {
    const remedies = kind === 'map-unknown-name' ? [remedy, words.inAddition] : [remedy];
    const at = { row, column: columns.get(field), value: taken.rows[place]?.note[field] ?? '' };
    report(kind, at, { problem, remedy: remedies.join(' ') });
  }
  if (taken.rows.every(isBlank)) reportBlankMap(header.row, report);
  return {
    rows: boundedNotes(notesOf(taken.rows)),
    problems: taken.problems.filter(({ kind }) => ofBank.includes(kind)).length,
    leftOut: read.length - taken.rows.length,
  };
}

function reportNoMapHeader(row: number, report: Report): void {
  report('map-sheet', { row }, words.noHeader(mapHeader.join(', ')));
}

/**
 * Reports a sheet *Parameters* without any content, such as an empty template: it would replace the live notes by nothing, which is
 * hardly intended. The file alone cannot tell whether there are live notes.
 */
function reportBlankMap(row: number, report: Report): void {
  report('map-blank', { row, column: wholeSheet.column }, words.noNotes);
}

/** A cell that cannot be read is not blank. */
function isBlank({ note, held }: ReadRow): boolean {
  return saysNothing(note) && held.kinds().every((kind) => defectKinds[kind] !== 'error');
}

/** Problems that other questions may resolve. */
const ofBank: readonly MapProblem['kind'][] = ['map-unknown-name', 'map-row-twice', 'map-quotient-is-parameter'];

const notesOf = (rows: readonly ReadRow[]) => rows.map(({ note }) => note);

/** The rows without those that are left out, individually or for one of their defects. */
function withoutBroken(
  read: readonly ReadRow[],
  questions: readonly DraftQuestion[],
  kinds: readonly DefectKind[],
): { rows: ReadRow[]; problems: MapProblem[] } {
  // A file without questions has been reported already; each row would only repeat that.
  const problemsOf = (rows: readonly ReadRow[]) =>
    questions.length === 0 ? [] : checkMap(notesOf(rows), questions).problems;
  const broken = new Set(problemsOf(read).flatMap(({ kind, place }) => (kinds.includes(kind) ? [place] : [])));
  const rows = read.filter((_, place) => !broken.has(place));
  return { rows, problems: problemsOf(rows) };
}

/** A sheet named *Parameters*; an unreadable one has a `problem`. */
export type FoundMapSheet = FoundSheet & { sheet: number };

const wholeSheet = { row: 1, column: wholeSheetWords };

/** Reads the first sheet named *Parameters*; a second one, or an unreadable one, blocks. */
export function readMap(
  [first, ...others]: readonly FoundMapSheet[],
  questions: readonly DraftQuestion[],
  reading: MapReading,
  reportOf: (sheet: string) => Report,
): SheetMap | undefined {
  if (!first) return undefined;
  for (const { name } of others)
    reportOf(name)('map-sheet', { ...wholeSheet, value: name }, words.twoSheets(first.name, name));
  if ('grid' in first) return readMapSheet(first, questions, reading, reportOf(first.name));
  const at = { ...wholeSheet, value: first.name };
  reportOf(first.name)('map-sheet', at, words.unreadSheet(first.name, first.problem));
  return undefined;
}
