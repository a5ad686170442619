import * as z from 'zod/mini';
import { requireSameRequest } from '#functions/domain/admin/request-id.ts';
import { formatAttemptId, packAnswer, unpackAnswer, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { requireRunning, withMoreTime } from '#functions/domain/attempts/grants.ts';
import { oneMoreResume } from '#functions/domain/attempts/resumes.ts';
import type { AuditEntry } from '#functions/domain/admin/audit.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { openSortKey } from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import {
  attemptItem,
  attemptLimitsOf,
  batchOf,
  type AttemptItem,
  type AttemptLimits,
  lastResumeOf,
  resumesOf,
  runningUnchanged,
} from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { getEach } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import * as words from '#functions/domain/words/attempts.ts';

export interface TimeGrant extends GrantCommand {
  attempt: AttemptRef;
  minutes: number;
}

export interface ResumeGrant extends GrantCommand {
  attempt: AttemptRef;
}

/** A change of an open attempt, on the condition that it is unchanged since it was read. */
interface Change {
  set: Record<string, string | number | AttemptItem['answers']>;
  seen: Parameters<typeof runningUnchanged>[0];
  audit: Pick<AuditEntry, 'what' | 'before' | 'after'>;
  then: AttemptLimits;
}

export function grantTime(table: Table, command: TimeGrant): Promise<AttemptLimits & { minutes: number }> {
  const { minutes, now } = command;
  return change(table, { ...command, minutes }, (stored) => {
    const { wasOver, ...times } = withMoreTime(stored, minutes, now);
    const { deadline, closesAt } = times;
    return {
      set: {
        ...times,
        gsi1sk: openSortKey({ ...stored, closesAt, batch: batchOf(stored) }),
        ...(wasOver && { answers: withoutLateMarks(stored.answers) }),
      },
      // If the time was over, also require `answered` to be unchanged: an answer saved meanwhile would keep its late mark.
      seen: { deadline: stored.deadline, ...(wasOver && { answered: stored.answered }) },
      audit: { what: 'time-granted', before: { deadline: stored.deadline }, after: { deadline, minutes } },
      then: { ...attemptLimitsOf(stored), deadline },
    };
  });
}

export function grantResume(table: Table, command: ResumeGrant): Promise<AttemptLimits> {
  return change(table, command, (stored) => {
    const lastResume = lastResumeOf(oneMoreResume(resumesOf(stored)));
    const before = attemptLimitsOf(stored);
    const after = attemptLimitsOf({ ...stored, lastResume });
    return {
      set: { lastResume },
      seen: { lastResume: stored.lastResume },
      audit: {
        what: 'resume-granted',
        before: { remaining: before.remaining },
        after: { remaining: after.remaining },
      },
      then: after,
    };
  });
}

function change(
  table: Table,
  { userId, attempt, grantId, reason, by, now, minutes }: ResumeGrant & { minutes?: number },
  decide: (stored: AttemptItem) => Change,
): Promise<AttemptLimits & { minutes: number }> {
  const TableName = table.name;
  const object = formatAttemptId(attempt);
  return lookAndWrite(table, async () => {
    const [stored, known] = await getEach(
      table,
      [keys.attempt(userId, attempt), attemptItem],
      [keys.grant(userId, object, grantId), grantItem],
    );
    if (stored?.version !== attempt.version) refuse('not-found', words.notFound);
    if (known) {
      requireSameRequest(known, { minutes, reason, by });
      return { done: { ...attemptLimitsOf(stored), minutes: known.minutes ?? 0 } };
    }
    requireRunning(stored, now);
    const { set, seen, audit, then } = decide(stored);
    const update = updateItem(table, { key: keys.attempt(userId, attempt), set, ...runningUnchanged(seen, now) });
    const given = {
      userId,
      object,
      grantId,
      reason,
      by,
      now,
      ...(minutes !== undefined && { minutes }),
    };
    const entry = putAudit(TableName, { by, at: now, object: `attempt ${object}`, person: userId, reason, ...audit });
    return {
      writes: [{ Update: update }, putGrant(TableName, given), entry],
      then: { ...then, minutes: minutes ?? 0 },
    };
  });
}

/** Removes the late marks of answers: the new deadline is later than now, so all answers so far are in time. */
function withoutLateMarks(answers: AttemptItem['answers']): AttemptItem['answers'] {
  return Object.fromEntries(Object.entries(answers).map(([id, packed]) => [id, packAnswer(unpackAnswer(packed))]));
}

export interface Grant {
  /** Absent for one more resume. */
  minutes?: number;
  reason: string;
  by: string;
  at: number;
}

export interface GrantCommand {
  userId: string;
  /** Made by the client, so that a retry is recognised and grants nothing more. */
  grantId: string;
  reason: string;
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
