import type { Attempt, EndReason } from './attempt.ts';

/** The filter of the admins' list of attempts. */
export interface AttemptFilter {
  status?: 'open' | 'completed' | undefined;
  reason?: EndReason | undefined;
  /** Any of these batches; an empty list matches no attempt. */
  batches?: readonly string[] | undefined;
  /** Range of the start (epoch ms; both ends included). */
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
