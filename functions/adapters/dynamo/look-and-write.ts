import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { isOutOfTime } from '#functions/adapters/retry-transient.ts';
import type { Table } from './table.ts';
import { readItem, type Item, type Reader } from './item-reader.ts';
import * as words from '#functions/domain/words/requests.ts';

export type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** The outcome of a read: either nothing to write, or a write on the condition that the read values are unchanged. */
export type Look<T> =
  | { done: T }
  | {
      writes: Writes;
      then: T;
      /** Throws a refusal for a conflict that a retry cannot resolve. */
      onConflict?: (failures: FailedWrite[], cause: unknown) => void;
    };

/** Limit of attempts, the first one included, before a request is refused as busy. */
export const maxAttempts = 8;

/**
 * Optimistic concurrency: reads, then writes on the condition that nothing has changed, and retries on a conflict, so that of two
 * concurrent grants both count. `look` returns the result where there is nothing to write.
 */
export function lookAndWrite<T>({ db }: Table, look: () => Promise<Look<T>>, busy = words.busy): Promise<T> {
  return retryOnConflict(busy, async () => {
    const seen = await look();
    if ('done' in seen) return seen;
    try {
      await db.send(new TransactWriteCommand({ TransactItems: seen.writes }));
      return { done: seen.then };
    } catch (cause) {
      const failures = failedWrites(cause);
      seen.onConflict?.(failures, cause);
      return { conflict: cause };
    }
  });
}

/** Retries until it succeeds. @throws Refusal `busy` when all attempts met a conflict, or the request has no time left. */
export async function retryOnConflict<T>(
  busy: string,
  attempt: () => Promise<{ done: T } | { conflict: unknown }>,
): Promise<T> {
  let conflict: unknown;
  for (let count = 1; count <= maxAttempts; count++) {
    const outcome = await attempt();
    if ('done' in outcome) return outcome.done;
    ({ conflict } = outcome);
    if (isOutOfTime()) break;
  }
  refuse('busy', busy, conflict);
}

// lib-dynamodb does not unmarshal the item of a failed condition.
function plain(item: Record<string, AttributeValue> | undefined): Item | undefined {
  return item && Object.keys(item).length > 0 ? unmarshall(item) : undefined;
}

/** Rethrows every error except a failed condition. */
export function requireConflict(cause: unknown): asserts cause is ConditionalCheckFailedException {
  if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
}

/** The item that failed the condition, or `undefined` if no such item exists. Rethrows all other errors. Needs ReturnValuesOnConditionCheckFailure: ALL_OLD. */
export function storedOnConflict<T>(cause: unknown, read: Reader<T>): T | undefined {
  requireConflict(cause);
  const stored = plain(cause.Item);
  return stored && readItem(stored, read);
}

/** How one write of a cancelled transaction failed. */
interface FailedWrite {
  failed: boolean;
  /** The stored item, if ALL_OLD on failure was requested. */
  read<T>(read: Reader<T>): T | undefined;
}

/** Lists for each write of a cancelled transaction whether its condition failed. Rethrows every other error. */
export function failedWrites(cause: unknown): FailedWrite[] {
  if (!(cause instanceof TransactionCanceledException)) throw cause;
  const reasons = cause.CancellationReasons ?? [];
  if (!reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) throw cause;
  return reasons.map(({ Code, Item }) => ({
    failed: Code === 'ConditionalCheckFailed',
    read: (read) => {
      const stored = plain(Item);
      return stored && readItem(stored, read);
    },
  }));
}
