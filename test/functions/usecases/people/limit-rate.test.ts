import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { rateLimitStore } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { wrongCouponRateLimits } from '#functions/domain/rate-limits.ts';
import { tryAgainIn } from '#functions/domain/words/requests.ts';
import { limitRate } from '#functions/usecases/people/limit-rate.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { another, makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

const now = Date.UTC(2026, 0, 5, 9);
const limit = { name: 'things', max: 3, windowSeconds: 600 };

/** Counters on a table of their own; `ask` says whether an event was allowed. */
async function counters(secret = 'secret') {
  const table = await makeTable();
  const store = rateLimitStore(table, secret);
  const request = (subject = 'asha', at = now) => ({
    limits: [limit],
    subject,
    now: at,
    message: 'Too many things.',
  });
  const ask = (subject = 'asha', at = now) =>
    limitRate(store, request(subject, at)).then(
      () => 'allowed',
      (cause: { code?: string }) => cause.code,
    );
  const items = async () => (await table.db.send(new ScanCommand({ TableName: table.name }))).Items ?? [];
  return { store, ask, items, request };
}

describe('limitRate', () => {
  it('allows three events per window and subject', async () => {
    const { ask } = await counters();
    const outcomes = [await ask(), await ask(), await ask(), await ask()];
    expect(outcomes).toEqual(['allowed', 'allowed', 'allowed', 'too-many-requests']);
    expect(await ask('ben')).toBe('allowed');
  });

  it('starts over in the next window, and says when that is', async () => {
    const { ask, store, request } = await counters();
    for (let event = 0; event < 3; event++) await ask();
    await expect(limitRate(store, request('asha', now + 1_000))).rejects.toMatchObject({
      code: 'too-many-requests',
      message: 'Too many things. Please try again in 10 minutes.',
      retryAfterSeconds: 599,
    });
    expect(tryAgainIn(5_401)).toContain(' 2 ');
    expect(await ask('asha', now + 599_999)).toBe('too-many-requests');
    expect(await ask('asha', now + 600_000)).toBe('allowed');
  });

  it('takes a counted event back on request', async () => {
    const { ask, store } = await counters();
    for (let event = 0; event < 3; event++) await ask();
    await store.giveBack({ limit, subject: 'asha', now });
    expect([await ask(), await ask()]).toEqual(['allowed', 'too-many-requests']);
  });

  it('counts nothing in a later limit when an earlier one refuses', async () => {
    const { ask, store, request } = await counters();
    const both = { ...request(), limits: [{ ...limit, name: 'fewer', max: 1 }, limit] };
    await limitRate(store, both);
    for (let event = 0; event < 3; event++)
      await expect(limitRate(store, both)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect([await ask(), await ask(), await ask()]).toEqual(['allowed', 'allowed', 'too-many-requests']);
  });

  it('allows exactly three of thirty concurrent events', async () => {
    const { ask } = await counters();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => ask()));
    expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(3);
  });

  it('stores a counter without a name or address until an hour after its window', async () => {
    const { ask, items } = await counters();
    await ask('asha@example.com');
    await ask('asha@example.com', now + 600_000);
    const kept = await items();
    expect(JSON.stringify(kept)).not.toMatch(/asha|example/);
    expect(new Set(kept.map(({ pk }) => String(pk))).size).toBe(2);
    const ends = [1, 2].map((windows) => now / 1000 + windows * limit.windowSeconds);
    expect(kept.map(({ ttl }) => Number(ttl)).sort((a, b) => a - b)).toEqual(ends.map((end) => end + 60 * 60));
  });

  it('stores a hash keyed by the secret', async () => {
    const [one, other] = [await counters('one'), await counters('other')];
    await one.ask();
    await other.ask();
    expect((await one.items())[0]?.['pk']).not.toBe((await other.items())[0]?.['pk']);
  });
});

describe('wrong coupon codes', () => {
  const most = wrongCouponRateLimits[0]?.max ?? 0;
  const guess = (engine: Awaited<ReturnType<typeof makeEngine>>, userId: string, code: string) =>
    engine.redeem(userId, code).then(
      () => 'right',
      (cause: { code?: string }) => cause.code,
    );
  const spend = async (engine: Awaited<ReturnType<typeof makeEngine>>, userId: string) => {
    for (let tries = 0; tries < most; tries++)
      expect(await guess(engine, userId, `WRONG-${tries}`)).toBe('coupon-invalid');
  };

  it('are refused beyond the limit, as are right ones, until the window is over', async () => {
    const userId = newPerson();
    await spend(engine, userId);
    expect(await guess(engine, userId, 'WRONG')).toBe('too-many-requests');
    engine.clock.advance(15 * 60_000 - 1);
    expect(await guess(engine, userId, 'WELCOME')).toBe('too-many-requests');
    expect(await guess(engine, newPerson(), 'WELCOME')).toBe('right');
    engine.clock.advance(1);
    expect(await guess(engine, userId, 'WELCOME')).toBe('right');
  });

  it('count on after an erasure for whoever comes back with the same address', async () => {
    const [before, after] = [newPerson(), newPerson()];
    await spend(engine, before);
    await erase(engine, makeOutside(), before);
    const back = (email: string, code = 'WELCOME') =>
      engine.redeem(after, code, email).then(
        () => 'right',
        (cause: { code?: string }) => cause.code,
      );
    expect(await back(`${before.toUpperCase()}@Example.com`)).toBe('too-many-requests');
    expect(await back(`x${before}@example.com`)).toBe('right');
  });

  it('are limited per day, too', async () => {
    const userId = newPerson();
    for (let quarter = 0; quarter < 4; quarter++) {
      for (let tries = 0; tries < most; tries++)
        expect(await guess(engine, userId, `WRONG-${quarter}-${tries}`)).toBe('coupon-invalid');
      engine.clock.advance(15 * 60_000);
    }
    expect(await guess(engine, userId, 'WELCOME')).toBe('too-many-requests');
  });

  it('exclude right and used-up codes, and those that could not be looked up, from the count', async () => {
    const userId = newPerson();
    const down = another(engine);
    down.ports.coupons.redeem = () => Promise.reject(new Error('Down'));
    for (let count = 0; count < most; count++) {
      expect(await guess(down, userId, 'WELCOME')).toBeUndefined();
      await engine.addCoupon({ code: `RIGHT-${count}` });
      await engine.addCoupon({ code: `FULL-${count}`, maxUses: 1, uses: 1 });
      expect(await guess(engine, userId, `RIGHT-${count}`)).toBe('right');
      expect(await guess(engine, userId, `FULL-${count}`)).toBe('coupon-used-up');
    }
    await spend(engine, userId);
    expect(await guess(engine, userId, 'WRONG')).toBe('too-many-requests');
  });

  it('cannot exceed the limit by 40 concurrent guesses', async () => {
    const userId = newPerson();
    const functions = [engine, another(engine)];
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(functions[index % 2] ?? engine, userId, `GUESS-${index}`)),
    );
    expect(outcomes.filter((outcome) => outcome === 'coupon-invalid').length).toBeLessThanOrEqual(most);
    expect(outcomes.filter((outcome) => outcome === 'too-many-requests').length).toBeGreaterThanOrEqual(30);
  });
});
