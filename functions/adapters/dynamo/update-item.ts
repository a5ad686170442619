import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { storedOnConflict } from './look-and-write.ts';
import type { Item, Reader } from './item-reader.ts';
import type { ItemKey } from './get-items.ts';
import type { Table } from './table.ts';

interface Update {
  key: ItemKey;
  /** Values by attribute; an attribute with the value `undefined` is left unchanged. */
  set?: Item;
  /** Attributes that are set only if they are missing. */
  setOnce?: Item;
  /** Adds to a stored number or set. */
  add?: Item;
  /** Appends to a list, which is created if missing. */
  append?: Record<string, readonly unknown[]>;
  remove?: readonly string[];
  /** A condition expression. Each `#name` in it stands for the attribute `name`; its values have names that are no attributes. */
  condition?: string | undefined;
  values?: Item;
}

/**
 * An update for a command or a transaction. The new value of an attribute is `:new_<attribute>`, which the condition may refer to.
 * A failed condition returns the stored item.
 */
export function updateItem(
  { name: TableName }: Pick<Table, 'name'>,
  { key: { pk, sk }, set = {}, setOnce = {}, add = {}, append = {}, remove = [], condition, values = {} }: Update,
) {
  const written = { ...set, ...setOnce, ...add, ...append };
  const names = (part: Item) => Object.keys(part).filter((name) => part[name] !== undefined);
  const clauses = [
    clause('SET', [
      ...names(set).map((name) => `#${name} = :new_${name}`),
      ...names(setOnce).map((name) => `#${name} = if_not_exists(#${name}, :new_${name})`),
      ...names(append).map((name) => `#${name} = list_append(if_not_exists(#${name}, :empty), :new_${name})`),
    ]),
    clause(
      'REMOVE',
      remove.map((name) => `#${name}`),
    ),
    clause(
      'ADD',
      names(add).map((name) => `#${name} :new_${name}`),
    ),
  ];
  const UpdateExpression = clauses.filter((each) => each !== '').join(' ');
  const attributes = `${UpdateExpression} ${condition ?? ''}`.matchAll(/#(\w+)/g);
  const all = {
    ...Object.fromEntries(names(written).map((name) => [`:new_${name}`, written[name]])),
    ...(Object.keys(append).length > 0 && { ':empty': [] }),
    ...values,
  };
  return {
    TableName,
    Key: { pk, sk },
    UpdateExpression,
    ...(condition !== undefined && { ConditionExpression: condition }),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeNames: Object.fromEntries([...attributes].map(([alias, name = '']) => [alias, name])),
    ...(Object.keys(all).length > 0 && { ExpressionAttributeValues: all }),
  };
}

function clause(word: string, parts: readonly string[]): string {
  return parts.length > 0 ? `${word} ${parts.join(', ')}` : '';
}

/**
 * Sends an update; `false` if its condition fails. The SDK retries a write whose reply was lost: if the first one was carried out, the
 * retry fails its condition, and `isOwn` recognises it by the stored values.
 */
export async function updateUnlessConflict<T>(
  { db }: Table,
  update: ReturnType<typeof updateItem>,
  read: Reader<T>,
  isOwn: (stored: T) => boolean,
): Promise<boolean> {
  try {
    await db.send(new UpdateCommand(update));
    return true;
  } catch (cause) {
    const stored = storedOnConflict(cause, read);
    return stored !== undefined && isOwn(stored);
  }
}
