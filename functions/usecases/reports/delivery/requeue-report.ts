import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { RequeueCommand, RequeueStore } from '#functions/usecases/ports/reports.ts';

/**
 * Sends a report once more: the same file, or one made again from the pinned version. The worker does the rest; two clicks
 * send one mail.
 */
export async function requeueReport(
  { requeues, clock }: { requeues: RequeueStore; clock: Clock },
  request: Omit<RequeueCommand, 'now'>,
): Promise<{ outcome: 'queued' | 'already' }> {
  return { outcome: await requeues.requeue({ ...request, now: clock() }) };
}
