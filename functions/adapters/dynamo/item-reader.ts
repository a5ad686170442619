/* The readers are marked as free of side effects, so that a bundle contains only those that its function uses. */

/** A stored item before it is parsed. */
export type Item = Record<string, unknown>;

/** Parses a value, or throws `MalformedField`. */
export type Reader<T> = (value: unknown) => T;

/** Contains where the value is, but not the value: errors are logged, and an item may hold a person's text. */
class MalformedField extends Error {
  /** Attribute, then field, list index or record key within it. */
  readonly path: (string | number)[] = [];
}

/** A stored item that does not have the form that today's code writes. */
export class MalformedItem extends Error {
  override readonly name = 'MalformedItem';
}

/** @throws MalformedItem with the key and the path of the field (`names.quiz`, `data.17.text`), but with none of the item's values. */
export function readItem<T>(item: Item, read: Reader<T>): T {
  try {
    return read(item);
  } catch (cause) {
    if (!(cause instanceof MalformedField)) throw cause;
    const field = cause.path.join('.') || 'form';
    throw new MalformedItem(`The item ${String(item['pk'])} / ${String(item['sk'])} has no valid ${field}.`);
  }
}

/** Refuses a value, or the part of it that `path` leads to. */
export function malformed(path: readonly (string | number)[] = []): never {
  const failure = new MalformedField();
  failure.path.push(...path);
  throw failure;
}

/** Reads a part, and puts its place before the path of a failure. A path is made only then, because a bank has many thousand parts. */
export function readPart<T>(read: Reader<T>, value: unknown, place: string | number): T {
  try {
    return read(value);
  } catch (cause) {
    if (cause instanceof MalformedField) cause.path.unshift(place);
    throw cause;
  }
}

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : malformed());

export const number: Reader<number> = (value) => (typeof value === 'number' ? value : malformed());

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : malformed());

export const bytes: Reader<Uint8Array> = (value) => (value instanceof Uint8Array ? value : malformed());

/** A DynamoDB set of texts, which is never empty. */
export const textSet: Reader<Set<string>> = (value) =>
  value instanceof Set ? new Set([...value].map(text)) : malformed();

/** A value that is passed on without use. */
export const anything: Reader<unknown> = (value) => value;

/** An item of unknown kind, which the caller reads again with the reader of its kind. */
export const item: Reader<Item> = (value) => (isRecord(value) ? value : malformed());

/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

/** Gives a default for a missing value. */
/* @__NO_SIDE_EFFECTS__ */
export function orElse<T>(read: Reader<T>, absent: T): Reader<T> {
  return (value) => (value === undefined ? absent : read(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string | number | boolean>(...known: readonly T[]): Reader<T> {
  return (value) => {
    const place = known.findIndex((each) => each === value);
    return known[place] ?? malformed();
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => (Array.isArray(value) ? value.map((each, index) => readPart(read, each, index)) : malformed());
}

/* @__NO_SIDE_EFFECTS__ */
export function recordOf<T>(read: Reader<T>): Reader<Record<string, T>> {
  return (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readPart(read, each, name)]))
      : malformed();
}

/** A reader for each attribute. The reader of an optional one accepts `undefined`. */
type Shape<T> = {
  [Name in keyof T]-?: Pick<T, Name> extends Required<Pick<T, Name>> ? Reader<T[Name]> : Reader<T[Name] | undefined>;
};

type Readers = Record<string, Reader<unknown>>;

type RequiredNames<S extends Readers> = {
  [Name in keyof S]: undefined extends ReturnType<S[Name]> ? never : Name;
}[keyof S];

/** What readers of attributes make together: an attribute whose reader accepts `undefined` is optional. */
export type Fields<S extends Readers> = { [Name in RequiredNames<S>]: ReturnType<S[Name]> } & {
  [Name in Exclude<keyof S, RequiredNames<S>>]?: Exclude<ReturnType<S[Name]>, undefined>;
};

/** Reads an object with these fields, in this order. Leaves out absent fields and all others. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<S extends Readers>(shape: S): Reader<Fields<S>>;
export function fields<T extends object>(shape: Shape<T>): Reader<T>;
export function fields<T extends object>(shape: Shape<T>): Reader<T> {
  const readers = Object.entries<Reader<unknown>>(shape);
  return (value) => {
    if (!isRecord(value)) return malformed();
    const found: Item = {};
    for (const [name, read] of readers) {
      const part = readPart(read, value[name], name);
      if (part !== undefined) found[name] = part;
    }
    // Safe: every field of T was read by its own reader.
    return found as T;
  };
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}
