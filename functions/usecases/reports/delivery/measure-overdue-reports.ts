import type { Needs } from '#functions/usecases/ports/needs.ts';

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
