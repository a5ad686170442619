import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { requireBatch } from './finish-coupon-batch.ts';
import { viewCodes, type CodePorts } from './view-codes.ts';
import type { AdminAction } from '#functions/adapters/dynamo/admin/audit-entry.ts';

type Ports = CodePorts & Needs<'batches'>;

interface Request extends Pick<AdminAction, 'by'> {
  batchId: string;
  code: string;
  reason: string;
}

/** Deactivates or activates one code of a batch; the others, and the person who has redeemed it, are not affected. */
export async function updateBatchCode(
  ports: Ports,
  { batchId, code, active, by, reason }: Request & { active: boolean },
): Promise<BatchCode> {
  await ports.batches.setActive({ batchId, code, active }, { by, reason, at: ports.clock() });
  return viewCode(ports, batchId, code);
}

/** A code whose attempt has started cannot be released. */
export async function releaseBatchCode(
  ports: Ports,
  { batchId, code, userId, redeemedAt, by, reason }: Request & { userId: string; redeemedAt: number },
): Promise<BatchCode> {
  const { quizId } = await requireBatch(ports.batches, batchId);
  await ports.batches.release({ batchId, quizId, code, userId, redeemedAt }, { by, reason, at: ports.clock() });
  return viewCode(ports, batchId, code);
}

async function viewCode(ports: Ports, batchId: string, code: string): Promise<BatchCode> {
  const coupon = (await ports.coupons.find(code)) ?? refuse('not-found', `The batch has no code ${code}.`);
  const [view] = await viewCodes(ports, batchId, [coupon]);
  return view ?? refuse('not-found', `The batch has no code ${code}.`);
}
