import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

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
