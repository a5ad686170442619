import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { failedWrites, type FailedWrite } from './conflicts.ts';
import type { Table } from './table.ts';

export type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** What was seen: there is nothing to write, or this, on the condition that what was seen is still so. */
export type Look<T> =
  | { done: T }
  | {
      writes: Writes;
      then: T;
      /** Throws the refusal where another look would only find what this conflict shows. */
      onConflict?: (failures: FailedWrite[], cause: unknown) => void;
    };

/** How often anything here is done, the first time among them, until it is refused as busy. */
export const maxAttempts = 8;

/**
 * Looks, then writes on the condition that what was seen is still so, until that works: of two grants at once both count.
 * `look` gives what there is to say where nothing is to be written.
 */
export function lookAndWrite<T>(
  { db }: Table,
  look: () => Promise<Look<T>>,
  busy = 'Too much is happening to this person at once. Please try again.',
): Promise<T> {
  return attemptOften(busy, async () => {
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

/** Attempts it until it is done. @throws Refusal `busy` when all attempts met a conflict. */
export async function attemptOften<T>(
  busy: string,
  attempt: () => Promise<{ done: T } | { conflict: unknown }>,
): Promise<T> {
  let conflict: unknown;
  for (let count = 1; count <= maxAttempts; count++) {
    const outcome = await attempt();
    if ('done' in outcome) return outcome.done;
    ({ conflict } = outcome);
  }
  refuse('busy', busy, conflict);
}
