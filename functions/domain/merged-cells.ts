import type { GridRow, MergedRange } from './sheet-grid.ts';
import type { MappedColumn } from './sheet-mapping.ts';

/** What a row has for itself, whatever its cells are merged with. */
const ofOneRow: readonly MappedColumn['use'][] = ['question', 'answers', 'serial', 'unused'];

/** Whether the text of a merged range holds for each of its rows. */
export function holdsForRows({ row, lastRow, column }: MergedRange, columns: readonly MappedColumn[]): boolean {
  return lastRow > row && columns.some(({ index, use }) => index === column && !ofOneRow.includes(use));
}

/** The rows with each merged text in all the rows that it spans. Of rows that are not given nothing is made. */
export function fillMerged(
  rows: readonly GridRow[],
  merged: readonly MergedRange[],
  columns: readonly MappedColumn[],
): GridRow[] {
  const ranges = merged.filter((range) => holdsForRows(range, columns)).sort((a, b) => a.row - b.row);
  if (ranges.length === 0) return [...rows];
  const filled = rows.map(({ texts, ...rest }) => ({ ...rest, texts: [...texts] }));
  for (const column of new Set(ranges.map((range) => range.column))) {
    fillColumn(
      filled,
      ranges.filter((range) => range.column === column),
      column,
    );
  }
  return filled;
}

/** Both in the order of their rows. */
function fillColumn(rows: readonly GridRow[], ranges: readonly MergedRange[], column: number): void {
  let next = 0;
  let range: MergedRange | undefined;
  let text = '';
  for (const { row, texts } of rows) {
    while ((ranges[next]?.row ?? Infinity) <= row) {
      range = ranges[next];
      text = range?.row === row ? (texts[column] ?? '') : '';
      next += 1;
    }
    if (!range || row > range.lastRow || text === '' || texts[column]) continue;
    while (texts.length < column) texts.push('');
    texts[column] = text;
  }
}
