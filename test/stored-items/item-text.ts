import type { Item } from '#functions/adapters/dynamo/item-reader.ts';

/* Items as JSON, with the two types of DynamoDB that JSON does not have. */

interface Bytes {
  $bytes: string;
}
interface Texts {
  $set: string[];
}

/** An item in one line, with its attributes in order, so that equal items are equal texts. */
export function itemToText(item: Item): string {
  return JSON.stringify(plain(item));
}

export function itemFromText(text: string): Item {
  return JSON.parse(text, (_, value: unknown) => {
    if (isTagged<Bytes>(value, '$bytes')) return new Uint8Array(Buffer.from(value.$bytes, 'base64'));
    return isTagged<Texts>(value, '$set') ? new Set(value.$set) : value;
  }) as Item;
}

function isTagged<T extends object>(value: unknown, tag: keyof T & string): value is T {
  return typeof value === 'object' && value !== null && tag in value;
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') } satisfies Bytes;
  if (value instanceof Set) return { $set: [...(value as Set<string>)].sort() } satisfies Texts;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, of]) => [name, plain(of)]),
  );
}
