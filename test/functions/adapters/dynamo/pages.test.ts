import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemKey } from '#functions/adapters/dynamo/get-items.ts';
import {
  cursorAfter,
  indexKey,
  inIndex,
  readPage,
  readRange,
  type IndexKey,
  type List,
} from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { record } from '#test/support/faults.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

/** Texts of people that may be parts of a key. */
const nasty = [
  ...[
    'line\nbreak',
    'two\n\nbreaks\n',
    '\r\n',
    '\n',
    '["a","b","c"]',
    '[',
    '.',
    '"quoted"',
    'a\\b',
    'tab\tand\u0000null',
  ],
  ...['#', '##', '~', 'हिन्दी', '👩🏽‍🎓', '\u{10ffff}', '\ufffd', '\ufffd!', '\u2028', 'x'.repeat(1000), '𝔸'.repeat(250)],
];

/** Every text is the place of an entry in the index, and in the item's own key. */
const entries = nasty.map((text, index) => ({
  ...{
    pk: `ITEM#${text}`,
    sk: `${index}\n`,
    gsi1pk: index % 2 === 0 ? 'EVEN' : 'ODD',
    gsi1sk: text,
  },
}));

let table: Table;

beforeAll(async () => {
  table = await makeTable();
  await Promise.all(entries.map((Item) => table.db.send(new PutCommand({ TableName: table.name, Item }))));
});

const idsOf = (keys: { pk: string }[]) => keys.map(({ pk }) => pk).toSorted();

/** Reads pages of one row until the last one. */
async function readAll(lists: readonly List[], isAscending: boolean) {
  const found: IndexKey[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(table, { lists, cursor, limit: 1, isAscending }, indexKey);
    found.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined && found.length <= nasty.length);
  return found;
}

describe.each([true, false])('an index whose keys hold any text, ascending: %s', (isAscending) => {
  const sign = isAscending ? 1 : -1;
  const inOrder = (places: string[]) =>
    places.toSorted((a, b) => sign * Buffer.compare(Buffer.from(a), Buffer.from(b)));

  it('readPage merges the ranges of a list, one row at a time', async () => {
    const found = await readAll([[inIndex('EVEN'), inIndex('ODD')]], isAscending);
    expect(idsOf(found)).toEqual(idsOf(entries));
    expect(found.map(({ gsi1sk }) => gsi1sk)).toEqual(inOrder(nasty));
  });

  it('readPage reads lists one after the other', async () => {
    const found = await readAll([[inIndex('EVEN')], [inIndex('NONE')], [inIndex('ODD')]], isAscending);
    expect(idsOf(found)).toEqual(idsOf(entries));
    expect(found.map(({ gsi1pk }) => gsi1pk).indexOf('ODD')).toBe(Math.ceil(nasty.length / 2));
  });
});

it('readPage ends a page after twelve queries without rows, and its cursor continues', async () => {
  const lists = [...Array.from({ length: 30 }, () => [inIndex('NONE')]), [inIndex('EVEN')]];
  const first = await readPage(table, { lists, limit: 5 }, indexKey);
  expect(first).toEqual({ rows: [], next: expect.any(String) as string });
  const second = await readPage(table, { lists, cursor: first.next, limit: 5 }, indexKey);
  const third = await readPage(table, { lists, cursor: second.next, limit: 5 }, indexKey);
  expect(third.rows).toHaveLength(5);
});

it('cursorAfter continues behind an entry', async () => {
  const lists = [[inIndex('ODD')], [inIndex('EVEN')]];
  const { rows } = await readPage(table, { lists, limit: nasty.length, isAscending: true }, indexKey);
  const at = rows.findIndex(({ gsi1pk }) => gsi1pk === 'EVEN') + 1;
  const cursor = cursorAfter(lists, rows[at] ?? expect.fail('no entry'));
  const rest = await readPage(table, { lists, cursor, limit: nasty.length, isAscending: true }, indexKey);
  expect(rest.rows).toEqual(rows.slice(at + 1));
});

it('readRange reads the table with strong consistency, which its index does not have', async () => {
  const calls = record(table);
  await readRange(table, { pk: 'ITEM#[' }, itemKey);
  await readRange(table, inIndex('ODD'), itemKey);
  expect(calls.map(({ input }) => input['ConsistentRead'])).toEqual([true, undefined]);
});
