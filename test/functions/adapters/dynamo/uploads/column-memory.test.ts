import { beforeEach, describe, expect, it } from 'vitest';
import { columnMemory } from '#functions/adapters/dynamo/uploads/column-memory.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { memoryOf } from '#functions/domain/uploads/columns/column-mapping.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { columnLetter } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

let table: Table;
beforeEach(async () => {
  table = await makeTable();
});

/** A sheet whose headers say nothing by themselves, each mapped by hand. */
function mapped(headers: readonly string[]) {
  const rows = [
    { row: 1, texts: [...headers] },
    { row: 2, texts: headers.map(() => 'A text') },
  ];
  const columns = Object.fromEntries(headers.map((_, index) => [columnLetter(index), 'remarks1' as const]));
  return (memory = {}) =>
    parseSheet({ name: 'A', rows, merged: [] }, { memory, choices: { columns, headerRow: 1 } }).columns;
}

describe('the memory of column meanings', () => {
  it.each([
    [
      'the 500 columns of the widest sheet',
      Array.from({ length: 500 }, (_, index) => `Spalte ${'abcdefghij'[index % 10]} ${index}`),
    ],
    ['headers of 4 KB', Array.from({ length: 40 }, (_, index) => `${index} ist eine lange Überschrift. `.repeat(130))],
    [
      'headers whose characters expand in NFKC',
      Array.from({ length: 20 }, (_, index) => `${index} ${'\ufdfa'.repeat(3_000)}`),
    ],
  ])('remembers %s', async (_, headers) => {
    const columnsOf = mapped(headers);
    const { remember, readMemory } = columnMemory(table);
    await remember(memoryOf(columnsOf()));
    const again = columnsOf(await readMemory());
    expect(again).toHaveLength(headers.length);
    expect(again.every(({ use, by }) => use === 'remarks1' && by === 'memory')).toBe(true);
  });

  it('keeps the columns of two admins at once; the later meaning of a column wins', async () => {
    const { remember, readMemory } = columnMemory(table);
    await Promise.all([remember({ frage: 'question' }), remember({ antwort: 'option1' })]);
    await remember({ antwort: 'option2' });
    expect(await readMemory()).toEqual({ frage: 'question', antwort: 'option2' });
  });
});
