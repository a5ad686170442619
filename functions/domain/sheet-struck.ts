import type { Asks } from './sheet-asks.ts';
import type { ShownRow } from './sheet-findings.ts';
import type { GridRow } from './sheet-grid.ts';
import type { SheetTable } from './sheet-table.ts';

/**
 * A row without the texts that are struck out, where that was said; `undefined` if its question is. A score that is struck
 * out does not count as missing: it can't be read.
 */
export function withoutStruck(row: GridRow, table: SheetTable, shown: ShownRow, asks: Asks): GridRow | undefined {
  const used = table.columns.filter(({ index, use }) => use !== 'unused' && row.struck?.includes(index));
  const struck = used.filter(({ index }) => row.texts[index]);
  if (struck.length === 0) return row;
  asks.add('struckOut', shown, table.grid.name);
  if (asks.answerOf('struckOut') !== 'leave') return row;
  if (struck.some(({ use }) => use === 'question')) return undefined;
  const texts = [...row.texts];
  for (const { index, use } of struck) {
    texts[index] = use.startsWith('points') ? `${texts[index] ?? ''} (struck out)` : '';
  }
  return { ...row, texts };
}
