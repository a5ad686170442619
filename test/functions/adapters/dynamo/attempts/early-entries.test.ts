import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lastResumeOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import {
  effectOfEarlyEntry,
  isEarly,
  maxEarlyEntries,
  wasDisplacedEarly,
  withEarlyEntry,
} from '#functions/domain/attempts/early-entries.ts';
import { countsSwitch, switchedAt } from '#functions/domain/attempts/resumes.ts';
import { makeEngine, newEventId, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

const idOf = (number: number) => `entry${String(number).padStart(4, '0')}`;
const someIds = (last: number) => fc.array(fc.integer({ min: 1, max: last }).map(idOf), { maxLength: 6 });
const cases = fc.record({
  /** How many entries with ids of their own come first. */
  before: fc.constantFrom(1, 1, 2, maxEarlyEntries - 2, maxEarlyEntries),
  early: someIds(5),
  later: someIds(8),
  switches: fc.array(fc.record({ of: fc.integer({ min: 1, max: 9 }).map(idOf), secondsAgo: fc.nat(20) }), {
    maxLength: 3,
  }),
});

/** Many more resumes than a story has events. */
async function neverClose({ table }: Engine, userId: string, attemptId: string): Promise<void> {
  await table.db.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.attempt(userId, parseAttemptId(attemptId)),
      UpdateExpression: 'SET lastResume = :many',
      ExpressionAttributeValues: { ':many': lastResumeOf(99) },
    }),
  );
}

describe('entries before the first answer', () => {
  it('the table stores and counts generated sequences of entries as the domain does', async () => {
    const engine = await makeEngine({ questions: 2 });
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(cases, async ({ before, early, later, switches }) => {
        const userId = newPerson();
        await engine.redeem(userId);
        let known: readonly string[] = [];
        const first = Array.from({ length: before }, (_, number) => `first${String(number).padStart(4, '0')}`);
        for (const live of [...first, ...early]) {
          seen.add(effectOfEarlyEntry(known, live));
          known = withEarlyEntry(known, live);
          const attempt = { quizId, version: 1, ulid: engine.ports.newId() };
          const entry = { attempt, seed: 'AAAAAAAA', asked: '-', live };
          const pending = await engine.ports.seats.enter(userId, entry, engine.clock());
          expect(pending?.live).toBe(known.at(-1));
        }
        expect((await engine.ports.seats.find(userId, quizId)).early).toEqual(known);

        const view = await engine.enter(userId, known.at(-1));
        await engine.answer(userId, view, 0);
        await neverClose(engine, userId, view.attemptId);
        const find = async () => (await engine.find(userId, view.attemptId)) ?? { events: {}, live: 'none' };
        const counted = new Set<string>();
        let live = known.at(-1);
        for (const id of later) {
          engine.clock.advance(5_000);
          if (!isEarly(known, id) && !counted.has(id)) {
            counted.add(id);
            live = id;
          }
          seen.add(live === id ? 'takes over' : 'repeated later');
          expect(await engine.enter(userId, id)).toMatchObject({ status: 'open', resumeCount: counted.size });
          expect(await find()).toMatchObject({ live });
        }
        for (const { of: entryId, secondsAgo } of switches) {
          const eventId = newEventId();
          const counts = countsSwitch(await find(), entryId, switchedAt(engine.clock(), secondsAgo), known);
          seen.add(`${wasDisplacedEarly(known, entryId) ? 'displaced' : 'other'} ${counts}`);
          await engine.switchTab(userId, view.attemptId, eventId, { entryId, secondsAgo });
          expect(eventId in (await find()).events).toBe(counts);
        }
      }),
      { numRuns: 80 },
    );
    expect([...seen].sort()).toEqual(
      [
        ...['added', 'displaced false', 'full', 'other false', 'other true'],
        ...['repeated', 'repeated later', 'takes over'],
      ].sort(),
    );
  });
});
