import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import type { Item } from '#functions/adapters/dynamo/item-reader.ts';
import { mailEvents } from '#infra/local/events/events-shapes.ts';
import { onNetwork, type Network } from '#test/support/fault-table/aws-calls.ts';
import type { CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import {
  keepState,
  objectsIn,
  readItems,
  restoreState,
  type StoredObject,
} from '#test/support/fault-table/stored-state.ts';
import { itemToText } from './item-text.ts';

export interface StoredMessage {
  kind: string;
  text: string;
}

export interface Stored {
  /** Each item as it was after any of its writes; equal ones once. */
  items: Item[];
  /** The objects of the buckets. */
  objects: StoredObject[];
  /** Texts that one version may send and the other one get, with their kinds. */
  messages: StoredMessage[];
  /** Commands that were not carried out, with what they were told. */
  failed: string[];
}

/** Runs each command once and without a fault. Collects what it, and what it is about, has stored at any time. */
export async function collectItems(world: FaultWorld, rows: readonly CommandRow[]): Promise<Stored> {
  const { table } = world.places;
  const items = new Map<string, Item>();
  const note = (item: Item | undefined) => item && items.set(itemToText(item), item);
  const objects = new Map<string, StoredObject>();
  const messages: StoredMessage[] = [];
  const failed: string[] = [];

  const watch: Network = async (call, send) => {
    const reply = await send();
    // The functions go by the test's clock, and so must whatever their client takes from a reply.
    if ('date' in reply.headers) reply.headers['date'] = new Date().toUTCString();
    if (call.service === 'dynamodb' && call.isWrite) {
      const read = writtenKeys(call.body).map(
        (Key) => new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
      );
      for (const { Item } of await Promise.all(read.map((get) => table.db.send(get)))) note(Item);
    }
    return reply;
  };

  for (const item of (await readItems(table)).values()) note(item);
  for (const row of rows) {
    const base = await keepState(world.places);
    const cameAt = world.now();
    const outcome = await onNetwork(watch, async () => (await row.prepare(world)).run(1)).catch(String);
    if (typeof outcome === 'string' || !outcome.isDone)
      failed.push(`${row.name}: ${typeof outcome === 'string' ? outcome : outcome.told}`);
    for (const object of objectsIn(world.places.buckets)) objects.set(`${object.bucket}/${object.key}`, object);
    const events = world.places.mailbox.mails.flatMap((mail) => mailEvents(mail, new Date(world.now())));
    messages.push(...events.map((event) => ({ kind: 'event of a mail', text: JSON.stringify(event) })));
    world.setClock(cameAt);
    await restoreState(world.places, base);
  }
  for (const { key } of objects.values()) {
    if (key.startsWith(exportOrderPrefix)) messages.push({ kind: 'name of an order', text: key });
    if (key.startsWith('uploads/')) messages.push({ kind: 'name of an upload', text: key });
  }
  return { items: [...items.values()], objects: [...objects.values()], messages, failed };
}

/** The keys in a request to DynamoDB: of what it writes, or only looks at. */
function writtenKeys(body: string): { pk: string; sk: string }[] {
  const found = new Map<string, { pk: string; sk: string }>();
  JSON.parse(body, (_, value: unknown) => {
    const { pk, sk }: Partial<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {};
    const key = { pk: textOf(pk), sk: textOf(sk) };
    if (key.pk !== '' && key.sk !== '') found.set(`${key.pk}\n${key.sk}`, key);
    return value;
  });
  return [...found.values()];
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'S' in value && typeof value.S === 'string' ? value.S : '';
