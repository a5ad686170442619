import { beforeEach, describe, expect, it } from 'vitest';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import {
  createCoupon,
  getCoupon,
  listCouponUses,
  releaseCouponUse,
  updateCoupon,
  listCoupons,
} from '#functions/usecases/coupons/manage-coupons.ts';
import { listCodes, makeBatch } from '#test/support/make-batch.ts';
import { adminPorts, auditOf, makePerson } from '#test/support/make-admin.ts';
import { makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { outcomeOf } from '#test/support/outcome-of.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const day = 86_400_000;
const make = (code: string, changes: object = {}) => {
  const now = engine.clock();
  const terms = { validFrom: now - day, validUntil: now + day, discountPercentage: 25.5, maxUses: 3 };
  return createCoupon(adminPorts(engine), { quizId, code, by: 'chief', ...terms, ...changes });
};
const change = (coupon: CouponView, changes: object = {}) => {
  const { code, revision, active, validFrom, validUntil, discountPercentage, label } = coupon;
  const terms = { active, validFrom, validUntil, discountPercentage, label, maxUses: coupon.maxUses ?? null };
  return updateCoupon(adminPorts(engine), { code, revision, ...terms, reason: 'Asked for', by: 'chief', ...changes });
};

describe('createCoupon', () => {
  it('makes a redeemable coupon, with an audit entry', async () => {
    const made = await make('Spring-26', { label: 'Spring' });
    expect(made).toMatchObject({ code: 'SPRING-26', label: 'Spring', status: 'active', uses: 0, revision: 0 });
    expect(await engine.redeem(newPerson(), 'Spring-26')).toMatchObject({ discountPercentage: 25.5 });
    expect(await engine.redeem(newPerson(), 'SPRING-26')).toMatchObject({ code: 'SPRING-26' });
    expect(await auditOf(engine, 'coupon-created')).toMatchObject([
      { object: 'coupon SPRING-26', by: 'chief', after: { maxUses: 3, discountPercentage: 25.5 } },
    ]);
  });

  it('treats a code as the same coupon in any case', async () => {
    const made = await make('autumn–26');
    expect(await outcomeOf(make('AUTUMN-26', { maxUses: 9 }))).toBe('coupon-exists');
    expect(await getCoupon(adminPorts(engine), 'Autumn-26')).toEqual(made);
    await engine.redeem(newPerson(), ' autumn-26');
    expect(await change({ ...made, code: 'autumn-26' }, { maxUses: 7 })).toMatchObject({
      code: 'AUTUMN-26',
      maxUses: 7,
      uses: 1,
    });
    expect((await listCouponUses(adminPorts(engine), { code: 'aUTUMN-26' })).uses).toHaveLength(1);
  });

  it('refuses an unknown quiz', async () => {
    expect(await outcomeOf(make('LOST', { quizId: 7 }))).toBe('not-found');
  });

  it('stores a limit of uses only if there is one', async () => {
    const made = await make('OPEN', { maxUses: null });
    expect(await engine.ports.coupons.find('OPEN')).not.toHaveProperty('maxUses');
    const limited = await change(made, { maxUses: 5 });
    expect(await engine.ports.coupons.find('OPEN')).toHaveProperty('maxUses', 5);
    await change(limited, { maxUses: null });
    expect(await engine.ports.coupons.find('OPEN')).not.toHaveProperty('maxUses');
  });
});

describe('updateCoupon', () => {
  it('sets new terms, keeps the count, and writes before and after into the audit', async () => {
    const made = await make('TERMS', { label: 'Old' });
    await engine.redeem(newPerson(), 'TERMS');
    const now = engine.clock();
    const changed = await change(made, { label: '', discountPercentage: 10, validUntil: now + 9 * day });
    expect(changed).toMatchObject({ discountPercentage: 10, validUntil: now + 9 * day, revision: 1 });
    expect(changed).not.toHaveProperty('label');
    expect(await engine.ports.coupons.find('TERMS')).toMatchObject({ uses: 1, revision: 1 });
    expect(await auditOf(engine, 'coupon-changed')).toMatchObject([
      {
        reason: 'Asked for',
        before: { discountPercentage: 25.5, label: 'Old' },
        after: { discountPercentage: 10 },
      },
    ]);
  });

  it('deactivates and reactivates a coupon at once', async () => {
    const made = await make('OFF');
    const off = await change(made, { active: false });
    expect(off.status).toBe('deactivated');
    await expect(engine.redeem(newPerson(), 'OFF')).rejects.toMatchObject({ code: 'coupon-invalid' });
    expect(await change(off, { active: true })).toMatchObject({ status: 'active', revision: 2 });
    await expect(engine.redeem(newPerson(), 'OFF')).resolves.toBeDefined();
  });

  it('refuses an unknown coupon', async () => {
    expect(await outcomeOf(change({ ...(await make('SEEN')), code: 'GONE' }))).toBe('not-found');
  });
});

describe('listCoupons', () => {
  it('lists coupons newest first and in pages', async () => {
    for (let number = 0; number < 60; number++) {
      engine.clock.advance(1000);
      await make(`CODE-${number}`);
    }
    const ports = adminPorts(engine);
    const first = await listCoupons(ports, { quizId });
    const second = await listCoupons(ports, { quizId, cursor: first.next });
    const codes = [...first.entries, ...second.entries].map((entry) => 'coupon' in entry && entry.coupon.code);
    expect(codes).toEqual([...Array.from({ length: 60 }, (_, place) => `CODE-${59 - place}`), 'WELCOME']);
    expect([first.entries.length, second.next]).toEqual([50, undefined]);
    expect((await listCoupons(ports, { quizId: 2 })).entries).toEqual([]);
    await expect(listCoupons(ports, { quizId: 2, cursor: first.next })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});

describe('listCouponUses', () => {
  it('shows who used the coupon, when, its state and the attempt', async () => {
    await make('OTHER');
    const asha = await makePerson(engine, 'asha@example.com', 'Asha');
    const ravi = await makePerson(engine, 'ravi@example.com', 'Ravi');
    await engine.redeem(asha);
    const view = await engine.enter(asha);
    await engine.answer(asha, view, 0);
    engine.clock.advance(1000);
    await engine.redeem(ravi);
    const uses = async (code: string) => (await listCouponUses(adminPorts(engine), { code })).uses;
    expect(await uses('WELCOME')).toMatchObject([
      { userId: ravi, status: 'reserved', redeemedAt: engine.clock() },
      { userId: asha, email: `${asha}@example.com`, status: 'consumed', attemptId: view.attemptId },
    ]);
    engine.clock.advance(1000);
    await engine.redeem(ravi, 'OTHER');
    expect((await uses('WELCOME')).map(({ status }) => status)).toEqual(['released', 'consumed']);
    expect(await uses('OTHER')).toMatchObject([{ name: 'Ravi', email: 'ravi@example.com', status: 'reserved' }]);
    await expect(uses('NONE')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows fifty uses at once, and goes on', async () => {
    for (let use = 0; use < 51; use++) await engine.redeem(newPerson());
    const first = await listCouponUses(adminPorts(engine), { code: 'WELCOME' });
    const second = await listCouponUses(adminPorts(engine), { code: 'WELCOME', cursor: first.next });
    expect([first.uses.length, second.uses.length, second.next]).toEqual([50, 1, undefined]);
  });
});

describe('releaseCouponUse', () => {
  const release = (userId: string, redeemedAt: number, code = 'ONE-PLACE') =>
    releaseCouponUse(adminPorts(engine), { code, userId, redeemedAt, reason: 'Never came', by: 'chief' });

  it('takes a reserved use of any coupon back, once, with an audit entry', async () => {
    await engine.addCoupon({ code: 'ONE-PLACE', maxUses: 1 });
    const [asha, ravi, at] = [newPerson(), newPerson(), engine.clock()];
    await engine.redeem(asha, 'ONE-PLACE');
    expect(await outcomeOf(engine.redeem(ravi, 'ONE-PLACE'))).toBe('coupon-used-up');
    expect(await release(asha, at, 'one-place')).toEqual({ releasedAt: at });
    await release(asha, at);
    expect(await getCoupon(adminPorts(engine), 'ONE-PLACE')).toMatchObject({ uses: 0 });
    expect(await outcomeOf(engine.enter(asha))).toBe('coupon-required');
    expect(await outcomeOf(engine.redeem(ravi, 'ONE-PLACE'))).toBe('done');
    expect(await auditOf(engine, 'coupon-released')).toMatchObject([
      { by: 'chief', object: 'coupon ONE-PLACE', person: asha, reason: 'Never came' },
    ]);
    const { uses } = await listCouponUses(adminPorts(engine), { code: 'ONE-PLACE' });
    expect(uses.map(({ userId, status }) => [userId, status])).toEqual(
      expect.arrayContaining([
        [asha, 'released'],
        [ravi, 'reserved'],
      ]),
    );
    const { batchId } = await makeBatch(engine, { count: 1 });
    const [code] = (await listCodes(engine, batchId)).map((one) => one.code);
    await engine.redeem(asha, code);
    await release(asha, at, code);
    expect((await listCodes(engine, batchId))[0]).toMatchObject({ state: 'free' });
  });

  it('refuses a use that has begun, another time and an unknown coupon', async () => {
    const [asha, at] = [newPerson(), engine.clock()];
    await engine.redeem(asha);
    expect(await outcomeOf(release(asha, at + 1, 'WELCOME'))).toBe('revision-conflict');
    expect(await outcomeOf(release(newPerson(), at, 'WELCOME'))).toBe('revision-conflict');
    expect(await outcomeOf(release(asha, at))).toBe('not-found');
    await engine.answer(asha, await engine.enter(asha), 0);
    expect(await outcomeOf(release(asha, at, 'WELCOME'))).toBe('already-started');
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(1);
  });
});
