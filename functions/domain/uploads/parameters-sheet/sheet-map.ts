import { checkMap } from '#functions/domain/banks/parameters/check-map.ts';
import {
  reportBlankMap,
  findMapHeader,
  mapSheetColumns,
  reportNoMapHeader,
  checkMergedTexts,
  type MapColumns,
  isBlank,
  readRow,
  type ReadRow,
} from './map-columns.ts';
import { boundedNotes, type MapProblem, type WrittenNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { fillMerged, type FoundSheet } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { askIfHidden } from '#functions/domain/uploads/sheet-asks.ts';
import { plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { leftOutRows } from '#functions/domain/uploads/sheet-choices.ts';
import { asDecided, rowText, type DefectKind, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import { repeatsHeader, type PlacedGrid } from '#functions/domain/uploads/columns/sheet-table.ts';
import type { Reading } from '#functions/domain/uploads/rows/read-table.ts';

/** The sheet *Parameters* of a file, parsed. */
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
  const asked = grid.hidden ? filled : [];
  const answers = asked.map(({ row, texts }) =>
    asks.add('hiddenRows', { sheet, row, text: rowText(texts) }, grid.name),
  );
  if (answers[0] === 'leave') return void reportHiddenAndLeft(grid.name, report);
  if (!header) {
    if (filled.length > 0) reportNoMapHeader(filled[0]?.row ?? 1, report);
    else reportBlankMap(1, 0, report);
    return { rows: [], problems: 0, leftOut: 0 };
  }
  const keeps = askIfHidden({ sheet, grid }, header.row, asks);
  const columns = new Map([...mapSheetColumns(header, filled, report)].filter(([, column]) => keeps(column)));
  if (!columns.has('parameter') && !columns.has('subParameter')) reportNoMapHeader(header.row, report);
  checkMergedTexts(grid, columns, report);
  const fields = [...columns.values()];
  const rows = filled.filter(({ row }) => row > header.row);
  const headerTexts = header.texts.map(plainHeader);
  const read = fillMerged(rows, grid.merged, fields)
    .filter((row) => fields.some(({ index }) => row.texts[index]) && !repeatsHeader(headerTexts, row))
    .map((row) => readRow(row, columns, choices));
  const [leftOut, kinds] = [leftOutRows(choices, sheet), choices.leaveOutKinds ?? []];
  const kept = read.filter(
    ({ row, held }) => !leftOut.has(row.row) && !held.kinds().some((one) => kinds.includes(one)),
  );
  const taken = withoutBroken(kept, questions, kinds);
  for (const one of read) {
    const { row, texts } = one.row;
    if (taken.rows.includes(one)) one.held.release(report);
    else report('left-out', { row, value: rowText(texts) }, 'The row is left out, as you have said.', asDecided);
  }
  for (const problem of taken.problems) reportProblem(problem, taken.rows, columns, report);
  if (taken.rows.every(isBlank)) reportBlankMap(header.row, read.length, report);
  return {
    rows: boundedNotes(notesOf(taken.rows)),
    problems: taken.problems.filter(({ kind }) => ofBank.includes(kind)).length,
    leftOut: read.length - taken.rows.length,
  };
}

/** The live notes stay. */
function reportHiddenAndLeft(name: string, report: Report): void {
  const problem = 'The sheet is hidden in the file, and left out, as you have said: what the live bank says is kept.';
  report('left-out', { ...wholeSheet, value: name }, problem, asDecided);
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

function reportProblem(problem: MapProblem, rows: readonly ReadRow[], columns: MapColumns, report: Report): void {
  const { kind, field, row = 1, place } = problem;
  const inAddition = kind === 'map-unknown-name' ? ' A file that is added to a bank may name what that bank has.' : '';
  report(
    kind,
    { row, column: columns.get(field), value: rows[place]?.note[field] ?? '' },
    problem.problem,
    `${problem.remedy}${inAddition}`,
  );
}

/** A sheet named *Parameters*; an unreadable one has a `problem`. */
export type FoundMapSheet = FoundSheet & { sheet: number };

const wholeSheet = { row: 1, column: 'Whole sheet' };

/** Reads the first sheet named *Parameters*; a second one, or an unreadable one, blocks. */
export function readMap(
  [first, ...others]: readonly FoundMapSheet[],
  questions: readonly DraftQuestion[],
  reading: MapReading,
  reportOf: (sheet: string) => Report,
): SheetMap | undefined {
  if (!first) return undefined;
  for (const { name } of others) {
    reportOf(name)(
      'map-sheet',
      { ...wholeSheet, value: name },
      `Sheets “${first.name}” and “${name}” both say what the parameters mean.`,
      'Keep one of them, or give the other one another name. Then upload the file again.',
    );
  }
  if ('grid' in first) return readMapSheet(first, questions, reading, reportOf(first.name));
  reportOf(first.name)(
    'map-sheet',
    { ...wholeSheet, value: first.name },
    `Sheet “${first.name}”, which says what the parameters mean, can’t be read. ${first.problem}`,
    'Mend it, or remove it to keep what the live bank says. Then upload the file again.',
  );
  return undefined;
}
