import { boundedNotes } from './bounded-notes.ts';
import { checkMap } from '#functions/domain/banks/parameters/check-map.ts';
import { reportBlankMap } from './map-blank.ts';
import { findMapHeader, repeatsMapHeader, mapSheetColumns, reportNoMapHeader, type MapColumns } from './map-columns.ts';
import type { MapProblem, NoteField, WrittenNote } from '#functions/domain/banks/parameters/map-problem.ts';
import { checkHidden, checkMergedTexts, isHiddenAndLeft, reportLeftOut, withoutHidden } from './hidden-rows.ts';
import { fillMerged } from '#functions/domain/uploads/cells/merged-cells.ts';
import {
  quotientCodes,
  quotientNames,
  saysNothing,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { Asks } from '#functions/domain/uploads/sheet-asks.ts';
import { plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { checkCell, columnName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { defectKinds, bufferReports, type DefectKind, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/shorten.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
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
export function readMapSheet(
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
  const below = fillMerged(
    filled.filter(({ row }) => row > header.row),
    grid.merged,
    [...columns.values()],
  );
  const leftOut = new Set(choices.leaveOut?.filter((place) => place.sheet === sheet).map(({ row }) => row));
  const fields = [...columns.values()];
  const read = below
    .filter((row) => fields.some(({ index }) => row.texts[index]) && !repeatsMapHeader(row, header))
    .map((row) => readRow(row, columns, choices));
  const isLeft = ({ row, held }: ReadRow) =>
    leftOut.has(row.row) || held.some(({ kind }) => choices.leaveOutKinds?.includes(kind));
  const taken = withoutBroken(read, questions, { choices, isLeft });
  for (const one of read) {
    const { row, held } = one;
    if (taken.rows.includes(one)) held.forEach(report);
    else reportLeftOut(row, report);
  }
  for (const problem of taken.problems) reportProblem(problem, taken.rows, columns, report);
  const rows = taken.rows.map(({ note }) => note);
  if (taken.rows.every(isBlank)) reportBlankMap(header.row, read.length, report);
  return {
    rows: boundedNotes(rows),
    problems: taken.problems.filter(({ kind }) => ofBank.has(kind)).length,
    leftOut: read.length - rows.length,
  };
}

/** Problems that other questions may resolve. */
const ofBank: ReadonlySet<string> = new Set<MapProblem['kind']>([
  ...(['map-unknown-name', 'map-row-twice', 'map-quotient-is-parameter'] as const),
]);

interface ReadRow {
  row: GridRow;
  note: WrittenNote;
  held: ReturnType<typeof bufferReports>['held'];
}

/** A cell that cannot be read is not blank. */
function isBlank({ note, held }: ReadRow): boolean {
  return saysNothing(note) && held.every(({ kind }) => defectKinds[kind] !== 'error');
}

interface Leaving {
  choices: SheetChoices;
  isLeft: (row: ReadRow) => boolean;
}

/** The rows without those that are left out, individually or for one of their defects. */
function withoutBroken(
  read: readonly ReadRow[],
  questions: readonly DraftQuestion[],
  { choices, isLeft }: Leaving,
): { rows: ReadRow[]; problems: MapProblem[] } {
  const problemsOf = (rows: readonly ReadRow[]) =>
    // A file without questions has been reported already; each row would only repeat that.
    questions.length === 0
      ? []
      : checkMap(
          rows.map(({ note }) => note),
          questions,
        ).problems;
  let rows = read.filter((row) => !isLeft(row));
  const kinds: readonly DefectKind[] = choices.leaveOutKinds ?? [];
  const broken = new Set(problemsOf(rows).flatMap(({ kind, place }) => (kinds.includes(kind) ? [place] : [])));
  rows = rows.filter((_, place) => !broken.has(place));
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
