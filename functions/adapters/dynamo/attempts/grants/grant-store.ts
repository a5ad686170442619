import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { requireSameRequest } from '#functions/domain/admin/request-id.ts';
import { extraMinutes, withMoreForNext } from '#functions/domain/attempts/grants.ts';
import { notFound } from '#functions/domain/words/people.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { getEach } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { profileItem, profileOf, notErased } from '#functions/adapters/dynamo/people/profile-store.ts';
import { seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import {
  listGrants,
  grantResume,
  grantTime,
  type TimeGrant,
  type ResumeGrant,
  grantItem,
  nextGrantKey,
  putGrant,
  type GrantCommand,
} from './grant-to-attempt.ts';

export function grantStore(table: Table) {
  return {
    /**
     * Extends the deadline, or counts from now if it has passed. A retry returns the same. Throws Refusal `not-found`,
     * `attempt-closed`, `id-already-used`, `busy`.
     */
    grantTime: (command: TimeGrant) => grantTime(table, command),
    /** Throws the same Refusals. */
    grantResume: (command: ResumeGrant) => grantResume(table, command),
    /** Adds to the seat's granted time; the next start uses it up. A retry returns the same. Throws Refusal `not-found`, `id-already-used`, `busy`. */
    grantNext: (command: NextGrant) => grantNext(table, command),
    /** Grants to an attempt, oldest first. */
    list: (userId: string, attempt: AttemptRef) => listGrants(table, userId, attempt),
  };
}

export type GrantStore = ReturnType<typeof grantStore>;

/** Time for the next attempt at a quiz. */
export interface NextGrant extends GrantCommand {
  quizId: number;
  minutes: number;
}

/** Grants time for the next attempt. It is stored on the seat, which is created if the person has none. */
export function grantNext(table: Table, command: NextGrant): Promise<{ minutes: number; extraMs: number }> {
  const { userId, quizId, grantId, minutes, reason, by, now } = command;
  const TableName = table.name;
  const object = nextGrantKey(quizId);
  return lookAndWrite(table, async () => {
    const [seat, known, profile] = await getEach(
      table,
      [keys.seat(userId, quizId), seatItem],
      [keys.grant(userId, object, grantId), grantItem],
      [keys.profile(userId), profileItem],
    );
    if (!profileOf(profile)) refuse('not-found', notFound);
    const before = seat?.extraMs ?? 0;
    if (known) {
      requireSameRequest(known, { minutes, reason, by });
      return { done: { minutes: known.minutes ?? 0, extraMs: before } };
    }
    const extraMs = withMoreForNext(before, minutes);
    const update = updateItem(table, {
      key: keys.seat(userId, quizId),
      set: { extraMs, ttl: expiryOf(now) },
      ...extraUnchanged(before),
    });
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

/** The condition that the extra time for a person's next attempt is unchanged since it was read: nobody granted more, no start used it up. */
export function extraUnchanged(extraMs: number) {
  return extraMs === 0
    ? { condition: 'attribute_not_exists(extraMs)' }
    : { condition: 'extraMs = :before', values: { ':before': extraMs } };
}
