import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { fields, number } from '#functions/adapters/dynamo/item-reader.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { intercept, record } from '#test/support/faults.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

const indexed = fields<{ index: number }>({ index: number });

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

describe('a batch of items', () => {
  it('is read to its end when DynamoDB leaves some keys to the next request', async () => {
    const table = await tableWith(7);
    const calls = record(table);
    readAtMost(table, 3);
    const wanted = [...keysOf(7), { pk: 'ITEM#nobody', sk: 'ITEM' }].toReversed();
    const items = await getItems(table, wanted, indexed);
    expect(items.map((item) => item?.index)).toEqual([undefined, 6, 5, 4, 3, 2, 1, 0]);
    expect(calls.filter(({ name }) => name === 'BatchGetItem')).toHaveLength(3);
  });

  it('is refused as busy when nothing more is read, and never taken for items that are not there', async () => {
    const table = await tableWith(2);
    readAtMost(table, 0);
    await expect(getItems(table, keysOf(2), indexed)).rejects.toMatchObject({ code: 'busy' });
  });

  it('comes in the order of its keys, however many, each as often as it was asked for', async () => {
    const table = await tableWith(120);
    const wanted = [...keysOf(120), ...keysOf(1)];
    expect((await getItems(table, wanted, indexed)).map((item) => item?.index)).toEqual([...keysOf(120).keys(), 0]);
  });
});
