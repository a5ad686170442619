import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getItem, getItems } from '#functions/adapters/dynamo/get-items.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { failFirst, intercept, record } from '#test/support/faults.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

const indexed = fields<{ index: number }>({ index: z.number() });

type Requests = Record<string, { Keys: { pk: string; sk: string }[]; ConsistentRead: boolean }>;

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => ({ pk: `ITEM#${index}`, sk: 'ITEM' }));

async function tableWith(count: number): Promise<Table> {
  const table = await makeTable();
  for (const [index, key] of keysOf(count).entries()) {
    await table.db.send(new PutCommand({ TableName: table.name, Item: { ...key, index } }));
  }
  return table;
}

/** DynamoDB reads at most so many keys of a request and leaves the others to the next one, as it does when it is busy. */
function readAtMost(table: Table, most: number): void {
  intercept(
    table,
    ({ name }) => name === 'BatchGetItem',
    async (send, { input }) => {
      const { RequestItems: asked } = input as { RequestItems: Requests };
      const { Keys = [], ConsistentRead = false } = asked[table.name] ?? {};
      const left = Keys.slice(most);
      const part = { [table.name]: { Keys: Keys.slice(0, most), ConsistentRead } };
      if (most === 0) return { output: { Responses: {}, UnprocessedKeys: asked } };
      input['RequestItems'] = part;
      const { output } = (await send()) as { output: object };
      const UnprocessedKeys = left.length > 0 ? { [table.name]: { Keys: left, ConsistentRead } } : {};
      return { output: { ...output, UnprocessedKeys } };
    },
  );
}

// No pauses between attempts.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe('a batch of items', () => {
  it('is complete though DynamoDB returns unprocessed keys', async () => {
    const table = await tableWith(7);
    const calls = record(table);
    readAtMost(table, 3);
    const wanted = [...keysOf(7), { pk: 'ITEM#nobody', sk: 'ITEM' }].toReversed();
    const items = await getItems(table, wanted, indexed);
    expect(items.map((item) => item?.index)).toEqual([undefined, 6, 5, 4, 3, 2, 1, 0]);
    expect(calls.filter(({ name }) => name === 'BatchGetItem')).toHaveLength(3);
  });

  it('fails as busy when DynamoDB processes no keys, instead of reporting missing items', async () => {
    const table = await tableWith(2);
    readAtMost(table, 0);
    await expect(getItems(table, keysOf(2), indexed)).rejects.toMatchObject({ code: 'busy' });
  });

  it('keeps the order and the repetitions of more than 100 keys', async () => {
    const table = await tableWith(120);
    const wanted = [...keysOf(120), ...keysOf(1)];
    expect((await getItems(table, wanted, indexed)).map((item) => item?.index)).toEqual([...keysOf(120).keys(), 0]);
  });
});

describe('reads that begin together', () => {
  it('share one call, and each gets its own item', async () => {
    const table = await tableWith(120);
    const calls = record(table);
    const lookUp = async (place: number) => {
      await Promise.resolve();
      return getItem(table, { pk: `ITEM#${place}`, sk: 'ITEM' }, indexed);
    };
    const [one, two, nobody, many] = await Promise.all([
      lookUp(1),
      lookUp(2),
      lookUp(500),
      getItems(table, keysOf(3), indexed),
    ]);
    expect([one?.index, two?.index, nobody, many.map((item) => item?.index)]).toEqual([1, 2, undefined, [0, 1, 2]]);
    expect(calls.map(({ name }) => name)).toEqual(['BatchGetItem']);
    expect(calls[0]?.input).toMatchObject({ RequestItems: { [table.name]: { ConsistentRead: true } } });
    const all = await Promise.all(Array.from({ length: 120 }, (_, place) => lookUp(place)));
    expect(all.map((item) => item?.index)).toEqual([...keysOf(120).keys()]);
    expect(calls.slice(1).map(({ name }) => name)).toEqual(['BatchGetItem', 'BatchGetItem']);
  });

  it('a read after an awaited one makes its own call and sees writes in between', async () => {
    const table = await tableWith(1);
    const [key = { pk: '', sk: '' }] = keysOf(1);
    const calls = record(table);
    const before = await getItem(table, key, indexed);
    await table.db.send(new PutCommand({ TableName: table.name, Item: { ...key, index: 7 } }));
    expect([before?.index, (await getItem(table, key, indexed))?.index]).toEqual([0, 7]);
    expect(calls.flatMap(({ input }) => input['ConsistentRead'] ?? [])).toEqual([true, true]);
  });

  it('fail together when DynamoDB does, and a malformed item fails only its own read', async () => {
    const table = await tableWith(2);
    await table.db.send(new PutCommand({ TableName: table.name, Item: { pk: 'BAD', sk: 'ITEM', index: 'x' } }));
    const [key = { pk: '', sk: '' }] = keysOf(1);
    const both = await Promise.allSettled([
      getItem(table, key, indexed),
      getItem(table, { pk: 'BAD', sk: 'ITEM' }, indexed),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    failFirst(
      table,
      ({ name }) => name === 'BatchGetItem',
      () => new Error('The network is down.'),
      1,
    );
    const failed = await Promise.allSettled(keysOf(2).map((each) => getItem(table, each, indexed)));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all(keysOf(2).map((each) => getItem(table, each, indexed)))).toHaveLength(2);
  });
});
