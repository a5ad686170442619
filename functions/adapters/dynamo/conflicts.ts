import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';

type Item = Record<string, unknown>;

// lib-dynamodb leaves the item of a failed condition in DynamoDB's own form.
function plain<T>(item: Record<string, AttributeValue> | undefined): T | undefined {
  return item && Object.keys(item).length > 0 ? (unmarshall(item) as T) : undefined;
}

/** The item that failed a condition, `undefined` if there is none. Rethrows every other error. Needs ALL_OLD on failure. */
export function storedOnConflict<T = Item>(cause: unknown): T | undefined {
  if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
  return plain<T>(cause.Item);
}

/** How one write of a cancelled transaction failed. */
export interface FailedWrite<T = Item> {
  failed: boolean;
  /** What was stored, where ALL_OLD on failure was asked for. */
  stored: T | undefined;
}

/** For each write of a cancelled transaction, whether its condition failed. Rethrows every other error. */
export function failedWrites(cause: unknown): FailedWrite[] {
  if (!(cause instanceof TransactionCanceledException)) throw cause;
  const reasons = cause.CancellationReasons ?? [];
  if (!reasons.some((reason) => reason.Code === 'ConditionalCheckFailed')) throw cause;
  return reasons.map((reason) => ({ failed: reason.Code === 'ConditionalCheckFailed', stored: plain(reason.Item) }));
}

function isPassing(cause: unknown): boolean {
  if (cause instanceof TransactionConflictException || cause instanceof TransactionInProgressException) return true;
  if (!(cause instanceof TransactionCanceledException)) return false;
  const codes = (cause.CancellationReasons ?? []).map((reason) => reason.Code);
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed');
}

const mostTries = 5;

/**
 * Repeats a write that met another transaction on the same item, with jitter: the SDK does not.
 * @throws Refusal `busy` when it still meets one after five tries.
 */
export async function retryConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (cause) {
      if (!isPassing(cause)) throw cause;
      if (tries === mostTries) refuse('busy', 'Too much is happening at once. Please try again.', cause);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * 2 ** tries));
    }
  }
}
