/**
 * Bytes of an item as DynamoDB counts them ("DynamoDB item sizes and formats" in its developer guide): names and texts in
 * UTF-8, a number a byte for every two significant digits and one more, a map 3 bytes and one for each entry.
 */
export function itemSize(item: Record<string, unknown>): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0);
}

function valueSize(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 1 + Math.ceil(significantDigits(value) / 2);
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return [...value].reduce((sum: number, each) => sum + valueSize(each), 0);
  if (typeof value === 'object' && value !== null) return 3 + Object.keys(value).length + itemSize({ ...value });
  throw new Error(`No attempt has a ${typeof value}.`);
}

const significantDigits = (value: number) =>
  String(Math.abs(value))
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
