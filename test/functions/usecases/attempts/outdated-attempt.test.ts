import { describe, expect, it } from 'vitest';
import { expiryOf } from '#functions/domain/retention.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { another, makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import type { Match } from '#test/support/faults.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

const versionOf = ({ attemptId }: { attemptId: string }) => Number(attemptId.split('.')[1]);
const writesSeat = ({ name, input }: { name: string; input: object }) =>
  name === 'UpdateItem' && JSON.stringify(input).includes('pendingId');
const textsOf = ({ questions }: { questions: { text: string }[] }) => questions.map(({ text }) => text).sort();

/** A person who has entered version 1 and answered nothing; then version 2 was published. */
async function enteredBeforePublish() {
  const engine = await makeEngine({ questions: 4 });
  const userId = newPerson();
  await engine.redeem(userId);
  const before = await engine.enter(userId);
  await engine.publish(makeBank(6, 'Newer'), 1);
  return { engine, userId, before };
}

const redemptions = async (engine: Engine, userId: string) =>
  (await engine.items(userId, 'REDEMPTION#')).map(({ status }) => status as string);

describe('an unanswered attempt from before a publication', () => {
  it('moves to the live version at the next entry, with a new id and order', async () => {
    const { engine, userId, before } = await enteredBeforePublish();
    const after = await engine.enter(userId);
    expect(after).toMatchObject({ status: 'pending', timeLimitSeconds: 180 });
    expect(versionOf(after)).toBe(2);
    expect(after.attemptId.split('.')[2]).not.toBe(before.attemptId.split('.')[2]);
    expect(textsOf(after)).toEqual(expect.arrayContaining([expect.stringContaining('Newer')]) as string[]);
    expect(after.questionCount).toBe(6);
    expect(await another(engine).enter(userId)).toEqual(after);
    await expect(engine.answer(userId, after, 0)).resolves.toMatchObject({ outcome: 'saved' });
  });

  it('refuses an answer of the old version under its new id as outdated', async () => {
    const { engine, userId, before } = await enteredBeforePublish();
    const after = await engine.enter(userId);
    const forged = before.attemptId.replace(/[^.]+$/, after.attemptId.split('.')[2] ?? '');
    await expect(engine.answer(userId, { ...before, attemptId: forged }, 0)).rejects.toMatchObject({
      code: 'outdated',
    });
    expect(await engine.items(userId, 'ATTEMPT#')).toEqual([]);
  });

  it('has an expiry counted from its last entry, not its first', async () => {
    const engine = await makeEngine({ questions: 4 });
    const userId = newPerson();
    await engine.redeem(userId);
    await engine.enter(userId);
    engine.clock.advance(300 * 24 * 60 * 60_000);
    await engine.enter(userId);
    expect(await engine.items(userId, 'SEAT#')).toMatchObject([{ ttl: expiryOf(engine.clock()) }]);
  });

  it('keeps the extra time that was granted', async () => {
    const { engine, userId } = await enteredBeforePublish();
    const grant = { grantId: 'grant-1', reason: 'Low vision', by: 'admin' };
    await grantNextTime(engine.ports, { userId, quizId, minutes: 10, ...grant });
    const after = await engine.enter(userId);
    expect(after.timeLimitSeconds).toBe(180 + 600);
    const { deadline, now } = await engine.answer(userId, after, 0);
    expect(deadline).toBe(now + 780_000);
  });

  it('is begun in its old version by a first answer if nobody has entered since', async () => {
    const { engine, userId, before } = await enteredBeforePublish();
    await expect(another(engine).answer(userId, before, 0)).resolves.toMatchObject({ outcome: 'saved' });
    expect(versionOf(await engine.enter(userId))).toBe(1);
  });

  it('refuses a first answer of the old page as outdated after an entry elsewhere', async () => {
    const { engine, userId, before } = await enteredBeforePublish();
    const after = await engine.enter(userId);
    for (const on of [engine, another(engine)])
      await expect(on.answer(userId, before, 0)).rejects.toMatchObject({ code: 'outdated' });
    expect(await engine.items(userId, 'ATTEMPT#')).toEqual([]);
    expect(await redemptions(engine, userId)).toEqual(['reserved']);
    await engine.answer(userId, after, 0);
    await expect(engine.answer(userId, before, 0)).rejects.toMatchObject({ code: 'outdated' });
    expect((await engine.find(userId, after.attemptId))?.answeredCount).toBe(1);
    await engine.end(userId, after.attemptId);
    await expect(engine.answer(userId, before, 0)).rejects.toMatchObject({ code: 'outdated' });
    expect(await redemptions(engine, userId)).toEqual(['consumed']);
  });

  it('is replaced once when two entries race', async () => {
    const { engine, userId } = await enteredBeforePublish();
    const replaces: Match = ({ input }) => JSON.stringify(input).includes('pendingId = :id');
    const late = await holdUp(engine, replaces, (slow) => slow.enter(userId));
    const after = await engine.enter(userId);
    expect(await late.goOn()).toMatchObject({ attemptId: after.attemptId });
  });

  it('stays replaced when a slow entry that saw the old version commits later', async () => {
    const engine = await makeEngine({ questions: 4 });
    const userId = newPerson();
    await engine.redeem(userId);
    const late = await holdUp(engine, writesSeat, (slow) => slow.enter(userId));
    await engine.publish(makeBank(6, 'Newer'), 1);
    const after = await engine.enter(userId);
    expect(await late.goOn()).toMatchObject({ attemptId: after.attemptId });
  });

  it.each(['entry', 'first answer'])(
    'is either begun or replaced when a first answer and an entry race (held: %s)',
    async (late) => {
      const { engine, userId, before } = await enteredBeforePublish();
      const races = (call: Parameters<typeof writesSeat>[0]) => writesSeat(call) || call.name === 'TransactWriteItems';
      if (late === 'entry') {
        const entering = await holdUp(engine, races, (slow) => slow.enter(userId));
        await expect(engine.answer(userId, before, 0)).resolves.toMatchObject({ outcome: 'saved' });
        expect(await entering.goOn()).toMatchObject({ status: 'open', attemptId: before.attemptId });
      } else {
        const answering = await holdUp(engine, races, (slow) => slow.answer(userId, before, 0));
        expect(await engine.enter(userId)).toMatchObject({ status: 'pending' });
        await expect(answering.goOn()).rejects.toMatchObject({ code: 'outdated' });
      }
      expect(await engine.items(userId, 'ATTEMPT#')).toHaveLength(late === 'entry' ? 1 : 0);
    },
  );
});
