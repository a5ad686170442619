import { checkMap } from '#functions/domain/banks/parameters/check-map.ts';
import {
  reportBlankMap,
  findMapHeader,
  repeatsMapHeader,
  mapSheetColumns,
  reportNoMapHeader,
  type MapColumns,
} from './map-columns.ts';
import {
  type MapProblem,
  type NoteField,
  type WrittenNote,
  quotientCodes,
  quotientNames,
  saysNothing,
  type QuotientCode,
  boundedNotes,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { checkHidden, checkMergedTexts, isHiddenAndLeft, reportLeftOut, withoutHidden } from './hidden-rows.ts';
import { fillMerged, type GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { Asks } from '#functions/domain/uploads/sheet-asks.ts';
import { plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { checkCell, columnName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { defectKinds, bufferReports, type DefectKind, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import type { PlacedGrid } from '#functions/domain/uploads/columns/sheet-table.ts';
import { applySpellings } from '#functions/domain/text/spellings.ts';

/** The sheet *Parameters* of a file, parsed. */
export interface SheetMap {
  rows: WrittenNote[];
  /** Number of its defects that depend on the bank it goes live with: these are checked again at the publication. */
  problems: number;
  leftOut: number;
}

interface MapReading {
  choices: SheetChoices;
  asks: Asks;
}

/** Reads the sheet *Parameters*, and reports all its problems with these questions. `undefined` if it is hidden and left out. */
function readMapSheet(
  { sheet, grid }: PlacedGrid,
  questions: readonly DraftQuestion[],
  { choices, asks }: MapReading,
  report: Report,
): SheetMap | undefined {
  const looked = { sheet, grid, asks, report };
  const header = findMapHeader(grid);
  const filled = grid.rows.filter(({ texts }) => texts.some((text) => text.trim() !== ''));
  if (isHiddenAndLeft(looked, filled)) return undefined;
  if (!header) {
    if (filled.length > 0) reportNoMapHeader(filled[0]?.row ?? 1, report);
    else reportBlankMap(1, 0, report);
    return { rows: [], problems: 0, leftOut: 0 };
  }
  const columns = withoutHidden(looked, mapSheetColumns(header, filled, report), header.row);
  if (!columns.has('parameter') && !columns.has('subParameter')) reportNoMapHeader(header.row, report);
  checkMergedTexts(looked, columns, filled);
  const fields = [...columns.values()];
  const rows = filled.filter(({ row }) => row > header.row);
  const leftOut = new Set(choices.leaveOut?.filter((place) => place.sheet === sheet).map(({ row }) => row));
  const read = fillMerged(rows, grid.merged, fields)
    .filter((row) => fields.some(({ index }) => row.texts[index]) && !repeatsMapHeader(row, header))
    .map((row) => readRow(row, columns, choices));
  const kinds = choices.leaveOutKinds ?? [];
  const kept = read.filter(({ row, held }) => !leftOut.has(row.row) && !held.some(({ kind }) => kinds.includes(kind)));
  const taken = withoutBroken(kept, questions, kinds);
  for (const one of read) {
    const { row, held } = one;
    if (taken.rows.includes(one)) held.forEach(report);
    else reportLeftOut(row, report);
  }
  for (const problem of taken.problems) reportProblem(problem, taken.rows, columns, report);
  if (taken.rows.every(isBlank)) reportBlankMap(header.row, read.length, report);
  return {
    rows: boundedNotes(notesOf(taken.rows)),
    problems: taken.problems.filter(({ kind }) => ofBank.includes(kind)).length,
    leftOut: read.length - taken.rows.length,
  };
}

/** Problems that other questions may resolve. */
const ofBank: readonly MapProblem['kind'][] = ['map-unknown-name', 'map-row-twice', 'map-quotient-is-parameter'];

interface ReadRow {
  row: GridRow;
  note: WrittenNote;
  held: ReturnType<typeof bufferReports>['held'];
}

const notesOf = (rows: readonly ReadRow[]) => rows.map(({ note }) => note);

/** A cell that cannot be read is not blank. */
function isBlank({ note, held }: ReadRow): boolean {
  return saysNothing(note) && held.every(({ kind }) => defectKinds[kind] !== 'error');
}

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

function readRow(row: GridRow, columns: MapColumns, { spellings = [] }: SheetChoices): ReadRow {
  const { held, report } = bufferReports();
  for (const column of columns.values()) checkCell(row, column, report);
  checkHidden(row, report);
  const text = (field: NoteField) => cleanText(row.texts[columns.get(field)?.index ?? -1] ?? '');
  const { category, subCategory } = applySpellings(spellings)({
    ...{ text: '', category: text('parameter'), subCategory: text('subParameter'), options: [] },
  });
  const quotient = quotientOf(row, text('quotient'), columns, report);
  return {
    row,
    held,
    note: {
      ...{ row: row.row, parameter: category, subParameter: subCategory },
      ...(quotient && { quotient }),
      ...{ meaning: text('meaning'), nextStep: text('nextStep') },
    },
  };
}

function quotientOf({ row }: GridRow, text: string, columns: MapColumns, report: Report): QuotientCode | undefined {
  const [plain, same] = [plainHeader(text), (name: string) => plainHeader(name) === plain];
  const quotient = quotientCodes.find((code) => same(code) || same(quotientNames[code]));
  if (quotient || plain === '') return quotient;
  report({
    ...{ kind: 'map-quotient', row, column: nameOf(columns, 'quotient'), value: text },
    problem: `“${shorten(text, 60)}” is not one quotient.`,
    remedy: 'Write EQ, MQ or LQ, or leave the cell blank. A sub-parameter belongs to one of them at most.',
  });
  return undefined;
}

function nameOf(columns: MapColumns, field: NoteField): string {
  const column = columns.get(field);
  return column ? columnName(column) : '';
}

function reportProblem(problem: MapProblem, rows: readonly ReadRow[], columns: MapColumns, report: Report): void {
  const { kind, field, row = 1, place } = problem;
  const inAddition = kind === 'map-unknown-name' ? ' A file that is added to a bank may name what that bank has.' : '';
  report({
    ...{ kind, row, column: nameOf(columns, field), problem: problem.problem },
    value: rows[place]?.note[field] ?? '',
    remedy: `${problem.remedy}${inAddition}`,
  });
}

/** A sheet named *Parameters*; an unreadable one has a `problem`. */
export type FoundMapSheet = PlacedGrid | { name: string; problem: string };

const wholeSheet = { kind: 'map-sheet', row: 1, column: 'Whole sheet' } as const;

/** Reads the first sheet named *Parameters*; a second one, or an unreadable one, blocks. */
export function readMap(
  [first, ...others]: readonly FoundMapSheet[],
  questions: readonly DraftQuestion[],
  reading: MapReading,
  reportOf: (sheet: string) => Report,
): SheetMap | undefined {
  if (!first) return undefined;
  for (const other of others) {
    const name = sheetName(other);
    reportOf(name)({
      ...wholeSheet,
      value: name,
      problem: `Sheets “${sheetName(first)}” and “${name}” both say what the parameters mean.`,
      remedy: 'Keep one of them, or give the other one another name. Then upload the file again.',
    });
  }
  if ('grid' in first) return readMapSheet(first, questions, reading, reportOf(first.grid.name));
  reportOf(first.name)({
    ...wholeSheet,
    value: first.name,
    problem: `Sheet “${first.name}”, which says what the parameters mean, can’t be read. ${first.problem}`,
    remedy: 'Mend it, or remove it to keep what the live bank says. Then upload the file again.',
  });
  return undefined;
}

function sheetName(sheet: FoundMapSheet): string {
  return 'grid' in sheet ? sheet.grid.name : sheet.name;
}
