import * as z from 'zod/mini';

export type Item = Record<string, unknown>;

export type Reader<T> = z.ZodMiniType<T>;

/** A stored item that does not have the form that today's code writes. */
export class MalformedItem extends Error {
  override readonly name = 'MalformedItem';
}

/**
 * @throws MalformedItem with the key and the path of the field (`names.quiz`, `data.17.text`), but with none of the item's values: errors
 * are logged, and an item may hold a person's text.
 */
export function readItem<T>(item: Item, read: Reader<T>): T {
  const { success, data, error } = z.safeParse(read, item);
  return success ? data : refuseItem(item, pathOf(error));
}

/** The path of the first failure; of a union, within its last form. */
export function pathOf({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): PropertyKey[] {
  const within = issue?.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
  return [...(issue?.path ?? []), ...(within ? pathOf({ issues: within }) : [])];
}

export function refuseItem({ pk, sk }: Item, path: readonly PropertyKey[]): never {
  const field = path.map(String).join('.') || 'form';
  throw new MalformedItem(`The item ${String(pk)} / ${String(sk)} has no valid ${field}.`);
}

export const bytes: Reader<Uint8Array> = z.instanceof(Uint8Array);

/** A DynamoDB set of texts, which is never empty. */
export const textSet = z.set(z.string());

/** An item of unknown kind, which the caller reads again with the schema of its kind. */
export const item: Reader<Item> = z.record(z.string(), z.unknown());

/** A schema for each attribute. That of an optional one is `exactOptional`, because a stored item has no `undefined`. */
type Shape<T> = {
  [Name in keyof T]-?: Pick<T, Name> extends Required<Pick<T, Name>>
    ? Reader<T[Name]>
    : z.ZodMiniExactOptional<Reader<Exclude<T[Name], undefined>>>;
};

/** The schema of a domain type, of which it forgets no field. Leaves out all other attributes. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<T extends object>(shape: Shape<T>): Reader<T> {
  return z.object(shape) as unknown as Reader<T>;
}
