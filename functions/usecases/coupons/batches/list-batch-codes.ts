import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { requireBatch } from './finish-coupon-batch.ts';
import { viewCodes, type CodePorts } from './view-codes.ts';

/** The codes of a batch with their states. The cost of a page does not grow with the batch. */
export async function listBatchCodes(
  ports: CodePorts & Needs<'batches'>,
  { batchId, cursor }: { batchId: string; cursor?: string | undefined },
): Promise<{ codes: BatchCode[]; next?: string | undefined }> {
  await requireBatch(ports.batches, batchId);
  const page = await ports.batches.listCodes(batchId, cursor);
  return { codes: await viewCodes(ports, batchId, page.rows), next: page.next };
}
