import { item, type Item } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';

/** A running import. Its writes are dropped once it is not the upload's current one any more. */
export interface Run {
  uploadId: string;
  runId: string;
}

interface Change {
  set: Item;
  condition: string;
  values: Item;
}

/** The attributes that are unique to one import or mapping: a retry is recognised by them. */
const marks = ['runId', 'staging'];
const isSame = (mark: string, set: Item, stored: Item) => !(mark in set) || set[mark] === stored[mark];

/** Changes an upload if the condition holds, else returns `false`. */
export async function changeUpload(table: Table, uploadId: string, { set, ...state }: Change): Promise<boolean> {
  const update = updateItem(table, { key: keys.upload(uploadId), set, ...state });
  return updateUnlessConflict(
    table,
    update,
    item,
    (stored) => marks.some((mark) => mark in set) && marks.every((mark) => isSame(mark, set, stored)),
  );
}
