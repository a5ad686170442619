import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { writesGrant, writesTo } from '#test/support/faults.ts';
import { auditOf } from '#test/support/make-admin.ts';
import { makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

const grant = (userId: string, minutes: number, on = engine, grantId = ulid()) =>
  grantNextTime(on.ports, { userId, quizId, minutes, grantId, reason: 'Reads with a screen reader.', by: 'admin' });

async function entered() {
  const userId = newPerson();
  await engine.redeem(userId);
  return { userId, view: await engine.enter(userId) };
}

describe('grantNextTime', () => {
  it('adds to the limit of the next attempt, whose start uses the grant up', async () => {
    const { userId, view: before } = await entered();
    const grantId = ulid();
    expect(await grant(userId, 20, engine, grantId)).toEqual({ minutes: 20, extraMinutes: 20 });
    engine.clock.advance(1);
    expect(await grant(userId, 10)).toEqual({ minutes: 10, extraMinutes: 30 });
    expect(await grant(userId, 20, engine, grantId)).toEqual({ minutes: 20, extraMinutes: 30 });
    await expect(grant(userId, 25, engine, grantId)).rejects.toMatchObject({ code: 'id-already-used' });
    const object = `next attempt of ${userId} at quiz ${quizId}`;
    const audit = (await auditOf(engine, 'time-granted')).filter((entry) => entry.object === object);
    expect(audit).toMatchObject([
      { by: 'admin', reason: 'Reads with a screen reader.', before: { minutes: 0 }, after: { minutes: 20 } },
      { before: { minutes: 20 }, after: { minutes: 30 } },
    ]);
    const view = await engine.enter(userId);
    expect(view.timeLimitSeconds).toBe(before.timeLimitSeconds + 1800);
    const receipt = await engine.answer(userId, view, 0);
    expect(receipt.deadline).toBe(engine.clock() + view.timeLimitSeconds * 1000);
    const limitMs = view.timeLimitSeconds * 1000;
    expect(await engine.items(userId, 'ATTEMPT#')).toMatchObject([{ extraMs: 1_800_000, limitMs }]);
    await engine.end(userId, view.attemptId);
    await engine.redeem(userId);
    expect((await engine.enter(userId)).timeLimitSeconds).toBe(before.timeLimitSeconds);
  });

  it('adds time for a person who has never opened the quiz', async () => {
    const userId = newPerson();
    await engine.ports.profiles.upsert({ userId, email: 'a@example.com', name: 'Asha' });
    await grant(userId, 15);
    await engine.redeem(userId);
    expect((await engine.enter(userId)).timeLimitSeconds).toBe(120 + 900);
  });

  it.each([0, 5])(
    'counts for the attempt whose first answer is in flight (%i minutes granted before)',
    async (minutes) => {
      const { userId, view } = await entered();
      if (minutes > 0) await grant(userId, minutes);
      const starting = await holdUp(engine, writesTo('SALE#'), (slow) => slow.answer(userId, view, 0));
      await grant(userId, 15);
      expect((await starting.goOn()).deadline).toBe(engine.clock() + 120_000 + (minutes + 15) * 60_000);
      expect(await engine.items(userId, 'SEAT#')).toMatchObject([{ openId: view.attemptId }]);
      expect((await engine.items(userId, 'SEAT#'))[0]).not.toHaveProperty('extraMs');
    },
  );

  it('adds up two racing grants', async () => {
    const { userId } = await entered();
    const held = await holdUp(engine, writesGrant, (slow) => grant(userId, 10, slow));
    await grant(userId, 20);
    expect(await held.goOn()).toMatchObject({ extraMinutes: 30 });
  });

  it('refuses unknown people and quizzes', async () => {
    await expect(grant(newPerson(), 5)).rejects.toMatchObject({ code: 'not-found' });
    const { userId } = await entered();
    const command = { userId, quizId: 77, minutes: 5, grantId: ulid(), reason: 'r', by: 'admin' };
    await expect(grantNextTime(engine.ports, command)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('does not bring back a person who was erased meanwhile', async () => {
    const { userId } = await entered();
    const granting = await holdUp(engine, writesGrant, (slow) => grant(userId, 5, slow));
    await engine.ports.people.markErased(userId, engine.clock());
    await engine.ports.people.removeItems(userId, await engine.ports.people.listItems(userId));
    await expect(granting.goOn()).rejects.toMatchObject({ code: 'not-found' });
    expect(await engine.items(userId, 'SEAT#')).toEqual([]);
  });
});
