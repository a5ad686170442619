import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { item, type Item } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';

interface Change {
  set: Item;
  condition: string;
  values: Item;
}

/** The attributes that are unique to one import or mapping. */
const marks = ['runId', 'staging'];
const isSame = (mark: string, set: Item, stored: Item) => !(mark in set) || set[mark] === stored[mark];

/**
 * Changes an upload if the condition holds, else returns `false`. The SDK retries a write whose reply was lost: if the first one was
 * carried out, the retry fails its condition, and is recognised by the stored values.
 */
export async function changeUpload(table: Table, uploadId: string, { set, ...state }: Change): Promise<boolean> {
  const update = updateItem(table, { key: keys.upload(uploadId), set, ...state });
  try {
    await table.db.send(new UpdateCommand(update));
    return true;
  } catch (cause) {
    const stored = storedOnConflict(cause, item);
    return (
      stored !== undefined && marks.some((mark) => mark in set) && marks.every((mark) => isSame(mark, set, stored))
    );
  }
}
