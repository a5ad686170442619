import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, isOutdated, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { Pending, Seat, SeatStore } from '#functions/usecases/ports/attempts.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

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

/** Which attempt is open, of all quizzes. */
interface OpenItem {
  attemptId?: string;
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
      const [item, open] = await getItems(table, [keys.seat(userId, quizId), keys.openAttempt(userId)]);
      const { openId: own, ...seat } = seatOf((item ?? {}) as SeatItem);
      // An attempt from before there was this item stands on its seat alone.
      const openId = (open as OpenItem | undefined)?.attemptId ?? own;
      return { ...seat, ...(openId !== undefined && { openId }) };
    },

    enter: (userId, entry, now) => enterSeat(table, { userId, entry, now }),
  };
}

const maxAttempts = 5;

/** Either keeps the pending attempt or replaces it; of entries that race each does what is right after the one before it. */
async function enterSeat(table: Table, command: EnterCommand): Promise<Pending | undefined> {
  const { version } = command.entry.attempt;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const kept = await writeEntry(table, command, 'keep');
    if (kept.pending) return kept.pending;
    const { coupon, openId, pendingVersion } = kept.stored ?? {};
    if (coupon === undefined || openId !== undefined) return undefined;
    if (pendingVersion === undefined || !isOutdated({ version: pendingVersion }, { version })) continue;
    const { pending } = await writeEntry(table, command, 'replace');
    if (pending) return pending;
  }
  refuse('busy', 'Too much is happening at once. Please try again.');
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
): Promise<{ pending?: Pending | undefined; stored?: SeatItem | undefined }> {
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
    return { pending: pendingOf(Attributes as SeatItem) };
  } catch (cause) {
    return { stored: storedOnConflict<SeatItem>(cause) };
  }
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
