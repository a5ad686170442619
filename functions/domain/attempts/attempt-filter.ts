import type { Attempt, EndReason } from './attempt.ts';

/** Which attempts an admin looks for. */
export interface AttemptFilter {
  status?: 'open' | 'completed' | undefined;
  reason?: EndReason | undefined;
  /** Of whatever of these batches; none at all: of no attempt. */
  batches?: readonly string[] | undefined;
  /** Between which moments it began (epoch ms; both count). */
  from?: number | undefined;
  until?: number | undefined;
}

export function matchesFilter(
  { status, endReason, batch, createdAt }: Pick<Attempt, 'status' | 'endReason' | 'batch' | 'createdAt'>,
  filter: AttemptFilter,
): boolean {
  const { from = 0, until = Infinity } = filter;
  return (
    (filter.status === undefined || status === filter.status) &&
    (filter.reason === undefined || endReason === filter.reason) &&
    (filter.batches === undefined || (batch !== undefined && filter.batches.includes(batch))) &&
    createdAt >= from &&
    createdAt <= until
  );
}
