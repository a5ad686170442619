import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { readItem, type Item, type Reader } from './item-reader.ts';

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
export interface FailedWrite {
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
