import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId, isOutdated, parseAttemptId, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { effectOfEarlyEntry, maxEarlyEntries, withEarlyEntry } from '#functions/domain/attempts/early-entries.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { storedOnConflict, retryOnConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { getEach, getItem } from '#functions/adapters/dynamo/get-items.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { openItem, seatItem, type SeatItem } from './seat-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import * as words from '#functions/domain/words/requests.ts';

export interface Seat {
  /** Code of the redeemed coupon that no attempt has used yet. */
  coupon?: string;
  discountPercentage?: number;
  batch?: string;
  openId?: string;
  pending?: PendingAttempt;
  /** The latest entries before a first answer, oldest first (`early-entries.ts`). */
  early?: readonly string[];
  completedCount: number;
}

/** An attempt that was entered and not begun. */
export interface PendingAttempt {
  attempt: AttemptRef;
  seed: string;
  /** The packed choice of its questions, fixed at the first entry. */
  asked: string;
  /** The latest entry. */
  live?: string;
  /** Extra time that was granted for this attempt. */
  extraMs?: number;
}

export function seatStore(table: Table) {
  return {
    async find(userId: string, quizId: number) {
      return seatOf(await getItem(table, keys.seat(userId, quizId), seatItem));
    },

    /** The same, but `openId` is the person's open attempt at any quiz. */
    async findCurrent(userId: string, quizId: number) {
      const [item, open] = await getEach(
        table,
        [keys.seat(userId, quizId), seatItem],
        [keys.openAttempt(userId), openItem],
      );
      const { openId: _own, ...seat } = seatOf(item);
      const openId = open?.attemptId;
      return { ...seat, ...(openId !== undefined && { openId }) };
    },

    /**
     * Takes an earlier pending attempt over, unless that is outdated (`isOutdated`): then this one replaces it, and keeps the granted
     * time. An entry that is repeated does not become the live one again. `undefined`: there is no coupon, or an attempt is open.
     */
    enter: (userId: string, entry: Required<Omit<PendingAttempt, 'extraMs'>>, now: number) =>
      enterSeat(table, { userId, entry, now }),
  };
}

export type SeatStore = ReturnType<typeof seatStore>;

/** Keeps the pending attempt or replaces it. Of concurrent entries, each handles the outcome of the previous one. */
function enterSeat(table: Table, command: EnterCommand): Promise<PendingAttempt | undefined> {
  const { version } = command.entry.attempt;
  // What is usual is written without a read; the item of a failed condition says what is to be written instead.
  let how: How = { attempt: 'keep', entry: 'added', early: [] };
  return retryOnConflict<PendingAttempt | undefined>(words.busy, async () => {
    const written = await writeEntry(table, command, how);
    if ('pending' in written) return { done: written.pending };
    const { coupon, openId, pendingVersion, early = [] } = written.stored ?? {};
    if (coupon === undefined || openId !== undefined) return { done: undefined };
    const isReplaced = pendingVersion !== undefined && isOutdated({ version: pendingVersion }, { version });
    const entry = effectOfEarlyEntry(early, command.entry.live);
    how = { attempt: isReplaced ? 'replace' : 'keep', entry, early };
    return written;
  });
}

interface EnterCommand {
  userId: string;
  entry: Parameters<SeatStore['enter']>[1];
  now: number;
}

interface How {
  attempt: 'keep' | 'replace';
  entry: ReturnType<typeof effectOfEarlyEntry>;
  /** The seat's early entries, as they were read. */
  early: readonly string[];
}

async function writeEntry(
  table: Table,
  { userId, entry: { attempt, seed, asked, live }, now }: EnterCommand,
  how: How,
): Promise<{ pending: PendingAttempt | undefined } | { stored: SeatItem | undefined; conflict: unknown }> {
  const isKept = how.attempt === 'keep';
  const set = (name: string, value: string) =>
    isKept ? `${name} = if_not_exists(${name}, ${value})` : `${name} = ${value}`;
  const takeover = takeoverOf(how, live);
  try {
    const { Attributes } = await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.seat(userId, attempt.quizId),
        UpdateExpression:
          `SET ${set('pendingId', ':id')}, ${set('pendingSeed', ':seed')}, ${set('pendingVersion', ':version')}, ` +
          `${set('pendingAsked', ':asked')}, ${takeover.set}, #ttl = :ttl`,
        ConditionExpression:
          'attribute_exists(coupon) AND attribute_not_exists(openId) AND ' +
          (isKept ? '(attribute_not_exists(pendingId) OR pendingVersion >= :version)' : 'pendingVersion < :version') +
          ` AND ${takeover.condition}`,
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
          ...takeover.values,
        },
      }),
    );
    return { pending: pendingOf(readItem(Attributes ?? {}, seatItem)) };
  } catch (cause) {
    return { stored: storedOnConflict(cause, seatItem), conflict: cause };
  }
}

/** The part of an entry's write for `withEarlyEntry` of the domain, on the condition that `effectOfEarlyEntry` is what it was thought to be. */
function takeoverOf({ entry, early }: How, live: string) {
  switch (entry) {
    case 'added':
      return {
        set: 'pendingLive = :live, early = list_append(if_not_exists(early, :none), :entries)',
        condition: '(attribute_not_exists(early) OR (NOT contains(early, :live) AND size(early) < :max))',
        values: { ':none': [], ':entries': [live], ':max': maxEarlyEntries },
      };
    case 'full':
      return {
        set: 'pendingLive = :live, early = :entries',
        condition: 'early = :seen',
        values: { ':entries': withEarlyEntry(early, live), ':seen': early },
      };
    case 'repeated':
      return {
        set: 'pendingLive = if_not_exists(pendingLive, :live)',
        condition: 'contains(early, :live)',
        values: {},
      };
  }
}

function seatOf(item: Omit<SeatItem, 'sk'> = {}): Seat {
  const pending = pendingOf(item);
  return {
    ...(item.coupon !== undefined && { coupon: item.coupon, discountPercentage: item.discount ?? 0 }),
    ...(item.batch !== undefined && { batch: item.batch }),
    ...(item.openId !== undefined && { openId: item.openId }),
    ...(pending && { pending }),
    ...(item.early && { early: item.early }),
    completedCount: item.completed ?? 0,
  };
}

function pendingOf(seat: Omit<SeatItem, 'sk'>): PendingAttempt | undefined {
  const { pendingId, pendingSeed, pendingAsked, pendingLive, extraMs } = seat;
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
