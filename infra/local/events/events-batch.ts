import type { QueuedMessage } from './events-queue.ts';

/**
 * Which messages of a batch come back, by Lambda's rules for `ReportBatchItemFailures`: no list or an empty one means none,
 * an entry that names no message of the batch means all.
 */
export function failedMessageIds(result: unknown, batch: readonly QueuedMessage[]): Set<string> {
  const known = new Set(batch.map(({ messageId }) => messageId));
  const failures = listed(result);
  const failed = failures.filter((id): id is string => typeof id === 'string' && known.has(id));
  return failed.length === failures.length ? new Set(failed) : known;
}

function listed(result: unknown): unknown[] {
  const failures = (result as { batchItemFailures?: unknown } | null | undefined)?.batchItemFailures ?? [];
  if (!Array.isArray(failures)) return [undefined];
  return failures.map((failure: { itemIdentifier?: unknown } | null) => failure?.itemIdentifier);
}
