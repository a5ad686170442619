import { bandPoints } from '#functions/domain/banks/bands.ts';
import { appliesToEachRow, type GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { normaliseText, type DraftQuestion } from '#functions/domain/banks/question.ts';
import { rangeName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { partOf, titleOf } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';
import type { ColumnsOf } from './sheet-answers.ts';
import type { SheetTable } from '#functions/domain/uploads/columns/sheet-table.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';

/** Reports columns with content that are not used. */
export function checkUnused(columns: readonly MappedColumn[], headerRow: number, report: Report): void {
  for (const column of columns.filter(({ use, filled }) => use === 'unused' && filled > 0)) {
    report(
      'unused-column',
      { row: headerRow, column, value: column.header },
      `This column is not used (${counted(column.filled, 'cell')} with a text).`,
      'If it matters, correct its header in the file, or say what it means under “Map columns”.',
    );
  }
}

/** Reports columns that are duplicate or missing. */
export function checkColumns(byMeaning: ColumnsOf, headerRow: number, report: Report): void {
  for (const [meaning, [first, ...others]] of byMeaning) {
    for (const other of others) {
      report(
        'unused-column',
        { row: headerRow, column: other, value: other.header },
        `Columns ${first?.letter} and ${other.letter} both mean “${titleOf(meaning)}”. Where both are filled, ${first?.letter} counts.`,
        'Remove one of them, or map it to something else.',
      );
    }
  }
  for (let place = 1; place <= 5; place++) {
    const points = partOf('points', place);
    if (!byMeaning.has(partOf('option', place)) || byMeaning.has(points)) continue;
    report(
      'no-score',
      { row: headerRow },
      `There is no column “${titleOf(points)}”: every option ${place} gets 1 point.`,
      `Add the column “${titleOf(points)}” with the scores, ${bandPoints}.`,
    );
  }
}

/** Reports merged cells that affect a column in use. */
export function checkMerged(
  { grid: { merged, rows }, headerRow, columns }: Pick<SheetTable, 'grid' | 'headerRow' | 'columns'>,
  report: Report,
  remedy = 'If that is not meant, unmerge them and fill in each cell.',
): void {
  const textAt = new Map(rows.map(({ row, texts }) => [row, texts]));
  for (const range of merged.filter(({ lastRow }) => lastRow >= headerRow)) {
    const inUse = columns.find(
      ({ index, use }) => use !== 'unused' && index >= range.column && index <= range.lastColumn,
    );
    const first = columns.find(({ index }) => index === range.column);
    if (!inUse) continue;
    report(
      'merged',
      { row: range.row, column: first ?? inUse, value: textAt.get(range.row)?.[range.column] ?? '' },
      `The cells ${rangeName(range)} are merged. ${
        appliesToEachRow(range, columns)
          ? 'The text holds for each of these rows.'
          : 'The text stands in the first of them; the others count as empty.'
      }`,
      remedy,
    );
  }
}

/** Remembers the question texts of all rows so far, and reports repetitions. */
export function checkRepeatedTexts() {
  const rowOfText = new Map<string, number>();
  return (row: number, text: string, column: MappedColumn | undefined, report: Report): void => {
    const same = normaliseText(text);
    const earlier = rowOfText.get(same);
    if (earlier === undefined) {
      rowOfText.set(same, row);
      return;
    }
    report(
      'same-text',
      { row, column, value: text },
      `Rows ${earlier} and ${row} have the same question text: “${shorten(text, 120)}”.`,
      'Change or remove one of them in the file, or leave one out.',
    );
  };
}

/** Reports texts that are ignored because another column with the same meaning is filled. */
export function checkDuplicateColumns({ row, texts }: GridRow, byMeaning: ColumnsOf, report: Report): void {
  for (const [meaning, columns] of byMeaning) {
    if (columns.length < 2) continue;
    const [first, ...others] = columns.filter(({ index }) => texts[index]);
    for (const other of others) {
      if (texts[other.index] === texts[first?.index ?? 0]) continue;
      report(
        'unused-value',
        { row, column: other, value: texts[other.index] ?? '' },
        `It is not used: column ${first?.letter}, which means “${titleOf(meaning)}” too, is filled.`,
        `Leave one of the columns ${first?.letter} and ${other.letter} blank.`,
      );
    }
  }
}

/** Reports a question that affects no score, whatever is chosen. If a score is missing or unreadable, that is reported instead. */
export function checkEqualScores(
  row: number,
  { text, options }: DraftQuestion,
  column: MappedColumn | undefined,
  report: Report,
): void {
  const [first, ...others] = options.map(({ points }) => points);
  if (first === undefined || others.length === 0 || others.some((points) => points !== first)) return;
  const points = `${first} ${plural(first, 'point', 'points')}`;
  report(
    'equal-scores',
    { row, column, value: text },
    `All its options have ${points}: whatever is chosen, the question adds to no score.`,
    'Give its options different points, if it is meant to count.',
  );
}

const parameters = [
  {
    meaning: 'category',
    kind: 'no-category',
    ofFile: 'no-header',
    remedy: 'Fill it in, or choose a main parameter for all such questions under “Parameters found”.',
  },
  {
    meaning: 'subCategory',
    kind: 'no-sub-category',
    ofFile: 'no-sub-category',
    remedy: 'Fill it in, if its answers are to count for a sub-parameter of the report.',
  },
] as const;

/**
 * Reports a question without a parameter, or, without `draft`, a sheet without a column for one. Such a sheet is reported once, but its
 * rows can be left out. A main parameter that is chosen for all questions makes its column optional.
 */
export function checkParameters(
  row: number,
  draft: Record<'category' | 'subCategory', string> | undefined,
  byMeaning: ColumnsOf,
  report: Report,
  { mainParameter, leaveOutKinds = [] }: SheetChoices,
): void {
  for (const { meaning, kind, ofFile, remedy } of parameters) {
    const [column] = byMeaning.get(meaning) ?? [];
    if (draft ? draft[meaning] !== '' || (!column && !leaveOutKinds.includes(kind)) : column) continue;
    if (meaning === 'category' && mainParameter !== undefined) continue;
    const problem = `${draft ? 'The question has no' : 'There is no column'} “${titleOf(meaning)}”.`;
    report(draft ? kind : ofFile, { row, column }, problem, remedy);
  }
}
