import { remedyFor, type Remedy } from '#functions/domain/reports/report-delivery.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';

interface Reconciled extends Record<Remedy, number> {
  /** Number of stuck reports, whether or not this run resolved them. */
  hanging: number;
  /** Age of the oldest report in delivery, since it was ordered; 0 if there is none. */
  oldestUndeliveredMs: number;
  /** Why some could not be read or resolved; the next run retries them. */
  failures: unknown[];
}

/** Finds each report whose message was lost or whose worker died, and queues it again or sets it aside. */
export async function reconcileReports({
  reconciliation,
  clock,
}: Needs<'reconciliation' | 'clock'>): Promise<Reconciled> {
  const now = clock();
  const counts = { requeue: 0, 'park-failed': 0, 'park-unknown': 0, hanging: 0 };
  const failures: unknown[] = [];
  let oldestUndeliveredMs = 0;
  let cursor: string | undefined;
  do {
    const { deliveries, unreadable, next } = await reconciliation.page(cursor);
    failures.push(...unreadable);
    const mending = deliveries.map(async (delivery) => {
      oldestUndeliveredMs = Math.max(oldestUndeliveredMs, now - delivery.orderedAt);
      const remedy = remedyFor(delivery, now);
      if (!remedy) return;
      counts.hanging += 1;
      if (await reconciliation.apply(delivery, remedy, now)) counts[remedy] += 1;
    });
    // A report that cannot be written must not hold up the others.
    for (const outcome of await Promise.allSettled(mending))
      if (outcome.status === 'rejected') failures.push(outcome.reason);
    cursor = next;
  } while (cursor !== undefined);
  return { ...counts, oldestUndeliveredMs, failures };
}

/**
 * How long the oldest due report has been held beyond its due time; 0 if none. Called by another function than the one that releases
 * reports, because that one may not run. An alarm fires from `maxOverdueMs` on (`report-delivery.ts`).
 * When a report falls due: `report-hold.ts`, both in `functions/domain/reports`. What the candidate reads then: `web/src/lib/words/due-words.ts`.
 */
export async function measureOverdueReports({ held, clock }: Needs<'held' | 'clock'>): Promise<number> {
  const now = clock();
  const dueAt = await held.oldestDue(now);
  return dueAt === undefined ? 0 : Math.max(0, now - dueAt);
}
