import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AttemptItem, runningUnchanged } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { grantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { packAnswer, unpackAnswer } from '#functions/domain/attempts/attempt.ts';
import { maxGrantMinutes, minGrantMinutes, requireRunning, withMoreTime } from '#functions/domain/attempts/grants.ts';
import { closesAtOf, lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { holds, storeAttempt } from '#test/support/dynamo/write-conditions.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const userId = 'user-1';
const createdAt = Date.UTC(2026, 0, 5, 9);
const limitMs = 600_000;
const deadline = createdAt + limitMs;

/** With one answer that came late. */
const storedAttempt = (status: AttemptItem['status']) =>
  storeAttempt(table, userId, createdAt, {
    ...{ status, deadline, closesAt: closesAtOf(deadline), limitMs, score: 1, answered: 1 },
    answers: { '1': packAnswer({ optionId: '0', seconds: 1 }, true) },
  });

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

describe('the condition of extra time', () => {
  it('holds for exactly the attempts that the domain calls running and that are unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ status, now, changedBy }) => {
        const attempt = await storedAttempt(status);
        const condition = runningUnchanged({ deadline: deadline - changedBy }, now);
        const change = { key: keys.attempt(userId, attempt), set: { seed: 'seed' }, ...condition };
        expect(await holds(table, new UpdateCommand(updateItem(table, change)))).toBe(
          isRunning(status, now) && changedBy === 0,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('stores the domain’s new deadline, and clears late marks only if the time was over', async () => {
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
