import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { endingOf, formatAttemptId, packEvent } from '#functions/domain/attempts/attempt.ts';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { effectOfEvent } from '#functions/domain/attempts/resumes.ts';
import { isExpired } from '#functions/domain/attempts/time-limit.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { EndCommand, EndOutcome } from '#functions/usecases/ports/attempts.ts';
import { donePlace } from './attempt-index.ts';
import type { AttemptItem } from './attempt-item.ts';
import { isClosing, resumesOf } from './resume-condition.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { newResult, type ReportSource } from './new-result.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const maxTries = 5;

/**
 * Completes the attempt, frees its seat and the person's place for an open attempt, and makes the result, in one transaction.
 * An ended attempt keeps its end.
 */
export async function endAttempt(table: Table, command: EndCommand): Promise<EndOutcome | undefined> {
  for (let tries = 1; ; tries++) {
    const { stored, ...others } = await look(table, command);
    if (!stored || stored.version !== command.attempt.version) return undefined;
    if (stored.status === 'completed')
      return { endReason: stored.endReason ?? 'candidate', endedAt: stored.endedAt ?? stored.deadline };
    if (command.expiredOnly && !isExpired(stored, command.now)) return undefined;
    if (hasMoreThan(command, stored)) return undefined;
    // What was read gives the end its time; whether the attempt is still so is the condition's to say.
    const ending = endingOf(stored, command.reason, command.now);
    const { deadline, createdAt, batch } = stored;
    const seen = { ...ending, ...others, deadline, createdAt, ...(batch !== undefined && { batch }) };
    try {
      await table.db.send(transaction(table, command, seen));
      return { ...ending, ...(!others.hasSeat && { hadNoSeat: true }) };
    } catch (cause) {
      failedWrites(cause);
      if (tries === maxTries) refuse('busy', 'The attempt could not be ended just now. Please try again.', cause);
    }
  }
}

/** It has been granted more since whoever ends it looked, and the event that was to end it may count as one of those that leave it open. */
function hasMoreThan({ deadline, event }: EndCommand, stored: AttemptItem): boolean {
  if (deadline !== undefined && stored.deadline > deadline) return true;
  return event !== undefined && effectOfEvent(resumesOf(stored), event.id) !== 'closes';
}

/** What else the end touches, as it was read; the transaction checks that it is still so. */
interface Others {
  /** The seat names this attempt as the open one. */
  hasSeat: boolean;
  /** So does the person's place for an open attempt. */
  hasPlace: boolean;
  /** The account is erased, and the erasure has left this attempt behind: nobody is there to get a report. */
  isErased: boolean;
  report: ReportSource;
}

async function look(
  table: Table,
  { userId, attempt }: EndCommand,
): Promise<Others & { stored: AttemptItem | undefined }> {
  const id = formatAttemptId(attempt);
  const [stored, seat, place, profile, quiz, holidays] = await getItems(table, [
    keys.attempt(userId, attempt),
    keys.seat(userId, attempt.quizId),
    keys.openAttempt(userId),
    keys.profile(userId),
    keys.quiz(attempt.quizId),
    keys.holidays(),
  ]);
  const hasSeat = seat?.['openId'] === id;
  return {
    stored: stored as AttemptItem | undefined,
    hasSeat,
    hasPlace: place?.['attemptId'] === id,
    isErased: !hasSeat && !profile?.['userId'],
    report: { profile, quiz, holidays },
  };
}

/** The end, and what was read. */
type Seen = EndOutcome & Others & Pick<AttemptItem, 'deadline' | 'createdAt' | 'batch'>;

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

function transaction({ name: TableName }: Table, command: EndCommand, seen: Seen) {
  const { userId, attempt } = command;
  const id = formatAttemptId(attempt);
  // What an erasure has left behind goes at once; TTL may take some days.
  const ttl = seen.isErased ? Math.floor(command.now / 1000) : expiryOf(seen.endedAt);
  const writes: Writes = [
    { Update: complete(TableName, command, seen, ttl) },
    seen.hasSeat
      ? { Update: freeSeat(TableName, command, ttl) }
      : { ConditionCheck: doesNotName(TableName, keys.seat(userId, attempt.quizId), 'openId', id) },
    seen.hasPlace
      ? { Update: freePlace(TableName, command, ttl) }
      : { ConditionCheck: doesNotName(TableName, keys.openAttempt(userId), 'attemptId', id) },
    ...(seen.isErased ? [] : [{ Put: newResult(TableName, command, seen, ttl) }]),
  ];
  return new TransactWriteCommand({ TransactItems: writes });
}

function complete(TableName: string, { userId, attempt, event }: EndCommand, seen: Seen, ttl: number) {
  const { endReason, endedAt, deadline } = seen;
  return {
    TableName,
    Key: keys.attempt(userId, attempt),
    UpdateExpression:
      'SET #status = :completed, endReason = :reason, endedAt = :endedAt, gsi1pk = :done, gsi1sk = :at, #ttl = :ttl' +
      (event ? ', events.#e = :event' : ''),
    ConditionExpression: '#status = :open AND deadline = :deadline' + (event ? ` AND ${isClosing}` : ''),
    ExpressionAttributeNames: { '#status': 'status', '#ttl': 'ttl', ...(event && { '#e': event.id }) },
    ExpressionAttributeValues: {
      ':open': 'open',
      ':completed': 'completed',
      ':reason': endReason,
      ':endedAt': endedAt,
      ':deadline': deadline,
      ':done': gsiKeys.done(indiaMonth(endedAt)),
      ':at': donePlace(seen),
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

/** The reads of an end are not of one moment: a seat that was read too early must not stay taken for ever. */
function doesNotName(TableName: string, Key: { pk: string; sk: string }, attribute: string, id: string) {
  return {
    TableName,
    Key,
    ConditionExpression: 'attribute_not_exists(#attempt) OR #attempt <> :id',
    ExpressionAttributeNames: { '#attempt': attribute },
    ExpressionAttributeValues: { ':id': id },
  };
}
