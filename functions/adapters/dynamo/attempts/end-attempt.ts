import {
  endingOf,
  formatAttemptId,
  packEvent,
  type AttemptEvent,
  type AttemptRef,
  type EndReason,
} from '#functions/domain/attempts/attempt.ts';
import { effectOfEvent } from '#functions/domain/attempts/resumes.ts';
import { isExpired } from '#functions/domain/attempts/time-limit.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { doneSortKey } from './attempt-sort-keys.ts';
import { attemptItem, batchOf, type AttemptItem, isClosing, resumesOf } from './attempt-item.ts';
import { openItem, seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import { getEach } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import { profileItem, profileOf } from '#functions/adapters/dynamo/people/profile-store.ts';
import { holidayItem } from '#functions/adapters/dynamo/reports/holiday-store.ts';
import { quizItem } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { newResult, type ReportSource } from './new-result.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import * as words from '#functions/domain/words/attempts.ts';

export interface EndCommand {
  userId: string;
  attempt: AttemptRef;
  reason: EndReason;
  now: number;
  /** The event that closes it with the reason `limit`: it ends an attempt only if `effectOfEvent` says so. */
  event?: { id: string; event: AttemptEvent };
  /** End it only if its `closesAt` has passed. */
  expiredOnly?: boolean;
  /** End it only if its deadline has passed, and is not later than this. */
  deadline?: number | undefined;
  /** End it only if one of these entries is the live one; commas between them. */
  entryIds?: string | undefined;
}

export interface EndOutcome {
  endReason: EndReason;
  endedAt: number;
  /** This call ended an attempt whose seat was lost, or erased with the account. */
  hadNoSeat?: true;
}

/**
 * Completes the attempt, frees its seat and the person's place for an open attempt, and makes the result, in one transaction. An
 * attempt that has ended already keeps its end.
 */
export function endAttempt(table: Table, command: EndCommand): Promise<EndOutcome | undefined> {
  return lookAndWrite<EndOutcome | undefined>(
    table,
    async () => {
      const { stored, ...others } = await look(table, command);
      if (!stored || stored.version !== command.attempt.version) return { done: undefined };
      const { endReason, endedAt } = stored;
      if (endReason !== undefined && endedAt !== undefined) return { done: { endReason, endedAt } };
      if (command.expiredOnly && !isExpired(stored, command.now)) return { done: undefined };
      if (hasMoreThan(command, stored)) return { done: undefined };
      // Computes the end from what was read; the condition checks that the attempt is unchanged.
      const ending = endingOf(stored, command.reason, command.now);
      const seen = { ...stored, ...ending, ...others, batch: batchOf(stored) };
      return {
        writes: transaction(table, command, seen),
        then: { ...ending, ...(!others.hasSeat && { hadNoSeat: true }) },
      };
    },
    words.notEnded,
  );
}

/**
 * Whether an end because of `deadline` comes too early, because the deadline is later by now or has not passed on this clock; whether
 * another entry has taken over; or whether the event no longer uses the last resume.
 */
function hasMoreThan({ deadline, event, entryIds, now }: EndCommand, stored: AttemptItem): boolean {
  if (entryIds && stored.live && !entryIds.split(',').includes(stored.live)) return true;
  if (deadline !== undefined && (stored.deadline > deadline || stored.deadline > now)) return true;
  return event !== undefined && effectOfEvent(resumesOf(stored), event.id) !== 'closes';
}

/** Other items that the end writes, as they were read; the transaction checks that they are unchanged. */
interface Others {
  /** The seat refers to this attempt as the open one. */
  hasSeat: boolean;
  /** The person's place for an open attempt refers to it, too. */
  hasPlace: boolean;
  /** The account was erased and the erasure missed this attempt, so its report has no recipient. */
  isErased: boolean;
  report: ReportSource;
}

async function look(
  table: Table,
  { userId, attempt }: EndCommand,
): Promise<Others & { stored: AttemptItem | undefined }> {
  const id = formatAttemptId(attempt);
  const [stored, seat, place, person, quiz, holidays] = await getEach(
    table,
    [keys.attempt(userId, attempt), attemptItem],
    [keys.seat(userId, attempt.quizId), seatItem],
    [keys.openAttempt(userId), openItem],
    [keys.profile(userId), profileItem],
    [keys.quiz(attempt.quizId), quizItem],
    [keys.holidays(), holidayItem],
  );
  const profile = profileOf(person);
  const hasSeat = seat?.openId === id;
  return {
    stored,
    hasSeat,
    hasPlace: place?.attemptId === id,
    isErased: !hasSeat && !profile,
    report: { profile, quiz, holidays },
  };
}

/** The end, with the values that it was computed from. */
type Seen = EndOutcome &
  Others &
  Pick<AttemptItem, 'deadline' | 'createdAt' | 'version' | 'live'> & { batch: string | undefined };

function transaction({ name: TableName }: Table, command: EndCommand, seen: Seen): Writes {
  const { userId, attempt } = command;
  const id = formatAttemptId(attempt);
  // Expire at once what an erasure missed; TTL may still take some days.
  const ttl = seen.isErased ? Math.floor(command.now / 1000) : expiryOf(seen.endedAt);
  return [
    { Update: complete(TableName, command, seen, ttl) },
    seen.hasSeat
      ? { Update: freeSeat(TableName, command, ttl) }
      : { ConditionCheck: doesNotName(TableName, keys.seat(userId, attempt.quizId), 'openId', id) },
    seen.hasPlace
      ? { Update: freePlace(TableName, command, ttl) }
      : { ConditionCheck: doesNotName(TableName, keys.openAttempt(userId), 'attemptId', id) },
    ...(seen.isErased ? [] : [{ Put: newResult(TableName, command, seen, ttl) }]),
  ];
}

function complete(TableName: string, { userId, attempt, event }: EndCommand, seen: Seen, ttl: number) {
  const { endReason, endedAt, deadline, live } = seen;
  return {
    TableName,
    Key: keys.attempt(userId, attempt),
    UpdateExpression:
      'SET #status = :completed, endReason = :reason, endedAt = :endedAt, gsi1pk = :done, gsi1sk = :at, #ttl = :ttl' +
      (event ? ', events.#e = :event' : ''),
    ConditionExpression:
      '#status = :open AND deadline = :deadline' +
      (live ? ' AND live = :live' : '') +
      (event ? ` AND ${isClosing}` : ''),
    ExpressionAttributeNames: { '#status': 'status', '#ttl': 'ttl', ...(event && { '#e': event.id }) },
    ExpressionAttributeValues: {
      ':open': 'open',
      ':completed': 'completed',
      ':reason': endReason,
      ':endedAt': endedAt,
      ':deadline': deadline,
      ...(live && { ':live': live }),
      ':done': gsiKeys.ended(),
      ':at': doneSortKey(seen),
      ':ttl': ttl,
      ...(event && { ':event': packEvent(event.event) }),
    },
  };
}

function freeSeat(TableName: string, { userId, attempt }: EndCommand, ttl: number) {
  return {
    TableName,
    Key: keys.seat(userId, attempt.quizId),
    UpdateExpression: 'SET #ttl = :ttl REMOVE openId ADD completed :one',
    ConditionExpression: 'openId = :id',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':id': formatAttemptId(attempt), ':one': 1, ':ttl': ttl },
  };
}

function freePlace(TableName: string, { userId, attempt }: EndCommand, ttl: number) {
  return {
    TableName,
    Key: keys.openAttempt(userId),
    UpdateExpression: 'SET #ttl = :ttl REMOVE attemptId',
    ConditionExpression: 'attemptId = :id',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':id': formatAttemptId(attempt), ':ttl': ttl },
  };
}

/**
 * A condition that an item does not refer to this attempt. The reads of an end are not atomic: without it, a seat that was read too
 * early would stay taken for ever.
 */
function doesNotName(TableName: string, Key: { pk: string; sk: string }, attribute: string, id: string) {
  return {
    TableName,
    Key,
    ConditionExpression: 'attribute_not_exists(#attempt) OR #attempt <> :id',
    ExpressionAttributeNames: { '#attempt': attribute },
    ExpressionAttributeValues: { ':id': id },
  };
}
