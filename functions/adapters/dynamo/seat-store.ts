import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempt.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { Pending, Seat, SeatStore } from '#functions/usecases/ports/attempts.ts';
import { storedOnConflict } from './conflicts.ts';
import { keys, seatPrefix } from './keys.ts';
import type { Table } from './table.ts';

interface SeatItem {
  coupon?: string;
  discount?: number;
  batch?: string;
  openId?: string;
  pendingId?: string;
  pendingSeed?: string;
  pendingVersion?: number;
  pendingAsked?: string;
  pendingLive?: string;
  extraMs?: number;
  completed?: number;
}

export function seatStore(table: Table): SeatStore {
  const TableName = table.name;
  return {
    async find(userId, quizId) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.seat(userId, quizId), ConsistentRead: true }),
      );
      return seatOf(Item ?? {});
    },

    async findCurrent(userId, quizId) {
      const { Items = [] } = await table.db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ConsistentRead: true,
          ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ':prefix': seatPrefix },
        }),
      );
      const { sk } = keys.seat(userId, quizId);
      return seatOf(Items.find((item) => item['openId']) ?? Items.find((item) => item['sk'] === sk) ?? {});
    },

    async enter(userId, { attempt, seed, asked, live }, now) {
      try {
        const { Attributes } = await table.db.send(
          new UpdateCommand({
            TableName,
            Key: keys.seat(userId, attempt.quizId),
            UpdateExpression:
              'SET pendingId = if_not_exists(pendingId, :id), pendingSeed = if_not_exists(pendingSeed, :seed), ' +
              'pendingVersion = if_not_exists(pendingVersion, :version), ' +
              'pendingAsked = if_not_exists(pendingAsked, :asked), pendingLive = :live, #ttl = :ttl',
            ConditionExpression: 'attribute_exists(coupon) AND attribute_not_exists(openId)',
            ReturnValues: 'ALL_NEW',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ':id': formatAttemptId(attempt),
              ':seed': seed,
              ':version': attempt.version,
              ':asked': asked,
              ':live': live,
              ':ttl': expiryOf(now),
            },
          }),
        );
        return pendingOf(Attributes as SeatItem);
      } catch (cause) {
        storedOnConflict(cause);
        return undefined;
      }
    },
  };
}

function seatOf(item: SeatItem): Seat {
  const pending = pendingOf(item);
  return {
    ...(item.coupon !== undefined && { coupon: item.coupon, discountPercentage: item.discount ?? 0 }),
    ...(item.batch !== undefined && { batch: item.batch }),
    ...(item.openId !== undefined && { openId: item.openId }),
    ...(pending && { pending }),
    completedCount: item.completed ?? 0,
  };
}

function pendingOf({ pendingId, pendingSeed, pendingAsked, pendingLive, extraMs }: SeatItem): Pending | undefined {
  return pendingId === undefined || pendingSeed === undefined || pendingAsked === undefined
    ? undefined
    : {
        attempt: parseAttemptId(pendingId),
        seed: pendingSeed,
        asked: pendingAsked,
        ...(pendingLive !== undefined && { live: pendingLive }),
        ...(extraMs !== undefined && { extraMs }),
      };
}
