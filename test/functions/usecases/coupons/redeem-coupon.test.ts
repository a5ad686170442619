import { beforeEach, describe, expect, it } from 'vitest';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import {
  another,
  makeEngine,
  newPerson,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const transactions = ({ name }: { name: string }) => name === 'TransactWriteItems';

describe('redeemCoupon', () => {
  it('reserves a coupon with 100 uses for exactly 100 of 150 people', async () => {
    await engine.addCoupon({ code: 'HUNDRED', maxUses: 100 });
    const people = Array.from({ length: 150 }, newPerson);
    const functions = [engine, another(engine), another(engine)];
    const ask = async (userId: string, copy: number) => {
      for (;;) {
        try {
          await functions[copy]?.redeem(userId, 'HUNDRED');
          return 'reserved';
        } catch (cause) {
          const { code = String(cause) } = cause as { code?: string };
          // The second is DynamoDB Local's own word for a crowd, which the real one does not know.
          if (code !== 'busy' && !code.includes('waiting for a lock')) return code;
        }
      }
    };
    const outcomes = await Promise.all(people.map((userId) => Promise.all([0, 1, 2].map((copy) => ask(userId, copy)))));
    expect([...new Set(outcomes.flat())].sort()).toEqual(['coupon-used-up', 'reserved']);
    expect((await engine.ports.coupons.find('HUNDRED'))?.uses).toBe(100);
    const lucky = outcomes.filter((answers) => answers.includes('reserved'));
    expect(lucky).toHaveLength(100);
    expect(outcomes.filter((answers) => answers.every((answer) => answer === 'coupon-used-up'))).toHaveLength(50);
  });

  it('shows the stored price, whatever a cache still has', async () => {
    const userId = newPerson();
    const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1000 };
    await engine.updateQuiz({ quizId: 1, details, secondsPerAttempt: null, revision: 1, by: 'admin' });
    const applied = { code: 'WELCOME', discountPercentage: 50, price: 1000, finalPrice: 500 };
    expect(await engine.redeem(userId)).toEqual(applied);
    expect((await getSeat(engine.ports, { userId, quizId: 1 })).coupon).toEqual(applied);
  });

  it.each(['welcome', ' Wel come\u200b', 'ＷＥＬＣＯＭＥ'])(
    'accepts a code in any case and with characters that mails add: %j',
    async (typed) => {
      const userId = newPerson();
      expect(await engine.redeem(userId, typed)).toMatchObject({ code: 'WELCOME', discountPercentage: 50 });
      expect(await engine.redeem(userId, 'WELCOME')).toMatchObject({ code: 'WELCOME' });
      expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(1);
    },
  );

  it.each([1, 2])('counts two racing requests of one person once, of a coupon with %d uses', async (maxUses) => {
    await engine.addCoupon({ code: 'RACED', maxUses });
    const userId = newPerson();
    const held = await holdUp(engine, transactions, (slow) => slow.redeem(userId, 'RACED'));
    const quick = await engine.redeem(userId, 'RACED');
    expect(await held.goOn()).toEqual(quick);
    expect((await engine.ports.coupons.find('RACED'))?.uses).toBe(1);
  });

  it('is refused, and counts nothing, if an attempt begins between its read and its write', async () => {
    await engine.addCoupon({ code: 'OTHER' });
    const userId = newPerson();
    const held = await holdUp(engine, transactions, (slow) => slow.redeem(userId, 'OTHER'));
    await engine.redeem(userId);
    await engine.answer(userId, await engine.enter(userId), 0);
    await expect(held.goOn()).rejects.toMatchObject({ code: 'attempt-open' });
    expect((await engine.ports.coupons.find('OTHER'))?.uses).toBe(0);
  });

  it('releases the coupon that another one replaces', async () => {
    await engine.addCoupon({ code: 'OTHER', discountPercentage: 100 });
    const userId = newPerson();
    await engine.redeem(userId);
    expect(await engine.redeem(userId, 'OTHER')).toMatchObject({ finalPrice: 0 });
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(0);
    expect((await engine.ports.coupons.find('OTHER'))?.uses).toBe(1);
    await engine.redeem(userId);
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(1);
    expect((await engine.ports.coupons.find('OTHER'))?.uses).toBe(0);
  });

  it('counts again for the next attempt', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    await expect(engine.redeem(userId)).rejects.toMatchObject({ code: 'attempt-open' });
    await engine.end(userId, attemptId);
    await engine.redeem(userId);
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(2);
  });

  const now = Date.UTC(2026, 0, 5, 9);
  it('accepts a coupon from its first moment to the end of the last minute that is named', async () => {
    const { clock } = engine;
    const until = now - (now % 60_000);
    await engine.addCoupon({ code: 'NOW', validFrom: clock(), validUntil: until });
    await expect(engine.redeem(newPerson(), 'NOW')).resolves.toMatchObject({ code: 'NOW' });
    clock.advance(until + 59_999 - clock());
    await expect(engine.redeem(newPerson(), 'NOW')).resolves.toMatchObject({ code: 'NOW' });
    clock.advance(1);
    await expect(engine.redeem(newPerson(), 'NOW')).rejects.toMatchObject({ code: 'coupon-invalid' });
    clock.advance(now - clock());
  });

  it('applies the discount stored at the write, if the coupon changed after the read', async () => {
    const userId = newPerson();
    const redeeming = await holdUp(engine, transactions, (slow) => slow.redeem(userId));
    await engine.addCoupon({ code: 'WELCOME', discountPercentage: 10 });
    expect(await redeeming.goOn()).toMatchObject({ discountPercentage: 10 });
    expect(await engine.ports.seats.find(userId, quizId)).toMatchObject({ coupon: 'WELCOME', discountPercentage: 10 });
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(1);
  });
});
