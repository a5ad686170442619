import { matchesFilter, type AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';
import { formatAttemptId, parseAttemptId, type Attempt, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { readDoneSortKey, readOpenSortKey, endedAttempts, openAttempts } from './attempt-sort-keys.ts';
import { attemptItem, attemptOf, userIdOf } from './attempt-item.ts';
import { deliveryItem, deliveryOf, type Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { getItems, type ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { attemptsPrefix, gsiKeys, keys, seatPrefix } from '#functions/adapters/dynamo/keys.ts';
import { profileItem, profileOf } from '#functions/adapters/dynamo/people/profile-store.ts';
import { openItem, seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import {
  cursorAfter,
  indexKey,
  readPage,
  readRange,
  startingWith,
  type IndexKey,
} from '#functions/adapters/dynamo/pages.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** An attempt with its person and the delivery of its report. */
export interface AttemptRecord {
  attempt: Attempt;
  /** Absent: the account was just erased. */
  profile?: Profile;
  delivery?: Delivery;
}

/** A completed attempt as far as the index contains it. */
export interface EndedAttempt {
  userId: string;
  ref: AttemptRef;
  endedAt: number;
}

export interface PersonAttempts {
  userId: string;
  records: AttemptRecord[];
  /** Granted time that the person has not used, by quiz. */
  extra: { quizId: number; extraMs: number }[];
}

/** Attempts and their people are read with one call, and their results, quizzes and batches with another one: each takes 100 keys. */
const recordsPerPage = 30;
/** With a filter, so many keys of the index are looked through for a page: what DynamoDB returns with one or two queries. */
const keysPerPage = 4_000;
/** The longest possible duration of an attempt. */
const longestMs = 14 * 24 * 60 * 60 * 1000;

type BareRecord = Omit<AttemptRecord, 'delivery'>;

/** The admins' list of attempts, read through the index and joined with people and reports. */
export function attemptRecords(table: Table) {
  async function read(found: readonly ItemKey[]): Promise<BareRecord[]> {
    const [items, profiles] = await Promise.all([
      getItems(table, found, attemptItem),
      getItems(
        table,
        found.map(({ pk }) => ({ pk, sk: keys.profile('').sk })),
        profileItem,
      ),
    ]);
    return items.flatMap((item, index) => {
      const profile = profileOf(profiles[index]);
      return item ? { attempt: attemptOf(item), ...(profile && { profile }) } : [];
    });
  }

  async function readAll(wanted: readonly Pick<Attempt, 'userId' | 'ref'>[]): Promise<AttemptRecord[]> {
    const [records, results] = await Promise.all([
      read(wanted.map(({ userId, ref }) => keys.attempt(userId, ref))),
      getItems(
        table,
        wanted.map(({ userId, ref }) => keys.resultOf(userId, ref)),
        deliveryItem,
      ),
    ]);
    const deliveries = new Map(results.flatMap((item) => (item ? [[idOf(item), deliveryOf(item)]] : [])));
    return records.map((record) => {
      const delivery = deliveries.get(idOf(keys.resultOf(record.attempt.userId, record.attempt.ref)));
      return { ...record, ...(delivery && { delivery }) };
    });
  }

  return {
    /**
     * Running ones first, then completed ones; each newest first. Their deliveries are left out. A page costs the same, however many
     * attempts there are: one with a filter that matches few of them may be short, or empty, and still have a next one.
     */
    async page({ cursor, now, ...filter }: AttemptFilter & { cursor?: string | undefined; now: number }) {
      const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
      const limit = isFiltered ? keysPerPage : recordsPerPage;
      const lists = listsOf(filter, now);
      const page = await readPage(table, { lists, cursor, limit }, indexKey);
      const matching = page.rows.filter((key) => mayMatch(key, filter));
      const wanted = matching.slice(0, recordsPerPage);
      const last = wanted.at(-1);
      const next = last && wanted.length < matching.length ? cursorAfter(lists, last) : page.next;
      const records = (await read(wanted)).filter(({ attempt }) => matchesFilter(attempt, filter));
      return { records, ...(next !== undefined && { next }) };
    },

    /** In the order of the ids. What was granted is looked up for these quizzes. */
    async listOf(userIds: readonly string[], quizIds: readonly number[]) {
      const [places, seats] = await Promise.all([
        getItems(table, userIds.map(keys.openAttempt), openItem),
        getItems(
          table,
          userIds.flatMap((userId) => quizIds.map((quizId) => keys.seat(userId, quizId))),
          seatItem,
        ),
      ]);
      const wanted = userIds.flatMap((userId, index) =>
        [...(places[index]?.attemptIds ?? [])].map((id) => ({ userId, ref: parseAttemptId(id) })),
      );
      const records = await readAll(wanted);
      return userIds.map((userId, person) => ({
        userId,
        records: records.filter(({ attempt }) => attempt.userId === userId),
        extra: quizIds.flatMap((quizId, index) => {
          const extraMs = seats[person * quizIds.length + index]?.extraMs;
          return extraMs === undefined ? [] : [{ quizId, extraMs }];
        }),
      }));
    },

    async find(userId: string, ref: AttemptRef) {
      const [record] = await readAll([{ userId, ref }]);
      return record && formatAttemptId(record.attempt.ref) === formatAttemptId(ref) ? record : undefined;
    },

    /** The existing ones, in the given order. */
    findAll: readAll,

    async listExtra(userId: string) {
      const { pk } = keys.profile(userId);
      const seats = await readRange(table, startingWith({ pk, sk: seatPrefix }), seatItem);
      return seats.flatMap(({ sk, extraMs }) =>
        extraMs === undefined ? [] : [{ quizId: Number(sk.slice(seatPrefix.length)), extraMs }],
      );
    },

    /** Completed attempts, or those of a batch, by their end, newest first, up to `limit`: from the keys of the index alone. */
    async listEnded({
      from,
      until,
      limit,
      batch,
    }: {
      from: number;
      until: number;
      limit: number;
      batch?: string | undefined;
    }): Promise<EndedAttempt[]> {
      const ended: EndedAttempt[] = [];
      for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
        const page = await readPage(
          table,
          { lists: endedAttempts({ from, until }), cursor, limit: keysPerPage },
          indexKey,
        );
        const wanted = batch === undefined ? page.rows : page.rows.filter((key) => mayMatch(key, { batches: [batch] }));
        ended.push(...wanted.map(endedOf));
        if (ended.length >= limit) return ended.slice(0, limit);
        cursor = page.next;
      }
      return ended;
    },

    /** The existing ones, in the given order. */
    read: (wanted: readonly { userId: string; ref: AttemptRef }[]) =>
      read(wanted.map(({ userId, ref }) => keys.attempt(userId, ref))),
  };
}

export type AttemptRecords = ReturnType<typeof attemptRecords>;

function endedOf({ pk, sk, gsi1sk }: IndexKey): EndedAttempt {
  const { endedAt, version } = readDoneSortKey(gsi1sk);
  const [quizId, ulid = ''] = sk.slice(attemptsPrefix.length).split('#');
  return { userId: userIdOf({ pk }), ref: { quizId: Number(quizId), version, ulid }, endedAt };
}

const idOf = ({ pk, sk }: ItemKey) => `${pk}\n${sk}`;

function listsOf({ status, from = 0, until = Infinity, reason }: AttemptFilter, now: number) {
  const ended = endedAttempts({ from, until: Math.min(now, until + longestMs) });
  if (status === 'open') return [openAttempts];
  return status === 'completed' || reason ? ended : [openAttempts, ...ended];
}

/** Whether an index key may match the filter. The items of the others are not read. */
function mayMatch({ gsi1pk, gsi1sk }: IndexKey, filter: AttemptFilter): boolean {
  if (gsi1pk === gsiKeys.open()) {
    const { createdAt, batch } = readOpenSortKey(gsi1sk);
    return matchesFilter({ status: 'open', createdAt, ...(batch && { batch }) }, filter);
  }
  const { createdAt, batch, endReason } = readDoneSortKey(gsi1sk);
  return matchesFilter({ status: 'completed', endReason, createdAt, ...(batch && { batch }) }, filter);
}
