import { matchesFilter, type AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import type { AttemptRecord, AttemptRecords } from '#functions/usecases/ports/attempt-records.ts';
import { readDoneSortKey, readOpenSortKey } from './attempt-sort-keys.ts';
import { attemptItem, attemptOf } from './attempt-item.ts';
import { endedSteps, openPartitions } from './attempt-partitions.ts';
import { deliveryItem, deliveryOf } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { getItems, type ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { keys, seatPrefix } from '#functions/adapters/dynamo/keys.ts';
import { profileItem, profileOf } from '#functions/adapters/dynamo/people/profile-item.ts';
import { prefixQuery, queryItems } from '#functions/adapters/dynamo/query-items.ts';
import { seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { cursorAfter, walkIndex, type IndexKey } from '#functions/adapters/dynamo/walk-index.ts';

const keysPerRound = 60;
const recordsPerPage = 30;
/** Bounds the reads of a page whose filter matches almost nothing; the next page continues. */
const maxRounds = 20;
/** The longest possible duration of an attempt. */
const longestMs = 14 * 24 * 60 * 60 * 1000;

/** The admins' list of attempts, read through the index and joined with people and reports. */
export function attemptRecords(table: Table): AttemptRecords {
  async function read(found: readonly ItemKey[]): Promise<AttemptRecord[]> {
    const items = await getItems(table, found, attemptItem);
    return withOthers(items.flatMap((item) => (item ? attemptOf(item) : [])));
  }

  async function withOthers(attempts: readonly Attempt[]): Promise<AttemptRecord[]> {
    const [profiles, results] = await Promise.all([
      getItems(
        table,
        attempts.map(({ userId }) => keys.profile(userId)),
        profileItem,
      ),
      getItems(
        table,
        attempts.map(({ userId, ref }) => keys.resultOf(userId, ref)),
        deliveryItem,
      ),
    ]);
    return attempts.map((attempt, index) => {
      const profile = profileOf(profiles[index]);
      const delivery = results[index] && deliveryOf(results[index]);
      return { attempt, ...(profile && { profile }), ...(delivery && { delivery }) };
    });
  }

  return {
    async page({ cursor, now, ...filter }) {
      const records: AttemptRecord[] = [];
      let next = cursor;
      for (let round = 0; round < maxRounds; round++) {
        const page = await walkIndex(table, { steps: stepsOf(filter, now), cursor: next, limit: keysPerRound });
        const wanted = page.keys.filter((key) => mayMatch(key, filter));
        records.push(...(await read(wanted)).filter(({ attempt }) => matchesFilter(attempt, filter)));
        next = page.next;
        if (next === undefined || records.length >= recordsPerPage) break;
      }
      return { records, ...(next !== undefined && { next }) };
    },

    async find(userId, ref) {
      const [record] = await read([keys.attempt(userId, ref)]);
      return record && formatAttemptId(record.attempt.ref) === formatAttemptId(ref) ? record : undefined;
    },

    findAll: (wanted) => read(wanted.map(({ userId, ref }) => keys.attempt(userId, ref))),

    async listExtra(userId) {
      const { pk } = keys.profile(userId);
      const seats = await queryItems(table, prefixQuery({ pk, sk: seatPrefix }), seatItem);
      return seats.flatMap(({ sk, extraMs }) =>
        extraMs === undefined ? [] : [{ quizId: Number(sk.slice(seatPrefix.length)), extraMs }],
      );
    },

    async pageEnded({ from, until, cursor, limit }) {
      const page = await walkIndex(table, { steps: endedSteps({ from, until }), cursor, limit });
      const after = new Map(page.keys.map((key) => [`${key.pk}\n${key.sk}`, cursorAfter(key)]));
      const records = await read(page.keys);
      const found = records.map((record) => {
        const { pk, sk } = keys.attempt(record.attempt.userId, record.attempt.ref);
        return { record, after: after.get(`${pk}\n${sk}`) ?? '' };
      });
      return { found, ...(page.next !== undefined && { next: page.next }) };
    },
  };
}

function stepsOf({ status, from = 0, until = Infinity, reason }: AttemptFilter, now: number) {
  const open = { partitions: openPartitions };
  const ended = endedSteps({ from, until: Math.min(now, until + longestMs) });
  if (status === 'open') return [open];
  return status === 'completed' || reason ? ended : [open, ...ended];
}

/** Whether an index key may match the filter. The items of the others are not read. */
function mayMatch({ partition, place }: IndexKey, filter: AttemptFilter): boolean {
  if (partition.startsWith('OPEN#')) {
    const { createdAt, batch } = readOpenSortKey(place);
    return matchesFilter({ status: 'open', createdAt, ...(batch && { batch }) }, filter);
  }
  const { createdAt, batch, endReason } = readDoneSortKey(place);
  return matchesFilter({ status: 'completed', endReason, createdAt, ...(batch && { batch }) }, filter);
}
