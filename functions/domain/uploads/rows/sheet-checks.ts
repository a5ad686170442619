import { bandPoints } from '#functions/domain/banks/bands.ts';
import { appliesToEachRow, columnLetter, type GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { normaliseText, type Option } from '#functions/domain/banks/question.ts';
import { optionPlaces, partOf, titleOf } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { columnName, type Place, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { Asks } from '#functions/domain/uploads/sheet-asks.ts';
import { isAside } from '#functions/domain/uploads/columns/column-mapping.ts';
import { speaksOfReverse } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import { reversedBy } from '#functions/domain/words/uploads/cells.ts';
import * as columnWords from '#functions/domain/words/uploads/columns.ts';
import * as words from '#functions/domain/words/uploads/rows.ts';
import type { ColumnsOf, RowContext } from './sheet-answers.ts';
import { otherLine, type SheetTable } from '#functions/domain/uploads/columns/sheet-table.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';

/** Reports columns with content that are not used, and asks about those with an unknown name in a header that is known. */
export function checkUnused(table: SheetTable, asks: Asks, report: Report): void {
  const { sheet, grid, columns, headerRow, byMeaning, rows } = table;
  const isKnown = headerRow > 0 && byMeaning.has('question') && !otherLine(table);
  for (const column of columns.filter(({ use, filled }) => use === 'unused' && filled > 0)) {
    const isSilent = isAside(column) && !rows.some(({ texts }) => speaksOfReverse(texts[column.index] ?? ''));
    if (isKnown && column.by === 'none' && !isSilent) {
      const text = shorten(`${columnName(column)}: “${column.samples.join('”, “')}”`, 120);
      asks.add('unusedColumns', { sheet, row: Math.max(1, headerRow), text }, grid.name, column);
    }
    report('unused-column', { row: headerRow, column, value: column.header }, columnWords.unused(column.filled));
  }
}

/** Reports columns that are duplicate or missing. */
export function checkColumns(byMeaning: ColumnsOf, headerRow: number, report: Report): void {
  for (const [meaning, [first, ...others]] of byMeaning) {
    for (const other of others) {
      const told = columnWords.sameMeaning(first?.letter ?? '', other.letter, titleOf(meaning));
      report('unused-column', { row: headerRow, column: other, value: other.header }, told);
    }
  }
  for (const place of optionPlaces) {
    const points = partOf('points', place);
    if (!byMeaning.has(partOf('option', place)) || byMeaning.has(points)) continue;
    report('no-score', { row: headerRow }, columnWords.noPoints(titleOf(points), place, bandPoints));
  }
}

/** Reports merged cells that affect a column in use. */
export function checkMerged(
  { grid: { merged, rows }, headerRow, columns }: Pick<SheetTable, 'grid' | 'headerRow' | 'columns'>,
  report: Report,
  remedy?: string,
): void {
  const textAt = new Map(rows.map(({ row, texts }) => [row, texts]));
  for (const range of merged.filter(({ lastRow }) => lastRow >= headerRow)) {
    const inUse = columns.find(
      ({ index, use }) => use !== 'unused' && index >= range.column && index <= range.lastColumn,
    );
    const first = columns.find(({ index }) => index === range.column);
    if (!inUse) continue;
    const [from, to] = [columnLetter(range.column) + range.row, columnLetter(range.lastColumn) + range.lastRow];
    const at = { row: range.row, column: first ?? inUse, value: textAt.get(range.row)?.[range.column] ?? '' };
    const told = appliesToEachRow(range, columns) ? columnWords.mergedRows : columnWords.merged;
    report('merged', at, told(`${from}:${to}`, remedy));
  }
}

/** Remembers the question texts of all rows so far, and reports repetitions. */
export function checkRepeatedTexts() {
  const rowOfText = new Map<string, number>();
  return (at: Required<Place>, report: Report): void => {
    const same = normaliseText(at.value);
    const earlier = rowOfText.get(same);
    if (earlier === undefined) return void rowOfText.set(same, at.row);
    report('same-text', at, words.sameText(earlier, at.row, shorten(at.value, 120)));
  };
}

/** Reports texts that are ignored because another column with the same meaning is filled. */
export function checkDuplicateColumns({ row, texts }: GridRow, byMeaning: ColumnsOf, report: Report): void {
  for (const [meaning, columns] of byMeaning) {
    if (columns.length < 2) continue;
    const [first, ...others] = columns.filter(({ index }) => texts[index]);
    for (const other of others) {
      if (texts[other.index] === texts[first?.index ?? 0]) continue;
      const told = words.otherFilled(first?.letter ?? '', titleOf(meaning));
      report('unused-value', { row, column: other, value: texts[other.index] ?? '' }, told);
    }
  }
}

/** Reports a question that affects no score, whatever is chosen. If a score is missing or unreadable, that is reported instead. */
export function checkEqualScores(options: readonly Option[], at: Place, report: Report): void {
  const [first, ...others] = options.map(({ points }) => points);
  if (first === undefined || others.length === 0 || others.some((points) => points !== first)) return;
  report('equal-scores', at, words.equalScores(first));
}

/** Reports what a row has that no question can have: more than five options, and a mark that its scores are reversed. */
export function checkUnread({ moreOptions, reversing }: SheetTable, { row, texts }: GridRow, report: Report): void {
  for (const column of moreOptions) {
    const value = cleanText(texts[column.index] ?? '');
    const told = words.moreOptions(optionPlaces.length, shorten(value, 120));
    if (value !== '') report('more-options', { row, column, value }, told);
  }
  for (const { column, reverses } of reversing) {
    const value = cleanText(texts[column.index] ?? '');
    if (reverses(value)) report('reversed', { row, column, value }, reversedBy(value, column.header));
  }
}

const parameters = [
  { meaning: 'category', kind: 'no-category', ofFile: 'no-header' },
  { meaning: 'subCategory', kind: 'no-sub-category', ofFile: 'no-sub-category' },
] as const;

/**
 * Reports a question without a parameter, or, without `draft`, a sheet without a column for one. Such a sheet is reported once, but its
 * rows can be left out. A main parameter that is chosen for all questions makes its column optional.
 */
export function checkParameters(
  { row, columns, report }: Pick<RowContext, 'row' | 'columns' | 'report'>,
  { mainParameter, leaveOutKinds = [] }: SheetChoices,
  draft?: Record<'category' | 'subCategory', string>,
): void {
  for (const { meaning, kind, ofFile } of parameters) {
    const [column] = columns.get(meaning) ?? [];
    if (draft ? draft[meaning] !== '' || (!column && !leaveOutKinds.includes(kind)) : column) continue;
    if (meaning === 'category' && mainParameter !== undefined) continue;
    const told = (draft ? words.noParameter : words.noColumn)(meaning, titleOf(meaning));
    report(draft ? kind : ofFile, { row, column }, told);
  }
}
