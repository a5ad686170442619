import { attemptItem, refOf, userIdOf } from './attempt-item.ts';
import { getReadable } from '#functions/adapters/dynamo/get-items.ts';
import { itemKey } from '#functions/adapters/dynamo/load-items.ts';
import { gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { inIndex, pagesOf } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Separate from the attempt store, so that the bundle of the function that takes answers does not contain it. */
export function expiredAttempts(table: Table) {
  return {
    /** All open attempts whose `closesAt` has passed, by the index (which lags), page by page. */
    async *pages(now: number) {
      const expired = inIndex(gsiKeys.open(), { until: sortableInstant(now) });
      for await (const found of pagesOf(table, expired, itemKey, 100)) {
        // The index holds keys only; the attempt's version is in the item.
        const items = await getReadable(table, found, attemptItem);
        yield {
          found: items.found.map((item) => ({ userId: userIdOf(item), attempt: refOf(item) })),
          failures: items.failures,
        };
      }
    },
  };
}

export type ExpiredAttempts = ReturnType<typeof expiredAttempts>;
