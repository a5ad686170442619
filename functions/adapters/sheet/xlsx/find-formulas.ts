import { columnIndex, prefixOf } from './place-cells.ts';
import type { FormulaCells } from '#functions/adapters/sheet/read-cells.ts';
import { sheetLimits } from '#functions/adapters/sheet/sheet-limits.ts';

/** Number of bytes before a formula in which its cell's tag has to be. */
const lookBack = 300;
const reference = /\sr=["']([A-Z]{1,3})(\d{1,7})["']/;

/** Finds the cells with a formula in a worksheet's XML. The parser could do it, but can be made to spend hours on formulas. */
export function findFormulas(xml: Buffer): FormulaCells {
  const found = new Map<number, number[]>();
  const prefix = prefixOf(xml);
  const needle = `<${prefix}f`;
  let count = 0;
  for (
    let at = xml.indexOf(needle);
    at >= 0 && count < sheetLimits.cells;
    at = xml.indexOf(needle, at + needle.length)
  ) {
    if (!' >/\n'.includes(String.fromCharCode(xml[at + needle.length] ?? 0))) continue;
    const before = xml.toString('latin1', Math.max(0, at - lookBack), at);
    const [, letters = '', row = ''] = reference.exec(before.slice(before.lastIndexOf(`<${prefix}c `))) ?? [];
    if (row === '') continue;
    const columns = found.get(Number(row)) ?? [];
    columns.push(columnIndex(letters));
    found.set(Number(row), columns);
    count += 1;
  }
  return found;
}
