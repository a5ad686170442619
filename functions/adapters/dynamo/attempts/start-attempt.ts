import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, packAnswer } from '#functions/domain/attempts/attempt.ts';
import { finalPrice } from '#functions/domain/coupons/coupon.ts';
import { indiaDay, indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { expiryOf, saleRetentionDays } from '#functions/domain/retention.ts';
import { everyQuestion } from '#functions/domain/attempts/presented-questions.ts';
import { closesAtOf } from '#functions/domain/attempts/time-limit.ts';
import { openSortKey } from './attempt-sort-keys.ts';
import { type AttemptItem, lastResumeOf } from './attempt-item.ts';
import { failedWrites } from '#functions/adapters/dynamo/look-and-write.ts';
import { openItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Sale } from './sale-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { SaveCommand } from '#functions/adapters/dynamo/attempts/save-answer.ts';

export interface StartCommand extends SaveCommand {
  seed: string;
  asked: string;
  coupon: string;
  batch: string | undefined;
  /** The granted part of `limitMs`, as read from the seat. */
  extraMs: number | undefined;
  /** The latest entry, as read from the seat. */
  live: string | undefined;
  price: number;
  discountPercentage: number;
  limitMs: number;
  resumeLimit: number;
}

/**
 * Handles the first answer: in one transaction it makes the attempt, takes the seat and the person's one place for an open attempt,
 * consumes the coupon and books the sale.
 */
export async function startAttempt(table: Table, command: StartCommand): Promise<'started' | 'lost' | 'other-open'> {
  const { userId, attempt, coupon, live, extraMs, now } = command;
  const id = formatAttemptId(attempt);
  try {
    await table.db.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: table.name, Item: newItem(command), ConditionExpression: 'attribute_not_exists(pk)' } },
          {
            Update: {
              TableName: table.name,
              Key: keys.seat(userId, attempt.quizId),
              UpdateExpression:
                'SET openId = :id, #ttl = :ttl REMOVE pendingId, pendingSeed, pendingVersion, pendingAsked, coupon, discount, #batch, pendingLive, extraMs',
              ConditionExpression:
                'pendingId = :id AND pendingVersion = :version AND coupon = :coupon AND attribute_not_exists(openId)' +
                (live === undefined ? ' AND attribute_not_exists(pendingLive)' : ' AND pendingLive = :live') +
                (extraMs === undefined ? ' AND attribute_not_exists(extraMs)' : ' AND extraMs = :extra'),
              ExpressionAttributeNames: { '#ttl': 'ttl', '#batch': 'batch' },
              ExpressionAttributeValues: {
                ':id': id,
                ':version': attempt.version,
                ':coupon': coupon,
                ':ttl': expiryOf(now),
                ...(live !== undefined && { ':live': live }),
                ...(extraMs !== undefined && { ':extra': extraMs }),
              },
            },
          },
          {
            Update: {
              TableName: table.name,
              Key: keys.redemption(userId, attempt.quizId, coupon),
              UpdateExpression: 'SET #status = :consumed, attemptId = :id, consumedAt = :now ADD attemptIds :ids',
              ConditionExpression: '#status = :reserved',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ':consumed': 'consumed',
                ':reserved': 'reserved',
                ':id': id,
                ':now': now,
                ':ids': new Set([id]),
              },
            },
          },
          { Put: { TableName: table.name, Item: sale(command) } },
          // Keep this write last: its index in CancellationReasons tells its failure from the others'.
          { Update: takeOpenPlace(table.name, command) },
        ],
      }),
    );
    return 'started';
  } catch (cause) {
    const place = failedWrites(cause).at(-1);
    // Another first answer of this same attempt was faster, if the place has this attempt's id.
    return place?.failed && place.read(openItem)?.attemptId !== id ? 'other-open' : 'lost';
  }
}

/** Takes the person's one place for an open attempt, across all quizzes. */
function takeOpenPlace(TableName: string, { userId, attempt, now }: StartCommand) {
  const id = formatAttemptId(attempt);
  return {
    TableName,
    Key: keys.openAttempt(userId),
    UpdateExpression: 'SET attemptId = :id, #ttl = :ttl ADD attemptIds :ids',
    ConditionExpression: 'attribute_not_exists(attemptId)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':id': id, ':ids': new Set([id]), ':ttl': expiryOf(now) },
  };
}

/** A sale for the accounts, which need to know what was sold and not to whom; its key is the day and a random id. */
function sale({ attempt, coupon, price, discountPercentage, now }: StartCommand) {
  const day = indiaDay(now);
  const paid = finalPrice(price, discountPercentage);
  const sold: Sale = { day, quizId: attempt.quizId, coupon, price, discountPercentage, paid };
  return {
    ...keys.sale(indiaMonth(now), randomUUID()),
    ...sold,
    ttl: expiryOf(Date.parse(day), saleRetentionDays),
  };
}

function newItem(command: StartCommand): AttemptItem {
  const { userId, attempt, seed, asked, questionId, optionId, points, limitMs, resumeLimit, live, coupon } = command;
  const { batch, extraMs, now } = command;
  const deadline = now + limitMs;
  const closesAt = closesAtOf(deadline);
  return {
    ...keys.attempt(userId, attempt),
    gsi1pk: gsiKeys.open(),
    gsi1sk: openSortKey({ closesAt, createdAt: now, batch }),
    status: 'open',
    version: attempt.version,
    createdAt: now,
    deadline,
    closesAt,
    limitMs,
    score: points,
    answered: 1,
    seed,
    coupon,
    ...(asked !== everyQuestion && { asked }),
    answers: { [questionId]: packAnswer({ optionId, seconds: 0 }) },
    events: {},
    lastResume: lastResumeOf(resumeLimit),
    ...(live !== undefined && { live }),
    ...(extraMs !== undefined && { extraMs }),
  };
}
