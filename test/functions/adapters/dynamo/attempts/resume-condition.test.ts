import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttemptItem } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { lastResumeOf } from '#functions/adapters/dynamo/attempts/resume-condition.ts';
import { grantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { packEvent, type EventCause } from '#functions/domain/attempts/attempt.ts';
import {
  effectOfEvent,
  maxResumeLimit,
  minResumeLimit,
  oneMoreResume,
  remainingResumes,
  resumeCount,
} from '#functions/domain/attempts/resumes.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const userId = 'user-1';
const now = Date.UTC(2026, 0, 5, 9);
const at = Math.floor(now / 1000);

async function openAttempt({ resumeLimit, events }: { resumeLimit: number; events: string[] }) {
  const attempt = { quizId: 1, version: 7, ulid: ulid() };
  const Item: AttemptItem = {
    ...keys.attempt(userId, attempt),
    gsi1pk: 'OPEN',
    gsi1sk: '1',
    status: 'open',
    version: 7,
    seed: 'seed',
    createdAt: now,
    deadline: now + 1000,
    closesAt: now + 2000,
    limitMs: 1000,
    score: 0,
    answered: 0,
    answers: {},
    lastResume: lastResumeOf(resumeLimit),
    events: Object.fromEntries(events.map((id) => [id, packEvent({ cause: 'open', at })])),
  };
  await table.db.send(new PutCommand({ TableName: table.name, Item }));
  return attempt;
}

const cases = fc.record({
  resumeLimit: fc.integer({ min: minResumeLimit, max: maxResumeLimit + 2 }),
  granted: fc.nat({ max: 2 }),
  events: fc.uniqueArray(fc.constantFrom(...'abcdefghijklm'), { maxLength: 13 }),
  id: fc.constantFrom(...'abcdefghijklmnop'),
  cause: fc.constantFrom<EventCause>('open', 'reload', 'back-forward', 'tab-switch'),
});

describe('the condition of an event', () => {
  it('counts, closes or repeats as the domain says, whatever the limit, the grants and the cause', async () => {
    const store = attemptStore(table);
    const grants = grantStore(table);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(cases, async ({ granted, id, cause, ...start }) => {
        const attempt = await openAttempt(start);
        let resumeLimit = start.resumeLimit;
        for (let grant = 0; grant < granted; grant++) {
          await grants.grantResume({ userId, attempt, grantId: ulid(), reason: 'r', by: 'admin', now });
          resumeLimit = oneMoreResume({ resumeLimit });
        }
        const before = { resumeLimit, events: Object.fromEntries(start.events.map((one) => [one, {}])) };
        const effect = effectOfEvent(before, id);
        seen.add(effect);
        const event = { cause, at };
        const command = { userId, attempt, id, event, takesOver: cause !== 'tab-switch', now };
        const recorded = await store.recordEvent(command);
        const after = { ...before, events: { ...before.events, [id]: event } };
        const figures = { resumeCount: resumeCount(after), remaining: remainingResumes(after) };
        expect(recorded).toMatchObject(
          effect === 'closes' ? { outcome: 'limit' } : { outcome: 'recorded', ...figures },
        );
        // What was counted ends nothing; what closes ends it, and is counted with the end.
        const ended = await store.end({ userId, attempt, reason: 'limit', now, event: { id, event } });
        expect(ended).toEqual(effect === 'closes' ? expect.objectContaining({ endReason: 'limit' }) : undefined);
        const found = await store.find(userId, attempt);
        expect(found).toMatchObject({ resumeLimit, status: ended ? 'completed' : 'open' });
        expect(Object.keys(found?.events ?? {}).sort()).toEqual(Object.keys(after.events).sort());
      }),
      { numRuns: 150 },
    );
    expect([...seen].sort()).toEqual(['closes', 'counted', 'replayed']);
  });
});
