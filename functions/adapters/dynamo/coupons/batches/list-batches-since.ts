import { batchOf } from './coupon-batch-item.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { walkIndex } from '#functions/adapters/dynamo/walk-index.ts';

const mostEntries = 1_000;
const mostBatches = 200;

/** Coupons and batches of a quiz stand in one list, by when they were made; what each of them is stands in its key. */
export async function listBatchesSince(table: Table, quizIds: readonly number[], since: number) {
  if (quizIds.length === 0) return { batches: [], isCutOff: false };
  const steps = [{ partitions: quizIds.map(gsiKeys.coupons), from: sortableInstant(since) }];
  const page = await walkIndex(table, { steps, limit: mostEntries });
  const found = page.keys.filter(({ sk }) => sk === keys.batch('').sk);
  const items = await getItems(table, found.slice(0, mostBatches));
  const batches = items.flatMap((item) => (item ? [batchOf(item)] : []));
  return { batches, isCutOff: page.next !== undefined || found.length > mostBatches };
}
