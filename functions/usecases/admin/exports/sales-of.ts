import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { ExportSource } from './export-rows.ts';
import type { AttemptCoupons } from '#functions/usecases/ports/attempt-records.ts';
import type { CouponBatchStore } from '#functions/usecases/ports/coupons.ts';

export interface SalePorts {
  coupons: AttemptCoupons;
  batches: Pick<CouponBatchStore, 'find'>;
}

/** The coupon and batch that an attempt was begun with. */
export interface Sale {
  coupon?: string;
  batchLabel?: string;
}

/** Looks up the coupons and batches of attempts, each once. */
export async function salesOf(
  ports: SalePorts,
  sources: readonly ExportSource[],
): Promise<(source: ExportSource) => Sale> {
  const [codes, labels] = await Promise.all([
    ports.coupons(sources.map(({ attempt }) => attempt)),
    labelsOf(ports.batches, sources),
  ]);
  return ({ attempt }) => {
    const coupon = codes.get(formatAttemptId(attempt.ref));
    const batchLabel = labels.get(attempt.batch ?? '');
    return { ...(coupon !== undefined && { coupon }), ...(batchLabel !== undefined && { batchLabel }) };
  };
}

async function labelsOf(batches: SalePorts['batches'], sources: readonly ExportSource[]): Promise<Map<string, string>> {
  const ids = [...new Set(sources.flatMap(({ attempt }) => attempt.batch ?? []))];
  const labels = ids.map(async (id): Promise<[string, string]> => [id, (await batches.find(id))?.label || id]);
  return new Map(await Promise.all(labels));
}
