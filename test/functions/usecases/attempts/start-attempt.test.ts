import { describe, expect, it } from 'vitest';
import { hold, intercept, loseReplies, writesTo } from '#test/support/faults.ts';
import { another, makeEngine, newPerson } from '#test/support/engine/make-engine.ts';

const starts = writesTo('ATTEMPT#');

describe('the first answer', () => {
  it('starts one attempt when twenty come at once', async () => {
    const engine = await makeEngine({ questions: 20 });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    const functions = [engine, another(engine), another(engine)];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => functions[index % 3]?.answer(userId, view, index)),
    );
    expect(outcomes.map((receipt) => receipt?.outcome)).toEqual(Array(20).fill('saved'));
    const attempts = await engine.items(userId, 'ATTEMPT#');
    expect(attempts).toHaveLength(1);
    expect(attempts[0]?.['answered']).toBe(20);
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(1);
  });

  it.each(['first', 'second'])(
    'makes one attempt of two racing starts when the %s is held before its write',
    async (held) => {
      const engine = await makeEngine({ questions: 4 });
      const userId = newPerson();
      await engine.redeem(userId);
      const view = await engine.enter(userId);
      const [a, b] = [another(engine), another(engine)];
      const slow = held === 'first' ? a : b;
      const gate = hold(slow.table, ({ name, ...call }) => name === 'TransactWriteItems' && starts({ name, ...call }));
      const slowSave = slow.answer(userId, view, 0, 0);
      await gate.reached;
      await (slow === a ? b : a).answer(userId, view, 0, 1);
      gate.release();
      await expect(slowSave).rejects.toMatchObject({ code: 'already-answered' });
      const attempts = await engine.items(userId, 'ATTEMPT#');
      expect(attempts).toHaveLength(1);
      expect(attempts[0]?.['answered']).toBe(1);
    },
  );

  it('gives the same start again when its reply was lost', async () => {
    const engine = await makeEngine({ questions: 4 });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    loseReplies(engine.table, ({ name }) => name === 'TransactWriteItems');
    await expect(engine.answer(userId, view, 0)).rejects.toThrow('reset');
    await expect(engine.answer(userId, view, 0)).resolves.toMatchObject({
      outcome: 'replayed',
      deadline: engine.clock() + 120_000,
    });
    expect(await engine.items(userId, 'ATTEMPT#')).toHaveLength(1);
  });

  it('starts the clock: 60 s for every two questions', async () => {
    const engine = await makeEngine({ questions: 7 });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    expect(view).toMatchObject({ status: 'pending', timeLimitSeconds: 240 });
    engine.clock.advance(3_600_000);
    const { deadline, now } = await engine.answer(userId, view, 0);
    expect(deadline).toBe(now + 240_000);
  });

  it('needs the coupon that was there at the entry or another one, and takes it once', async () => {
    const engine = await makeEngine({ questions: 4 });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    await engine.answer(userId, view, 0);
    const seat = await engine.ports.seats.find(userId, 1);
    expect(seat).toEqual({ openId: view.attemptId, completedCount: 0, early: [expect.any(String)] });
    const [redemption] = await engine.items(userId, 'REDEMPTION#');
    expect(redemption).toMatchObject({ status: 'consumed', attemptId: view.attemptId });
  });

  it('starts with the coupon that replaced the one read, when it is replaced in between', async () => {
    const engine = await makeEngine({ questions: 4 });
    await engine.addCoupon({ code: 'OTHER' });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    const slow = another(engine);
    const gate = hold(slow.table, ({ name }) => name === 'TransactWriteItems');
    const saving = slow.answer(userId, view, 0);
    await gate.reached;
    await engine.redeem(userId, 'OTHER');
    gate.release();
    // The start found another seat than it had read; it looks again, and starts with the coupon that holds now.
    await expect(saving).resolves.toMatchObject({ outcome: 'saved' });
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(0);
    expect((await engine.ports.coupons.find('OTHER'))?.uses).toBe(1);
  });

  it('is refused for an attempt that was never entered', async () => {
    const engine = await makeEngine({ questions: 4 });
    const [mine, theirs] = [newPerson(), newPerson()];
    await engine.redeem(mine);
    await engine.redeem(theirs);
    const view = await engine.enter(theirs);
    await expect(engine.answer(mine, view, 0)).rejects.toMatchObject({ code: 'not-found' });
    expect(await engine.items(mine, 'ATTEMPT#')).toEqual([]);
  });
});

describe('entering', () => {
  it('needs a coupon', async () => {
    const engine = await makeEngine({ questions: 4 });
    await expect(engine.enter(newPerson())).rejects.toMatchObject({ code: 'coupon-required' });
  });

  it('gives the same attempt and order until it is begun, and after', async () => {
    const engine = await makeEngine();
    const userId = newPerson();
    await engine.redeem(userId);
    const first = await engine.enter(userId);
    const again = await another(engine).enter(userId);
    expect(again).toEqual(first);
    await engine.answer(userId, first, 0);
    const resumed = await another(engine).enter(userId);
    expect(resumed.questions).toEqual(first.questions);
    expect(resumed).toMatchObject({ status: 'open', attemptId: first.attemptId, resumeCount: 1, remaining: 3 });
    expect(resumed.answered).toEqual([
      { questionId: first.questions[0]?.questionId, optionId: first.questions[0]?.options[0]?.optionId },
    ]);
  });

  it('shuffles questions and options differently for each attempt', async () => {
    const engine = await makeEngine();
    const orders = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const userId = newPerson();
        await engine.redeem(userId);
        const { questions } = await engine.enter(userId);
        return questions.map(
          ({ questionId, options }) => questionId + options.map(({ optionId }) => optionId).join(''),
        );
      }),
    );
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
    expect(new Set(orders.flat()).size).toBeGreaterThan(120);
  });

  it('enters one attempt when two entries race', async () => {
    const engine = await makeEngine({ questions: 4 });
    const userId = newPerson();
    await engine.redeem(userId);
    const functions = Array.from({ length: 8 }, () => another(engine));
    const views = await Promise.all(functions.map((one) => one.enter(userId)));
    expect(new Set(views.map((view) => view.attemptId)).size).toBe(1);
    expect(new Set(views.map((view) => JSON.stringify(view.questions))).size).toBe(1);
  });

  it('goes on with an attempt that was begun while this entry was under way', async () => {
    const engine = await makeEngine({ questions: 4 });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    const slow = another(engine);
    const gate = hold(
      slow.table,
      ({ name, input }) => name === 'UpdateItem' && JSON.stringify(input).includes('pendingId'),
    );
    const entering = slow.enter(userId);
    await gate.reached;
    await engine.answer(userId, view, 0);
    gate.release();
    expect(await entering).toMatchObject({ status: 'open', attemptId: view.attemptId });
  });

  it('leaves out what completed attempts answered, unless that leaves nothing', async () => {
    const engine = await makeEngine({ questions: 3 });
    const userId = newPerson();
    const sizes: number[] = [];
    for (let round = 0; round < 4; round++) {
      await engine.redeem(userId);
      const view = await engine.enter(userId);
      sizes.push(view.questions.length);
      await engine.answer(userId, view, 0);
      await engine.end(userId, view.attemptId);
    }
    expect(sizes).toEqual([3, 2, 1, 3]);
  });

  it('asks for a new coupon after an attempt has ended', async () => {
    const engine = await makeEngine({ questions: 3 });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    await engine.answer(userId, view, 0);
    await engine.end(userId, view.attemptId);
    await expect(engine.enter(userId)).rejects.toMatchObject({ code: 'coupon-required' });
  });

  it('does not ask the table for the bank again in a warm function', async () => {
    const engine = await makeEngine({ questions: 4 });
    const [a, b] = [newPerson(), newPerson()];
    await engine.redeem(a);
    await engine.redeem(b);
    await engine.enter(a);
    const reads: string[] = [];
    intercept(
      engine.table,
      ({ input }) => JSON.stringify(input).includes('BANK#'),
      (send, { name }) => (reads.push(name), send()),
    );
    await engine.enter(b);
    expect(reads).toEqual([]);
  });
});
