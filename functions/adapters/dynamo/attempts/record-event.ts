import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  isLive,
  packEvent,
  unpackEvent,
  type AttemptEvent,
  type AttemptRef,
} from '#functions/domain/attempts/attempt.ts';
import { countsSwitch } from '#functions/domain/attempts/resumes.ts';
import { isExpired } from '#functions/domain/attempts/time-limit.ts';
import {
  isRunning,
  runningValues,
  attemptItem,
  attemptOf,
  standingItem,
  type AttemptLimitsItem,
  type AttemptLimits,
  isCounted,
  resumeFigures,
} from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { requireConflict, storedOnConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export interface EventCommand {
  userId: string;
  attempt: AttemptRef;
  id: string;
  event: AttemptEvent;
  /** This event is an entry, which becomes the live one. */
  takesOver: boolean;
  /** Entry of the event's page: the event counts only if that entry was live when it happened (`countsSwitch`). */
  entryId?: string | undefined;
  now: number;
}

/** `displaced`: not counted, because a later entry was live by then. */
export type EventOutcome =
  | (AttemptLimits & { outcome: 'recorded' | 'displaced'; resumeCount: number; live?: string })
  | { outcome: 'limit' | 'expired' | 'closed' | 'not-found' };

/**
 * Records an event in one conditional update. A second one follows only to update the absence of a repeated event, or for a tab switch
 * of an earlier entry.
 */
export async function recordEvent(table: Table, command: EventCommand): Promise<EventOutcome> {
  const { userId, attempt, id, event, takesOver, entryId, now } = command;
  try {
    const { Attributes } = await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.attempt(userId, attempt),
        UpdateExpression: `SET events.#e = :event${takesOver ? ', live = :id' : ''}`,
        ConditionExpression:
          `${isRunning} AND version = :version AND ${isCounted}` +
          (entryId === undefined ? '' : ' AND (attribute_not_exists(live) OR live = :entry)'),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ExpressionAttributeNames: { '#status': 'status', '#e': id },
        ExpressionAttributeValues: {
          ...runningValues(now),
          ':version': attempt.version,
          ':event': packEvent(event),
          ...(takesOver && { ':id': id }),
          ...(entryId !== undefined && { ':entry': entryId }),
        },
      }),
    );
    return { outcome: 'recorded', ...standing(readItem(Attributes ?? {}, standingItem)) };
  } catch (cause) {
    const stored = storedOnConflict(cause, attemptItem);
    if (!stored || stored.version !== attempt.version) return { outcome: 'not-found' };
    await noteAbsence(table, command, stored.events[id]);
    if (stored.status !== 'open') return { outcome: 'closed' };
    if (isExpired(stored, now)) return { outcome: 'expired' };
    if (id in stored.events) return { outcome: 'recorded', ...standing(stored) };
    if (isLive(stored.live, entryId) !== false) return { outcome: 'limit' };
    const seat = await getItem(table, keys.seat(userId, attempt.quizId), seatItem);
    if (!countsSwitch(attemptOf(stored), entryId, event.at, seat?.early))
      return { outcome: 'displaced', ...standing(stored) };
    // The switch happened before another entry took over, so it counts: write it without asking for the entry.
    return recordEvent(table, { ...command, entryId: undefined });
  }
}

function standing(item: AttemptLimitsItem) {
  return { ...resumeFigures(item), deadline: item.deadline, ...(item.live !== undefined && { live: item.live }) };
}

/** Stores how long the person was away, when an event is sent again with that time. The longest time wins, in whichever order they arrive. */
async function noteAbsence(table: Table, command: EventCommand, packed: string | undefined): Promise<void> {
  const { userId, attempt, id } = command;
  const { awaySeconds } = command.event;
  if (packed === undefined || awaySeconds === undefined) return;
  const known = unpackEvent(packed);
  if (known.awaySeconds !== undefined && known.awaySeconds >= awaySeconds) return;
  try {
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.attempt(userId, attempt),
        UpdateExpression: 'SET events.#e = :event',
        ConditionExpression: 'events.#e = :known',
        ExpressionAttributeNames: { '#e': id },
        ExpressionAttributeValues: {
          ':event': packEvent({ ...known, awaySeconds }),
          ':known': packed,
        },
      }),
    );
  } catch (failed) {
    // Lost against another call that stored an absence, or against an erasure.
    requireConflict(failed);
  }
}
