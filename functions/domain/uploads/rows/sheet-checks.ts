import { bandPoints } from '#functions/domain/banks/bands.ts';
import { appliesToEachRow } from '#functions/domain/uploads/cells/merged-cells.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import { columnName, rangeName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { partOf, titleOf } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/shorten.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import { counted } from '#functions/domain/text/counted.ts';
import type { ColumnsOf } from './sheet-answers.ts';
import type { SheetTable } from '#functions/domain/uploads/columns/sheet-table.ts';

/** Reports columns with content that are not used. */
export function checkUnused(columns: readonly MappedColumn[], headerRow: number, report: Report): void {
  for (const column of columns.filter(({ use, filled }) => use === 'unused' && filled > 0)) {
    report({
      kind: 'unused-column',
      row: headerRow,
      column: columnName(column),
      value: column.header,
      problem: `This column is not used (${counted(column.filled, 'cell')} with a text).`,
      remedy: 'If it matters, correct its header in the file, or say what it means under “Map columns”.',
    });
  }
}

/** Reports columns that are duplicate or missing. */
export function checkColumns(byMeaning: ColumnsOf, headerRow: number, report: Report): void {
  for (const [meaning, [first, ...others]] of byMeaning) {
    for (const other of others) {
      report({
        kind: 'unused-column',
        row: headerRow,
        column: columnName(other),
        value: other.header,
        problem: `Columns ${first?.letter} and ${other.letter} both mean “${titleOf(meaning)}”. Where both are filled, ${first?.letter} counts.`,
        remedy: 'Remove one of them, or map it to something else.',
      });
    }
  }
  checkMissing(byMeaning, headerRow, report);
}

function checkMissing(byMeaning: ColumnsOf, row: number, report: Report): void {
  const at = { row, column: '', value: '' };
  for (let place = 1; place <= 5; place++) {
    const points = partOf('points', place);
    if (!byMeaning.has(partOf('option', place)) || byMeaning.has(points)) continue;
    report({
      ...at,
      kind: 'no-score',
      problem: `There is no column “${titleOf(points)}”: every option ${place} gets 1 point.`,
      remedy: `Add the column “${titleOf(points)}” with the scores, ${bandPoints}.`,
    });
  }
}

/** Reports merged cells that affect a column in use. */
export function checkMerged(
  { grid: { merged, rows }, headerRow, columns }: Pick<SheetTable, 'grid' | 'headerRow' | 'columns'>,
  report: Report,
): void {
  const textAt = new Map(rows.map(({ row, texts }) => [row, texts]));
  for (const range of merged.filter(({ lastRow }) => lastRow >= headerRow)) {
    const inUse = columns.find(
      ({ index, use }) => use !== 'unused' && index >= range.column && index <= range.lastColumn,
    );
    const first = columns.find(({ index }) => index === range.column);
    if (!inUse) continue;
    report({
      kind: 'merged',
      row: range.row,
      column: columnName(first ?? inUse),
      value: textAt.get(range.row)?.[range.column] ?? '',
      problem: `The cells ${rangeName(range)} are merged. ${
        appliesToEachRow(range, columns)
          ? 'The text holds for each of these rows.'
          : 'The text stands in the first of them; the others count as empty.'
      }`,
      remedy: 'If that is not meant, unmerge them and fill in each cell.',
    });
  }
}

/** Remembers the question texts of all rows so far, and reports repetitions. */
export function checkRepeatedTexts() {
  const rowOfText = new Map<string, number>();
  return (row: number, text: string, column: string, report: Report): void => {
    const same = normaliseText(text);
    const earlier = rowOfText.get(same);
    if (earlier === undefined) {
      rowOfText.set(same, row);
      return;
    }
    report({
      kind: 'same-text',
      row,
      column,
      value: text,
      problem: `Rows ${earlier} and ${row} have the same question text: “${shorten(text, 120)}”.`,
      remedy: 'Change or remove one of them in the file, or leave one out.',
    });
  };
}

/** Reports texts that are ignored because another column with the same meaning is filled. */
export function checkDuplicateColumns({ row, texts }: GridRow, byMeaning: ColumnsOf, report: Report): void {
  for (const [meaning, columns] of byMeaning) {
    if (columns.length < 2) continue;
    const [first, ...others] = columns.filter(({ index }) => texts[index]);
    for (const other of others) {
      if (texts[other.index] === texts[first?.index ?? 0]) continue;
      report({
        kind: 'unused-value',
        row,
        column: columnName(other),
        value: texts[other.index] ?? '',
        problem: `It is not used: column ${first?.letter}, which means “${titleOf(meaning)}” too, is filled.`,
        remedy: `Leave one of the columns ${first?.letter} and ${other.letter} blank.`,
      });
    }
  }
}
