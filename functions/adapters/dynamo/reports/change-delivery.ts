import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery } from '#functions/usecases/ports/reports.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { item } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';

type Values = Record<string, unknown>;

interface Change {
  /** What tells this write from any other is among it: the owner, the moment, the mail's id. */
  set: Values & { status: Delivery['status'] };
  /** Set unless it is set. */
  setOnce?: Values;
  remove?: string[];
  add?: { tries: number };
  condition: string;
  values?: Values;
}

/**
 * Changes a report's delivery if the condition holds. `false`: it does not. The SDK sends a write again whose reply is lost: one
 * that was carried out then fails its condition, and is known by what is stored.
 */
export async function changeDelivery(
  table: Table,
  { userId, attemptId }: Pick<Delivery, 'userId' | 'attemptId'>,
  { set, ...change }: Change,
): Promise<boolean> {
  const update = updateItem(table, {
    ...change,
    key: keys.result(userId, attemptId),
    set: { ...set, gsi1pk: gsiKeys.report(set.status) },
  });
  try {
    await table.db.send(new UpdateCommand(update));
    return true;
  } catch (cause) {
    const stored = storedOnConflict(cause, item);
    return (
      stored !== undefined &&
      Object.entries(set).every(([name, value]) => value === undefined || stored[name] === value)
    );
  }
}
