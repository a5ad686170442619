import type { MapColumns } from './map-columns.ts';
import type { Asks } from '#functions/domain/uploads/sheet-asks.ts';
import { columnName, rangeName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import type { GridRow, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';

/** A sheet *Parameters* to check for content that is hidden or shown differently in the file. */
interface Looked {
  /** Its index in the file. */
  sheet: number;
  grid: SheetGrid;
  asks: Asks;
  report: Report;
}

const shownCharacters = 120;

/**
 * Whether the sheet is hidden, and left out by the admin's choice, so that the live notes stay. The admin is asked, as for hidden rows
 * of questions.
 */
export function isHiddenAndLeft({ sheet, grid, asks, report }: Looked, rows: readonly GridRow[]): boolean {
  if (!grid.hidden) return false;
  for (const { row, texts } of rows) {
    asks.add(
      'hiddenRows',
      { sheet, row, text: shorten(texts.filter(Boolean).join(' · '), shownCharacters) },
      grid.name,
    );
  }
  if (rows.length === 0 || asks.answerOf('hiddenRows') !== 'leave') return false;
  report({
    kind: 'left-out',
    row: 1,
    column: 'Whole sheet',
    value: grid.name,
    problem: 'The sheet is hidden in the file, and left out, as you have said: what the live bank says is kept.',
    remedy: 'Nothing has to be done, if that is meant.',
  });
  return true;
}

/** The columns without hidden ones that the admin left out. */
export function withoutHidden({ sheet, grid, asks }: Looked, columns: MapColumns, headerRow: number): MapColumns {
  return new Map(
    [...columns].filter(([, { index, letter, header, filled }]) => {
      if (filled === 0 || !grid.hiddenColumns?.includes(index)) return true;
      const text = columnName({ letter, header });
      asks.add('hiddenColumns', { sheet, row: headerRow, text }, grid.name, text);
      return asks.answerOf('hiddenColumns') !== 'leave';
    }),
  );
}

/** Reported, not asked: the preview shows every note. */
export function checkHidden({ row, hidden }: GridRow, report: Report): void {
  if (!hidden) return;
  report({
    kind: 'map-unseen',
    row,
    column: '',
    value: '',
    problem: 'The row is not shown in its file, and counts as all others.',
    remedy: 'Leave the row out, if it is not meant any more.',
  });
}

/** A text that is merged over several rows applies to each of them; one meant for a main parameter needs a row of its own. */
export function checkMergedTexts({ grid, report }: Looked, columns: MapColumns, rows: readonly GridRow[]): void {
  for (const field of ['quotient', 'meaning', 'nextStep'] as const) {
    const column = columns.get(field);
    if (!column) continue;
    for (const range of grid.merged) {
      const value = rows.find(({ row }) => row === range.row)?.texts[column.index] ?? '';
      if (range.column !== column.index || range.lastRow === range.row || value === '') continue;
      report({
        kind: 'merged',
        row: range.row,
        column: columnName(column),
        value,
        problem: `The cells ${rangeName(range)} are merged. The text holds for each of these rows.`,
        remedy:
          'If it is meant for the main parameter, unmerge them and give the main parameter a row of its own, with “Sub Parameter” blank.',
      });
    }
  }
}

/** Reports a row that the admin leaves out. */
export function reportLeftOut({ row, texts }: GridRow, report: Report): void {
  report({
    ...{ kind: 'left-out', row, column: '', value: shorten(texts.filter((text) => text !== '').join(' · '), 120) },
    problem: 'The row is left out, as you have said.',
    remedy: 'Nothing has to be done, if that is meant.',
  });
}
