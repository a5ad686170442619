import * as z from 'zod/mini';
import { formatAttemptId, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** A grant as it is stored beside the attempt. */
export interface Grant {
  /** Absent for one more resume. */
  minutes?: number;
  reason: string;
  by: string;
  at: number;
}

/** A grant by an admin, with its reason. */
export interface GrantCommand {
  userId: string;
  /** Made by the client, so that a retry is recognised and grants nothing more. */
  grantId: string;
  reason: string;
  /** The granting admin. */
  by: string;
  now: number;
}

interface Given {
  userId: string;
  /** An attempt's id, or the placeholder for the next attempt. */
  object: string;
  grantId: string;
  minutes?: number;
  reason: string;
  by: string;
  now: number;
}

export const nextGrantKey = (quizId: number) => `NEXT-${quizId}`;

/** The part of a grant's transaction that makes it idempotent, and stores it with the attempt's person. */
export function putGrant(TableName: string, { userId, object, grantId, minutes, reason, by, now }: Given) {
  const Item = {
    ...keys.grant(userId, object, grantId),
    ...(minutes !== undefined && { minutes }),
    ...{ reason, by, at: now, ttl: expiryOf(now) },
  };
  return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

export async function listGrants(table: Table, userId: string, attempt: AttemptRef): Promise<Grant[]> {
  const grants = await readRange(table, startingWith(keys.grant(userId, formatAttemptId(attempt), '')), grantItem);
  return grants.sort((a, b) => a.at - b.at);
}

export const grantItem = fields<Grant>({
  minutes: z.exactOptional(z.number()),
  reason: z.string(),
  by: z.string(),
  at: z.number(),
});
