import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { lastResumeOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { grantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
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
import { storeAttempt } from '#test/support/dynamo/write-conditions.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const userId = 'user-1';
const now = Date.UTC(2026, 0, 5, 9);
const at = Math.floor(now / 1000);

const cases = fc.record({
  resumeLimit: fc.integer({ min: minResumeLimit, max: maxResumeLimit + 2 }),
  granted: fc.nat({ max: 2 }),
  events: fc.uniqueArray(fc.constantFrom(...'abcdefghijklm'), { maxLength: 13 }),
  id: fc.constantFrom(...'abcdefghijklmnop'),
  cause: fc.constantFrom<EventCause>('open', 'reload', 'back-forward', 'tab-switch'),
});

describe('the condition of a resume or tab switch', () => {
  it('counts, replays or closes the attempt as the domain does, for any limit, grants and cause', async () => {
    const store = attemptStore(table);
    const grants = grantStore(table);
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(cases, async ({ granted, id, cause, ...start }) => {
        const attempt = await storeAttempt(table, userId, now, {
          lastResume: lastResumeOf(start.resumeLimit),
          events: Object.fromEntries(start.events.map((one) => [one, packEvent({ cause: 'open', at })])),
        });
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
