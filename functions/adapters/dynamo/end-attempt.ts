import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { endingOf, formatAttemptId, packEvent } from '#functions/domain/attempt.ts';
import { indiaMonth } from '#functions/domain/india-days.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { EndCommand, EndOutcome } from '#functions/usecases/ports/attempts.ts';
import { donePlace, reportPlace } from './attempt-index.ts';
import type { AttemptItem } from './attempt-item.ts';
import { failedWrites } from './conflicts.ts';
import { gsiKeys, keys } from './keys.ts';
import type { Table } from './table.ts';

const mostTries = 5;

/** Completes the attempt, frees the seat and makes the result in one transaction. An ended attempt keeps its end. */
export async function endAttempt(table: Table, command: EndCommand): Promise<EndOutcome | undefined> {
  for (let tries = 1; ; tries++) {
    const stored = await find(table, command);
    if (!stored || stored.version !== command.attempt.version) return undefined;
    if (stored.status === 'completed')
      return { endReason: stored.endReason ?? 'candidate', endedAt: stored.endedAt ?? stored.deadline };
    if (command.expiredOnly && stored.closesAt >= command.now) return undefined;
    if (hasMoreThan(command, stored)) return undefined;
    // What was read gives the end its time; whether the attempt is still so is the condition's to say.
    const ending = endingOf(stored, command.reason, command.now);
    try {
      const { deadline, createdAt, batch } = stored;
      const seen = { ...ending, deadline, createdAt, ...(batch !== undefined && { batch }) };
      await table.db.send(transaction(table, command, seen));
      return ending;
    } catch (cause) {
      failedWrites(cause);
      if (tries === mostTries) refuse('busy', 'The attempt could not be ended just now. Please try again.', cause);
    }
  }
}

/** It has been granted more since whoever ends it looked. */
function hasMoreThan({ deadline, event }: EndCommand, stored: AttemptItem): boolean {
  if (deadline !== undefined && stored.deadline > deadline) return true;
  return event !== undefined && Object.keys(stored.events).length < stored.lastResume;
}

async function find(table: Table, { userId, attempt }: EndCommand): Promise<AttemptItem | undefined> {
  const { Item } = await table.db.send(
    new GetCommand({ TableName: table.name, Key: keys.attempt(userId, attempt), ConsistentRead: true }),
  );
  return Item as AttemptItem | undefined;
}

/** The end, and what was read of the attempt. */
type Seen = EndOutcome & Pick<AttemptItem, 'deadline' | 'createdAt' | 'batch'>;

function transaction(table: Table, command: EndCommand, seen: Seen) {
  const { userId, attempt, event, now } = command;
  const { endReason, endedAt, deadline } = seen;
  const id = formatAttemptId(attempt);
  const ttl = expiryOf(endedAt);
  const TableName = table.name;
  return new TransactWriteCommand({
    TransactItems: [
      {
        Update: {
          TableName,
          Key: keys.attempt(userId, attempt),
          UpdateExpression:
            'SET #status = :completed, endReason = :reason, endedAt = :endedAt, gsi1pk = :done, gsi1sk = :at, #ttl = :ttl' +
            (event ? ', events.#e = :event' : ''),
          ConditionExpression:
            '#status = :open AND deadline = :deadline' +
            (event ? ' AND attribute_not_exists(events.#e) AND size(events) >= lastResume' : ''),
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
        },
      },
      {
        Update: {
          TableName,
          Key: keys.seat(userId, attempt.quizId),
          UpdateExpression: 'SET #ttl = :ttl REMOVE openId ADD completed :one',
          ConditionExpression: 'openId = :id',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':id': id, ':one': 1, ':ttl': ttl },
        },
      },
      {
        Put: {
          TableName,
          Item: {
            ...keys.result(userId, id),
            gsi1pk: gsiKeys.report('pending'),
            gsi1sk: reportPlace({ createdAt: now, batch: seen.batch }),
            status: 'pending',
            createdAt: now,
            tries: 0,
            ttl,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ],
  });
}
