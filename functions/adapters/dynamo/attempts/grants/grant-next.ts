import { extraMinutes, withMoreForNext } from '#functions/domain/attempts/grants.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { NextGrant } from '#functions/usecases/ports/grants.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { minutesOf, nextAt, putGrant } from './grant-item.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { notErased } from '#functions/adapters/dynamo/people/profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Time for the next attempt: kept on the seat, which a person without one gets by it. */
export function grantNext(table: Table, command: NextGrant): Promise<{ minutes: number; extraMs: number }> {
  const { userId, quizId, grantId, minutes, reason, by, now } = command;
  const TableName = table.name;
  const object = nextAt(quizId);
  return lookAndWrite(table, async () => {
    const [seat, known, profile] = await getItems(table, [
      keys.seat(userId, quizId),
      keys.grant(userId, object, grantId),
      keys.profile(userId),
    ]);
    if (!profile?.['userId']) refuse('not-found', 'There is no such person.');
    const before = (seat?.['extraMs'] as number | undefined) ?? 0;
    if (known) return { done: { minutes: minutesOf(known), extraMs: before } };
    const extraMs = withMoreForNext(before, minutes);
    const update = {
      TableName,
      Key: keys.seat(userId, quizId),
      UpdateExpression: 'SET extraMs = :extra, #ttl = :ttl',
      ConditionExpression: before === 0 ? 'attribute_not_exists(extraMs)' : 'extraMs = :before',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':extra': extraMs, ':ttl': expiryOf(now), ...(before > 0 && { ':before': before }) },
    };
    const entry = putAudit(TableName, {
      ...{ by, at: now, what: 'time-granted', reason },
      object: `next attempt of ${userId} at quiz ${quizId}`,
      before: { minutes: extraMinutes(before) },
      after: { minutes: extraMinutes(extraMs) },
    });
    return {
      writes: [
        { Update: update },
        { ConditionCheck: notErased(TableName, userId) },
        putGrant(TableName, { userId, object, grantId, minutes, reason, by, now }),
        entry,
      ],
      then: { minutes, extraMs },
    };
  });
}
