/* The readers are marked as free of side effects, so that a bundle contains only those that its function uses. */

/** A stored item before it is parsed. */
export type Item = Record<string, unknown>;

/** Parses a value, or throws `MalformedField` with its path: an attribute, or `names.quiz` within an attribute. */
export type Reader<T> = (value: unknown, field: string) => T;

/** Does not contain the value: errors are logged, and an item may hold a person's text. */
class MalformedField extends Error {}

/** A stored item that does not have the form that today's code writes. */
export class MalformedItem extends Error {
  override readonly name = 'MalformedItem';
}

/** @throws MalformedItem with key and field, but with none of the item's values. */
export function readItem<T>(item: Item, read: Reader<T>): T {
  try {
    return read(item, '');
  } catch (cause) {
    if (!(cause instanceof MalformedField)) throw cause;
    throw new MalformedItem(`The item ${String(item['pk'])} / ${String(item['sk'])} has no valid ${cause.message}.`);
  }
}

function malformed(field: string): never {
  throw new MalformedField(field || 'form');
}

export const text: Reader<string> = (value, field) => (typeof value === 'string' ? value : malformed(field));

export const number: Reader<number> = (value, field) => (typeof value === 'number' ? value : malformed(field));

export const flag: Reader<boolean> = (value, field) => (typeof value === 'boolean' ? value : malformed(field));

export const bytes: Reader<Uint8Array> = (value, field) => (value instanceof Uint8Array ? value : malformed(field));

/** A DynamoDB set of texts, which is never empty. */
export const textSet: Reader<Set<string>> = (value, field) =>
  value instanceof Set ? new Set([...value].map((each) => text(each, field))) : malformed(field);

/** A value that is passed on without use. */
export const anything: Reader<unknown> = (value) => value;

/** An item of unknown kind, which the caller reads again with the reader of its kind. */
export const item: Reader<Item> = (value, field) => (isRecord(value) ? value : malformed(field));

/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, field) => (value === undefined ? undefined : read(value, field));
}

/** Gives a default for a missing value. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<T>(read: Reader<T>, absent: T): Reader<T> {
  return (value, field) => (value === undefined ? absent : read(value, field));
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string | number | boolean>(...known: readonly T[]): Reader<T> {
  return (value, field) => {
    const place = known.findIndex((each) => each === value);
    return known[place] ?? malformed(field);
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value, field) => (Array.isArray(value) ? value.map((each) => read(each, field)) : malformed(field));
}

/* @__NO_SIDE_EFFECTS__ */
export function recordOf<T>(read: Reader<T>): Reader<Record<string, T>> {
  return (value, field) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each, field)]))
      : malformed(field);
}

/** A reader for each attribute. The reader of an optional one accepts `undefined`. */
type Shape<T> = {
  [Name in keyof T]-?: Pick<T, Name> extends Required<Pick<T, Name>> ? Reader<T[Name]> : Reader<T[Name] | undefined>;
};

/** Reads an object with these fields. Leaves out absent fields and all others. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<T extends object>(shape: Shape<T>): Reader<T> {
  const readers = Object.entries<Reader<unknown>>(shape);
  return (value, field) => {
    if (!isRecord(value)) return malformed(field);
    const found: Item = {};
    for (const [name, read] of readers) {
      const part = read(value[name], field === '' ? name : `${field}.${name}`);
      if (part !== undefined) found[name] = part;
    }
    // Safe: every field of T was read by its own reader.
    return found as T;
  };
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
