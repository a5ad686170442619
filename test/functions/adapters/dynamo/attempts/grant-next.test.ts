import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { extraUnchanged, grantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { maxGrantMinutes, minGrantMinutes, withMoreForNext } from '#functions/domain/attempts/grants.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { holds } from '#test/support/dynamo/write-conditions.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const quizId = 1;
const now = Date.UTC(2026, 0, 5, 9);

/** Whether the database takes a write on the condition that this much was seen. */
async function holdsFor(stored: number, seen: number): Promise<boolean> {
  const key = keys.seat(ulid(), quizId);
  if (stored > 0) await table.db.send(new PutCommand({ TableName: table.name, Item: { ...key, extraMs: stored } }));
  return holds(table, new UpdateCommand(updateItem(table, { key, set: { ttl: 1 }, ...extraUnchanged(seen) })));
}

const extra = fc.constantFrom(0, 0, 60_000, 120_000, 14_400_000);
const given = fc.record({
  grantId: fc.constantFrom('A', 'B', 'C'),
  minutes: fc.oneof(
    fc.constantFrom(minGrantMinutes, maxGrantMinutes),
    fc.integer({ min: minGrantMinutes, max: maxGrantMinutes }),
  ),
});

describe('extra time for the next attempt', () => {
  it('the write succeeds only if the stored extra time is still what was read', async () => {
    await fc.assert(
      fc.asyncProperty(extra, extra, async (stored, seen) => {
        expect(await holdsFor(stored, seen)).toBe(stored === seen);
      }),
      { numRuns: 60 },
    );
  });

  it('grants add up as in the domain, and a repeated grant counts once; its id is refused for other minutes', async () => {
    const grants = grantStore(table);
    await fc.assert(
      fc.asyncProperty(fc.array(given, { minLength: 1, maxLength: 5 }), async (commands) => {
        const userId = ulid();
        await profileStore(table).upsert({ userId, email: 'a@example.com', name: 'Asha' });
        const known = new Map<string, number>();
        let extraMs = 0;
        for (const command of commands) {
          const granting = grants.grantNext({ ...command, userId, quizId, reason: 'r', by: 'admin', now });
          const minutes = known.get(command.grantId) ?? command.minutes;
          if (minutes !== command.minutes) {
            await expect(granting).rejects.toMatchObject({ code: 'id-already-used' });
            continue;
          }
          if (!known.has(command.grantId)) extraMs = withMoreForNext(extraMs, minutes);
          known.set(command.grantId, minutes);
          expect(await granting).toEqual({ minutes, extraMs });
        }
      }),
      { numRuns: 40 },
    );
  });
});
