import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { HeldReports } from '#functions/usecases/ports/held-reports.ts';

/** For how long a report is held beyond the time it was due; 0 if none is. For another function than the one that releases them: that one may not run. */
export async function measureOverdueReports({
  held,
  clock,
}: {
  held: Pick<HeldReports, 'oldestDue'>;
  clock: Clock;
}): Promise<number> {
  const now = clock();
  const dueAt = await held.oldestDue(now);
  return dueAt === undefined ? 0 : Math.max(0, now - dueAt);
}
