import { type AttributeValue, type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';

type Item = Record<string, AttributeValue>;
const item = z.record(z.string(), z.custom<AttributeValue>());
const part = z.object({
  TableName: z.string(),
  Key: z.optional(item),
  Item: z.optional(item),
  UpdateExpression: z.optional(z.string()),
});
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), part)) });
export type Transaction = z.infer<typeof transaction>['TransactItems'];

/** The parts of a `TransactWriteItems`. */
export const transactionOf = (asked: unknown): Transaction => transaction.parse(asked).TransactItems;

/**
 * Write units of a transaction by AWS's rules, because DynamoDB Local counts some parts four times and others not at all: two for each
 * begun kB of each item, checked ones included, and those of the index.
 */
export async function transactionUnits(
  client: DynamoDBClient,
  transaction: Transaction,
  indexKeys: (table: string) => readonly string[],
): Promise<number> {
  const parts = transaction.flatMap((each) => Object.values(each));
  const units = await Promise.all(
    parts.map(async ({ TableName, Key, Item: put, UpdateExpression = '' }) => {
      const item =
        put ?? (Key && (await client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item);
      const keys = indexKeys(TableName);
      const isMoved = keys.some((key) => UpdateExpression.includes(key));
      const moved = isMoved ? 2 : put && keys.some((key) => key in put) ? 1 : 0;
      return 2 * Math.max(1, Math.ceil(sizeOf(item ?? {}) / 1024)) + moved;
    }),
  );
  return units.reduce((sum, each) => sum + each, 0);
}

/** Names and values in bytes, about as DynamoDB counts them. */
function sizeOf(item: Item): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOfValue(value), 0);
}

function sizeOfValue({ S, N, B, M, L, SS }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.length / 2) + 1;
  // From a request's JSON it comes as base64.
  if (B !== undefined) return typeof B === 'string' ? Buffer.byteLength(B, 'base64') : B.byteLength;
  if (M) return 3 + sizeOf(M);
  if (L) return 3 + L.reduce((sum, value) => sum + 1 + sizeOfValue(value), 0);
  return (SS ?? ['']).reduce((sum, text) => sum + Buffer.byteLength(text), 1);
}
