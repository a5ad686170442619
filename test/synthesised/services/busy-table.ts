import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Answer } from '../network/forward.ts';
import { limits } from './limits.ts';

/** What the engine never does, and DynamoDB does: it throttles, lets transactions conflict, and its indexes lag. */
export interface BusyTable {
  around(operation: string, body: unknown, answer: () => Promise<Answer>): Promise<Answer>;
}

const attributes = z.record(z.string(), z.unknown());
const write = z.object({ TableName: z.string(), Key: z.optional(attributes), Item: z.optional(attributes) });
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), write)) });
const query = z.object({ TableName: z.string(), IndexName: z.optional(z.string()) });
const found = z.looseObject({ Items: z._default(z.array(attributes), []) });

const isWrite = (operation: string) => /^(Put|Update|Delete)Item$/.test(operation);
const isTransaction = (operation: string) => operation.startsWith('Transact');

/** @param keyOf the key of an item in its table, as text */
export function openBusyTable(keyOf: (table: string, item: Record<string, unknown>) => string): BusyTable {
  /** Items that transactions hold at this moment. */
  const held = new Set<string>();
  /** When items were last written. */
  const writtenAt = new Map<string, number>();
  let calls = 0;

  function keysOf(operation: string, body: unknown): string[] {
    const one = ({ TableName, Key, Item }: z.infer<typeof write>) => keyOf(TableName, Key ?? Item ?? {});
    if (isWrite(operation)) return [one(write.parse(body))];
    if (!isTransaction(operation)) return [];
    return transaction.parse(body).TransactItems.flatMap((each) => Object.values(each).map(one));
  }

  async function holding(keys: string[], answer: () => Promise<Answer>): Promise<Answer> {
    for (const key of keys) held.add(key);
    try {
      const [result] = await Promise.all([answer(), wait(limits.transactionMs)]);
      return result;
    } finally {
      for (const key of keys) held.delete(key);
    }
  }

  function withoutNewest({ status, headers, body }: Answer, table: string): Answer {
    const since = Date.now() - limits.indexLagMs;
    const all = found.parse(JSON.parse(body.toString('utf8')));
    const Items = all.Items.filter((item) => (writtenAt.get(keyOf(table, item)) ?? 0) < since);
    if (Items.length === all.Items.length) return { status, headers, body };
    const { 'x-amz-crc32': _, ...rest } = headers;
    return { status, headers: rest, body: Buffer.from(JSON.stringify({ ...all, Items, Count: Items.length })) };
  }

  return {
    async around(operation, body, answer) {
      calls += 1;
      if (calls % limits.throttleEvery === 0)
        return refused('ThrottlingException', 'Throughput exceeds the current capacity of your table or index.');
      const keys = keysOf(operation, body);
      const conflicts = keys.map((key) => held.has(key));
      if (conflicts.includes(true)) return conflict(operation, conflicts);
      const result = isTransaction(operation) ? await holding(keys, answer) : await answer();
      if (result.status !== 200) return result;
      for (const key of keys) if (operation !== 'TransactGetItems') writtenAt.set(key, Date.now());
      const { TableName, IndexName } = operation === 'Query' ? query.parse(body) : {};
      return TableName && IndexName ? withoutNewest(result, TableName) : result;
    },
  };
}

function conflict(operation: string, conflicts: boolean[]): Answer {
  if (!isTransaction(operation)) return refused('TransactionConflictException', 'Transaction is ongoing for the item');
  const codes = conflicts.map((each) => (each ? 'TransactionConflict' : 'None'));
  return refused(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    {
      CancellationReasons: codes.map((Code) =>
        Code === 'None' ? { Code } : { Code, Message: 'Transaction is ongoing for the item' },
      ),
    },
  );
}

const refused = (code: string, message: string, more: object = {}): Answer => ({
  status: 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...more })),
});
