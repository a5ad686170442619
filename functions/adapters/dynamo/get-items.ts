import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import type { Table } from './table.ts';

interface ItemKey {
  pk: string;
  sk: string;
}
/** Whatever is stored: who reads it says what it is. */
type Item = ItemKey & Record<string, unknown>;

const maxPerRequest = 100;
const maxTries = 8;

/** The items of these keys as they are now, in the order of the keys; `undefined` where there is none. */
export async function getItems(table: Table, keys: readonly ItemKey[]): Promise<(Item | undefined)[]> {
  const found = new Map<string, Item>();
  const wanted = [...new Map(keys.map(({ pk, sk }) => [idOf({ pk, sk }), { pk, sk }])).values()];
  for (let from = 0; from < wanted.length; from += maxPerRequest) {
    await readInto(found, table, wanted.slice(from, from + maxPerRequest));
  }
  return keys.map((key) => found.get(idOf(key)));
}

/** DynamoDB may leave some of a request for the next one. */
async function readInto(found: Map<string, Item>, { db, name }: Table, keys: readonly ItemKey[]): Promise<void> {
  let left = [...keys];
  for (let tries = 1; left.length > 0; tries++) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: true } } }),
    );
    for (const item of (Responses?.[name] ?? []) as Item[]) found.set(idOf(item), item);
    left = (UnprocessedKeys?.[name]?.Keys ?? []) as ItemKey[];
    if (left.length > 0 && tries === maxTries) refuse('busy', 'Too much is happening at once. Please try again.');
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
  }
}

function idOf({ pk, sk }: ItemKey): string {
  return `${pk}\n${sk}`;
}
