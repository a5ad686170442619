import type { CouponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { requireBatch } from './finish-coupon-batch.ts';
import { viewCodes, type CodePorts } from './view-codes.ts';

interface Ports extends CodePorts {
  batches: CouponBatchStore;
}

/** The codes of a batch with their states. The cost of a page does not grow with the batch. */
export async function listBatchCodes(
  ports: Ports,
  { batchId, cursor }: { batchId: string; cursor?: string | undefined },
): Promise<{ codes: BatchCode[]; next?: string | undefined }> {
  await requireBatch(ports.batches, batchId);
  const page = await ports.batches.listCodes(batchId, cursor);
  return { codes: await viewCodes(ports, batchId, page.rows), next: page.next };
}
