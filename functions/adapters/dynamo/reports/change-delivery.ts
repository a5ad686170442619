import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery } from '#functions/usecases/ports/reports.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

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
  { set, setOnce = {}, remove = [], add, condition, values = {} }: Change,
): Promise<boolean> {
  const fields: Values = { ...set, gsi1pk: gsiKeys.report(set.status) };
  const all = { ...fields, ...setOnce };
  const assignments = [
    ...Object.keys(fields).map((name) => `#${name} = :new_${name}`),
    ...Object.keys(setOnce).map((name) => `#${name} = if_not_exists(#${name}, :new_${name})`),
  ];
  const expression = [
    `SET ${assignments.join(', ')}`,
    ...(remove.length > 0 ? [`REMOVE ${remove.map((name) => `#${name}`).join(', ')}`] : []),
    ...(add ? ['ADD tries :tries'] : []),
  ].join(' ');
  try {
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.result(userId, attemptId),
        UpdateExpression: expression,
        ConditionExpression: condition,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ExpressionAttributeNames: {
          ...(condition.includes('#owner') && { '#owner': 'owner' }),
          ...Object.fromEntries([...Object.keys(all), ...remove].map((name) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: {
          ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`:new_${name}`, value])),
          ...(add && { ':tries': add.tries }),
          ...values,
        },
      }),
    );
    return true;
  } catch (cause) {
    const stored = storedOnConflict(cause);
    return stored !== undefined && Object.entries(set).every(([name, value]) => stored[name] === value);
  }
}
