import type { AskedRequest, NamedChange } from '#functions/domain/admin/request-id.ts';
import type { ChangeRecords } from '#functions/usecases/ports/changes.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { fields, number, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Nobody repeats a press after a day. */
const keptSeconds = 24 * 60 * 60;

export const changeItem = fields<AskedRequest & { at: number }>({ at: number, requestDigest: optional(text) });

/** The part of a change's transaction that notes its id, once; nothing if the browser has not named it. */
export function putChange(TableName: string, { changeId, requestDigest, at }: NamedChange & { at: number }): Writes {
  if (changeId === undefined) return [];
  const Item = { ...keys.change(changeId), at, requestDigest, ttl: Math.floor(at / 1000) + keptSeconds };
  return [{ Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }];
}

export function changeRecords(table: Table): ChangeRecords {
  return {
    find: (changeId) => getItem(table, keys.change(changeId), changeItem),
  };
}
