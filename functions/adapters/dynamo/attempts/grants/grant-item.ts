import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { Grant } from '#functions/usecases/ports/grants.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

interface Given {
  userId: string;
  /** An attempt's id, or what stands for the next one. */
  object: string;
  grantId: string;
  minutes?: number;
  reason: string;
  by: string;
  now: number;
}

export const nextAt = (quizId: number) => `NEXT-${quizId}`;

/** The part of a grant's transaction that makes it count once, and keeps it where its attempt is. */
export function putGrant(TableName: string, { userId, object, grantId, minutes, reason, by, now }: Given) {
  const Item = {
    ...keys.grant(userId, object, grantId),
    ...(minutes !== undefined && { minutes }),
    ...{ reason, by, at: now, ttl: expiryOf(now) },
  };
  return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

export async function listGrants(table: Table, userId: string, attempt: AttemptRef): Promise<Grant[]> {
  const { pk, sk } = keys.grant(userId, formatAttemptId(attempt), '');
  const { Items = [] } = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ConsistentRead: true,
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    }),
  );
  const grants = Items.map(grantOf);
  return grants.sort((a, b) => a.at - b.at);
}

/** 0 for a resume. */
export function minutesOf({ minutes }: Record<string, unknown>): number {
  return typeof minutes === 'number' ? minutes : 0;
}

export function grantOf({ minutes, reason, by, at }: Record<string, unknown>): Grant {
  return {
    ...(typeof minutes === 'number' && { minutes }),
    ...{ reason: reason as string, by: by as string, at: at as number },
  };
}
