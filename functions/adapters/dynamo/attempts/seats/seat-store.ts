import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, isOutdated, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { PendingAttempt, Seat, SeatStore } from '#functions/usecases/ports/seats.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { getEach, getItem } from '#functions/adapters/dynamo/get-items.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { retryOnConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { openItem, seatItem, type SeatItem } from './seat-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function seatStore(table: Table): SeatStore {
  return {
    async find(userId, quizId) {
      return seatOf(await getItem(table, keys.seat(userId, quizId), seatItem));
    },

    async findCurrent(userId, quizId) {
      const [item, open] = await getEach(
        table,
        [keys.seat(userId, quizId), seatItem],
        [keys.openAttempt(userId), openItem],
      );
      const { openId: _own, ...seat } = seatOf(item);
      const openId = open?.attemptId;
      return { ...seat, ...(openId !== undefined && { openId }) };
    },

    enter: (userId, entry, now) => enterSeat(table, { userId, entry, now }),
  };
}

/** Keeps the pending attempt or replaces it. Of concurrent entries, each handles the outcome of the previous one. */
function enterSeat(table: Table, command: EnterCommand): Promise<PendingAttempt | undefined> {
  const { version } = command.entry.attempt;
  return retryOnConflict<PendingAttempt | undefined>('Too much is happening at once. Please try again.', async () => {
    const kept = await writeEntry(table, command, 'keep');
    if ('pending' in kept) return { done: kept.pending };
    const { coupon, openId, pendingVersion } = kept.stored ?? {};
    if (coupon === undefined || openId !== undefined) return { done: undefined };
    if (pendingVersion === undefined || !isOutdated({ version: pendingVersion }, { version })) return kept;
    const replaced = await writeEntry(table, command, 'replace');
    return 'pending' in replaced ? { done: replaced.pending } : replaced;
  });
}

interface EnterCommand {
  userId: string;
  entry: Parameters<SeatStore['enter']>[1];
  now: number;
}

async function writeEntry(
  table: Table,
  { userId, entry: { attempt, seed, asked, live }, now }: EnterCommand,
  how: 'keep' | 'replace',
): Promise<{ pending: PendingAttempt | undefined } | { stored: SeatItem | undefined; conflict: unknown }> {
  const isKept = how === 'keep';
  const set = (name: string, value: string) =>
    isKept ? `${name} = if_not_exists(${name}, ${value})` : `${name} = ${value}`;
  try {
    const { Attributes } = await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.seat(userId, attempt.quizId),
        UpdateExpression:
          `SET ${set('pendingId', ':id')}, ${set('pendingSeed', ':seed')}, ${set('pendingVersion', ':version')}, ` +
          `${set('pendingAsked', ':asked')}, pendingLive = :live, #ttl = :ttl`,
        ConditionExpression:
          'attribute_exists(coupon) AND attribute_not_exists(openId) AND ' +
          (isKept ? '(attribute_not_exists(pendingId) OR pendingVersion >= :version)' : 'pendingVersion < :version'),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
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
    return { pending: pendingOf(readItem(Attributes ?? {}, seatItem)) };
  } catch (cause) {
    return { stored: storedOnConflict(cause, seatItem), conflict: cause };
  }
}

function seatOf(item: Omit<SeatItem, 'sk'> = {}): Seat {
  const pending = pendingOf(item);
  return {
    ...(item.coupon !== undefined && { coupon: item.coupon, discountPercentage: item.discount ?? 0 }),
    ...(item.batch !== undefined && { batch: item.batch }),
    ...(item.openId !== undefined && { openId: item.openId }),
    ...(pending && { pending }),
    completedCount: item.completed ?? 0,
  };
}

function pendingOf({
  pendingId,
  pendingSeed,
  pendingAsked,
  pendingLive,
  extraMs,
}: Omit<SeatItem, 'sk'>): PendingAttempt | undefined {
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
