import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

type Item = Record<string, unknown>;

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
export async function changeUpload(
  table: Table,
  uploadId: string,
  { set, condition, values }: Change,
): Promise<boolean> {
  const names = Object.keys(set);
  try {
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.upload(uploadId),
        UpdateExpression: `SET ${names.map((name) => `#${name} = :new_${name}`).join(', ')}`,
        ConditionExpression: condition,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ExpressionAttributeNames: {
          ...(condition.includes('#status') && { '#status': 'status' }),
          ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: {
          ...values,
          ...Object.fromEntries(names.map((name) => [`:new_${name}`, set[name]])),
        },
      }),
    );
    return true;
  } catch (cause) {
    const stored = storedOnConflict(cause);
    return (
      stored !== undefined && marks.some((mark) => mark in set) && marks.every((mark) => isSame(mark, set, stored))
    );
  }
}
