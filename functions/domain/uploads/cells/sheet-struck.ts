import type { Asks } from '#functions/domain/uploads/sheet-asks.ts';
import type { ShownRow } from '#functions/domain/uploads/sheet-findings.ts';
import type { GridRow } from './sheet-grid.ts';
import type { SheetTable } from '#functions/domain/uploads/columns/sheet-table.ts';

/**
 * Removes struck-out texts from a row, if the admin chose so; `undefined` if its question is struck out. A completely struck-out score
 * does not count as missing, and of a partly struck-out one nothing is read: both are unreadable.
 */
export function withoutStruck(row: GridRow, table: SheetTable, shown: ShownRow, asks: Asks): GridRow | undefined {
  const used = table.columns.filter(({ index, use }) => use !== 'unused' && row.struck?.includes(index));
  const struck = used.filter(({ index }) => row.texts[index]);
  if (struck.length === 0) return row;
  asks.add('struckOut', shown, table.grid.name);
  const isLeft = asks.answerOf('struckOut') === 'leave';
  const leftOf = (index: number) => row.unstruck?.[index];
  if (isLeft && struck.some(({ index, use }) => use === 'question' && leftOf(index) === undefined)) return undefined;
  const texts = [...row.texts];
  for (const { index, use } of struck) {
    const [text = '', left] = [texts[index], leftOf(index)];
    const isScore = use.startsWith('points');
    if (isLeft) texts[index] = left ?? (isScore ? `${text} (struck out)` : '');
    else if (isScore && left !== undefined) texts[index] = `${text} (partly struck out)`;
  }
  return { ...row, texts };
}
