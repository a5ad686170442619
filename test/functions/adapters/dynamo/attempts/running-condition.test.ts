import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttemptItem } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { grantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import type { ItemKey } from '#functions/adapters/dynamo/load-items.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { runningUnchanged } from '#functions/adapters/dynamo/attempts/grants/running-condition.ts';
import { requireConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { packAnswer, unpackAnswer } from '#functions/domain/attempts/attempt.ts';
import { maxGrantMinutes, minGrantMinutes, requireRunning, withMoreTime } from '#functions/domain/attempts/grants.ts';
import { closesAtOf, lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const userId = 'user-1';
const createdAt = Date.UTC(2026, 0, 5, 9);
const limitMs = 600_000;
const deadline = createdAt + limitMs;

/** With one answer that came late. */
async function storedAttempt(status: AttemptItem['status']) {
  const attempt = { quizId: 1, version: 7, ulid: ulid() };
  const Item: AttemptItem = {
    ...keys.attempt(userId, attempt),
    gsi1pk: 'OPEN',
    gsi1sk: '1',
    status,
    version: 7,
    seed: 'seed',
    lastResume: 3,
    createdAt,
    deadline,
    closesAt: closesAtOf(deadline),
    limitMs,
    score: 1,
    answered: 1,
    events: {},
    answers: { '1': packAnswer({ optionId: '0', position: 0, seconds: 1 }, true) },
  };
  await table.db.send(new PutCommand({ TableName: table.name, Item }));
  return attempt;
}

/** Whether the database takes a write on this condition. */
async function holds(key: ItemKey, condition: ReturnType<typeof runningUnchanged>): Promise<boolean> {
  try {
    await table.db.send(new UpdateCommand(updateItem(table, { key, set: { seed: 'seed' }, ...condition })));
    return true;
  } catch (cause) {
    requireConflict(cause);
    return false;
  }
}

const isRunning = (status: AttemptItem['status'], now: number): boolean => {
  try {
    requireRunning({ status, closesAt: closesAtOf(deadline) }, now);
    return true;
  } catch {
    return false;
  }
};

const moments = fc.oneof(
  fc.integer({ min: -limitMs, max: 2 * lateWindowMs }),
  fc.constantFrom(-1, 0, 1, lateWindowMs - 1, lateWindowMs, lateWindowMs + 1),
);
const cases = fc.record({
  status: fc.constantFrom<AttemptItem['status'][]>('open', 'open', 'open', 'completed'),
  now: moments.map((ms) => deadline + ms),
  minutes: fc.integer({ min: minGrantMinutes, max: maxGrantMinutes }),
  changedBy: fc.constantFrom(0, 0, 1),
});

describe('the condition of a grant', () => {
  it('holds for the attempts that the domain calls running, as they were read', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ status, now, changedBy }) => {
        const attempt = await storedAttempt(status);
        const condition = runningUnchanged({ deadline: deadline - changedBy }, now);
        expect(await holds(keys.attempt(userId, attempt), condition)).toBe(isRunning(status, now) && changedBy === 0);
      }),
      { numRuns: 150 },
    );
  });

  it('leaves the times that the domain says, and late marks only where the time was not over', async () => {
    const grants = grantStore(table);
    await fc.assert(
      fc.asyncProperty(cases, async ({ status, now, minutes }) => {
        const attempt = await storedAttempt(status);
        const command = { userId, attempt, grantId: ulid(), minutes, reason: 'r', by: 'admin', now };
        const granting = grants.grantTime(command);
        if (!isRunning(status, now)) {
          await expect(granting).rejects.toMatchObject({ code: 'attempt-closed' });
          return;
        }
        const { wasOver, ...times } = withMoreTime({ createdAt, deadline }, minutes, now);
        expect(await granting).toMatchObject({ deadline: times.deadline, minutes });
        const { Item = {} } = await table.db.send(
          new GetCommand({ TableName: table.name, Key: keys.attempt(userId, attempt), ConsistentRead: true }),
        );
        expect(Item).toMatchObject(times);
        expect(unpackAnswer((Item as AttemptItem).answers['1'] ?? new Uint8Array(4)).isLate).toBe(!wasOver);
      }),
      { numRuns: 60 },
    );
  });
});
