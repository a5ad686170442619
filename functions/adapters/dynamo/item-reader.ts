/*
 * Readers without side effects, and said to be so to the bundler: a function's bundle has the readers that it uses.
 */

/** What is stored under a key, before it was read. */
export type Item = Record<string, unknown>;

/** Reads a value, or throws `MalformedField` with where it stands: an attribute, or `names.quiz` of what an attribute holds. */
export type Reader<T> = (value: unknown, field: string) => T;

/** Names no value: an error is logged, and an item may hold what a person wrote. */
class MalformedField extends Error {}

/** An item that is not as any of today's writers writes it. */
export class MalformedItem extends Error {
  override readonly name = 'MalformedItem';
}

/** @throws MalformedItem naming key and field, and nothing that the item holds. */
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

/** A set of DynamoDB, which is never empty. */
export const textSet: Reader<Set<string>> = (value, field) =>
  value instanceof Set ? new Set([...value].map((each) => text(each, field))) : malformed(field);

/** What is only passed on: nothing here goes by what is in it. */
export const anything: Reader<unknown> = (value) => value;

/** An item of whatever kind: who knows the kind reads it once more. */
export const item: Reader<Item> = (value, field) => (isRecord(value) ? value : malformed(field));

/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, field) => (value === undefined ? undefined : read(value, field));
}

/** What is not stored is this. */
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

/** A reader for each attribute; one that may be absent has a reader that takes `undefined`. */
type Shape<T> = {
  [Name in keyof T]-?: Pick<T, Name> extends Required<Pick<T, Name>> ? Reader<T[Name]> : Reader<T[Name] | undefined>;
};

/** An object with these fields: what else is stored is left out, and so is what is absent. */
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
    // Every field of T has been read by its own reader.
    return found as T;
  };
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
