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

/** What one import or one mapping writes, and no other. */
const marks = ['runId', 'staging'];
const isSame = (mark: string, set: Item, stored: Item) => !(mark in set) || set[mark] === stored[mark];

/**
 * Changes an upload if the condition holds. `false`: it does not. The SDK sends a write again whose answer is lost: one that
 * was done then fails its condition, and is known by what is stored.
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
