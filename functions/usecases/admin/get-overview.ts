import type { Overview } from '#functions/contract/admin/overview.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { OverviewStore } from '#functions/usecases/ports/overviews.ts';

/** The last count. Reading it costs one call, however much was counted. */
export async function getOverview({ overviews }: { overviews: Pick<OverviewStore, 'find'> }): Promise<Overview> {
  const counted = await overviews.find();
  if (counted) return counted.overview;
  const message = 'The numbers are being counted for the first time. They will be here in a minute.';
  refuse('busy', message, undefined, { retryAfterSeconds: 15 });
}
