import { attemptCountIndex } from '#functions/adapters/dynamo/attempts/attempt-count-index.ts';
import { couponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import { overviewStore } from '#functions/adapters/dynamo/admin/overview-store.ts';
import { quizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { env } from '#functions/runtime/env.ts';
import { log, logFailure, logUnreadable } from '#functions/runtime/log.ts';
import { countOverview } from '#functions/usecases/admin/count-overview.ts';

const table = { ...openTable(env('TABLE_NAME')), onUnreadable: logUnreadable };
const ports = {
  index: attemptCountIndex(table),
  batches: couponBatchStore(table),
  quizzes: quizReader(table),
  overviews: overviewStore(table),
  clock: Date.now,
};

export const handler = async (): Promise<void> => {
  const { isCounted, attempts, failures } = await countOverview(ports);
  for (const cause of failures) logFailure('entry-not-counted', cause);
  if (isCounted) log.info('counted-overview', { attempts, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} entries could not be counted.`);
};
