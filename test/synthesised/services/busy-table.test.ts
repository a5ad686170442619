import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Answer } from '../network/forward.ts';
import { openBusyTable } from './busy-table.ts';
import { limits } from './limits.ts';

const ok = (body: object = {}): Answer => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) });
const key = (pk: string) => ({ pk: { S: pk } });
const keyOf = (table: string, item: Record<string, unknown>) => `${table}/${JSON.stringify(item['pk'])}`;
const open = (given: object = {}) =>
  openBusyTable(limits.parse({ throttleEvery: 0, transactionMs: 20, ...given }), keyOf);
const put = (pk: string) => ({ TableName: 't', Item: key(pk) });
const transact = (...pks: string[]) => ({
  TransactItems: pks.map((pk) => ({ Update: { TableName: 't', Key: key(pk) } })),
});
const answered = z.object({
  __type: z.optional(z.string()),
  CancellationReasons: z.optional(z.array(z.object({ Code: z.string() }))),
  Items: z.optional(z.array(z.unknown())),
});
const read = ({ body }: Answer) => answered.parse(JSON.parse(body.toString('utf8')));

it('the busy table cancels a transaction that conflicts with another, and names the item', async () => {
  const table = open();
  const first = table.around('TransactWriteItems', transact('a', 'b'), async () => ok());
  const second = read(await table.around('TransactWriteItems', transact('c', 'b'), async () => ok()));
  expect(second.__type).toContain('TransactionCanceledException');
  expect(second.CancellationReasons?.map(({ Code }) => Code)).toEqual(['None', 'TransactionConflict']);
  expect((await first).status).toBe(200);
  expect((await table.around('TransactWriteItems', transact('c', 'b'), async () => ok())).status).toBe(200);
});

it('the busy table refuses a write to an item that a transaction holds, but allows reads', async () => {
  const table = open();
  const first = table.around('TransactWriteItems', transact('a'), async () => ok());
  const engine = vi.fn(async () => ok());
  expect(read(await table.around('PutItem', put('a'), engine)).__type).toContain('TransactionConflictException');
  expect(engine).not.toHaveBeenCalled();
  expect((await table.around('GetItem', { TableName: 't', Key: key('a') }, engine)).status).toBe(200);
  await first;
});

it('the busy table throttles every nth call before it writes anything', async () => {
  const table = open({ throttleEvery: 2 });
  const engine = vi.fn(async () => ok());
  expect((await table.around('PutItem', put('a'), engine)).status).toBe(200);
  expect(read(await table.around('PutItem', put('a'), engine)).__type).toContain('ThrottlingException');
  expect(engine).toHaveBeenCalledOnce();
});

it('the busy table delays a write in the index but not in the table', async () => {
  const table = open({ indexLagMs: 60_000 });
  await table.around('PutItem', put('new'), async () => ok());
  const engine = async () => ok({ Items: [key('old'), key('new')], Count: 2 });
  expect(read(await table.around('Query', { TableName: 't', IndexName: 'gsi1' }, engine)).Items).toEqual([key('old')]);
  expect(read(await table.around('Query', { TableName: 't' }, engine)).Items).toHaveLength(2);
});
