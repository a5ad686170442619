import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { failedWrites } from './conflicts.ts';
import type { Table } from './table.ts';

type Writes = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

const maxTries = 8;

/**
 * Looks, then writes on the condition that what was seen is still so, until that works: of two grants at once both count.
 * `look` gives what there is to say where nothing is to be written.
 */
export async function lookAndWrite<T>(
  table: Table,
  look: () => Promise<{ done: T } | { writes: Writes; then: T }>,
): Promise<T> {
  for (let tries = 1; tries <= maxTries; tries++) {
    const seen = await look();
    if ('done' in seen) return seen.done;
    try {
      await table.db.send(new TransactWriteCommand({ TransactItems: seen.writes }));
      return seen.then;
    } catch (cause) {
      failedWrites(cause);
    }
  }
  refuse('busy', 'Too much is happening to this person at once. Please try again.');
}
