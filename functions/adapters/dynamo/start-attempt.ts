import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, packAnswer } from '#functions/domain/attempt.ts';
import { lateWindowMs } from '#functions/domain/time-limit.ts';
import type { StartCommand } from '#functions/usecases/ports.ts';
import type { AttemptItem } from './attempt-item.ts';
import { failedWrites, retryConflicts } from './conflicts.ts';
import { gsiKeys, keys, openShards, sortableInstant } from './keys.ts';
import type { Table } from './table.ts';

/** The first answer: makes the attempt, takes the seat and consumes the coupon, or does nothing. */
export async function startAttempt(table: Table, command: StartCommand): Promise<'started' | 'lost'> {
  const { userId, attempt, coupon, now } = command;
  const id = formatAttemptId(attempt);
  try {
    await retryConflicts(() =>
      table.db.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName: table.name, Item: newItem(command), ConditionExpression: 'attribute_not_exists(pk)' } },
            {
              Update: {
                TableName: table.name,
                Key: keys.seat(userId, attempt.quizId),
                UpdateExpression: 'SET openId = :id REMOVE pendingId, pendingSeed, pendingVersion, coupon, discount',
                ConditionExpression:
                  'pendingId = :id AND pendingVersion = :version AND coupon = :coupon AND attribute_not_exists(openId)',
                ExpressionAttributeValues: { ':id': id, ':version': attempt.version, ':coupon': coupon },
              },
            },
            {
              Update: {
                TableName: table.name,
                Key: keys.redemption(userId, attempt.quizId, coupon),
                UpdateExpression: 'SET #status = :consumed, attemptId = :id, consumedAt = :now',
                ConditionExpression: '#status = :reserved',
                ExpressionAttributeNames: { '#status': 'status' },
                ExpressionAttributeValues: { ':consumed': 'consumed', ':reserved': 'reserved', ':id': id, ':now': now },
              },
            },
          ],
        }),
      ),
    );
    return 'started';
  } catch (cause) {
    failedWrites(cause);
    return 'lost';
  }
}

function newItem({
  userId,
  attempt,
  seed,
  questionId,
  answer,
  points,
  limitMs,
  lastResume,
  now,
}: StartCommand): AttemptItem {
  const deadline = now + limitMs;
  const closesAt = deadline + lateWindowMs;
  return {
    ...keys.attempt(userId, attempt),
    gsi1pk: gsiKeys.openShard(attempt.ulid.charCodeAt(25) % openShards),
    gsi1sk: sortableInstant(closesAt),
    status: 'open',
    version: attempt.version,
    createdAt: now,
    deadline,
    closesAt,
    limitMs,
    score: points,
    answered: 1,
    seed,
    answers: { [questionId]: packAnswer({ ...answer, seconds: 0 }) },
    events: {},
    lastResume,
  };
}
