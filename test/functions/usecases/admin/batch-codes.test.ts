import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { updateBatchCode, releaseBatchCode, listBatchCodes } from '#functions/usecases/coupons/batches/batch-codes.ts';
import { listCouponUses } from '#functions/usecases/coupons/manage-coupons.ts';
import { updateCouponBatch } from '#functions/usecases/coupons/batches/manage-batches.ts';
import { intercept, loseReplies, type Match } from '#test/support/faults.ts';
import { deliver, makeOutside } from '#test/support/make-account.ts';
import { adminPorts, auditOf, makePerson } from '#test/support/make-admin.ts';
import { another, makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { batchTerms, listCodes, makeBatch } from '#test/support/make-batch.ts';
import { outcomeOf } from '#test/support/outcome-of.ts';

const day = 86_400_000;
const action = { reason: 'Asked for', by: 'chief' };

async function makeCodes(count: number) {
  const engine = await makeEngine({ questions: 4 });
  const { batchId } = await makeBatch(engine, { count });
  const list = () => listCodes(engine, batchId);
  const all = (await list()).map(({ code }) => code);
  const codeAt = (place: number) => all[place] ?? '';
  return {
    engine,
    batchId,
    list,
    codeAt,
    find: async (code: string) => (await list()).find((one) => one.code === code),
    setActive: (code: string, active: boolean, of = engine) =>
      updateBatchCode(adminPorts(of), { batchId, code, active, ...action }),
    release: (code: string, userId: string, redeemedAt: number, of = engine) =>
      releaseBatchCode(adminPorts(of), { batchId, code, userId, redeemedAt, ...action }),
  };
}

const transactions = ({ name }: { name: string }) => name === 'TransactWriteItems';

describe('listBatchCodes', () => {
  it('shows the state of each code and when it was reached', async () => {
    const { engine, codeAt, find } = await makeCodes(3);
    const asha = await makePerson(engine, 'asha@example.com', 'Asha');
    const code = codeAt(1);
    const at = engine.clock();
    await engine.redeem(asha, code);
    expect(await find(code)).toMatchObject({ state: 'redeemed', redeemedAt: at, person: { name: 'Asha' } });
    engine.clock.advance(60_000);
    const view = await engine.enter(asha);
    await engine.answer(asha, view, 0);
    expect(await find(code)).toMatchObject({ state: 'running', startedAt: at + 60_000 });
    engine.clock.advance(60_000);
    await engine.end(asha, view.attemptId);
    const ended = await find(code);
    expect(ended).toMatchObject({ state: 'finished', finishedAt: at + 120_000, report: 'pending' });
    expect(ended?.reportSentAt).toBeUndefined();
    expect((await find(codeAt(0)))?.state).toBe('free');
    engine.clock.advance(2 * day);
    expect((await find(codeAt(0)))?.state).toBe('expired');
    expect((await find(code))?.state).toBe('finished');
    await deliver(engine, makeOutside(), { userId: asha, attemptId: view.attemptId });
    expect(await find(code)).toMatchObject({ state: 'report-sent', reportSentAt: engine.clock() });
  });

  it('frees a code whose person redeems another coupon, and keeps the released use of that coupon', async () => {
    const { engine, codeAt, find } = await makeCodes(1);
    const [asha, ravi] = [newPerson(), await makePerson(engine, 'ravi@example.com', 'Ravi')];
    await engine.redeem(asha);
    await engine.redeem(asha, codeAt(0));
    const { uses } = await listCouponUses(adminPorts(engine), { code: 'WELCOME' });
    expect(uses.map(({ status }) => status)).toEqual(['released']);
    await engine.redeem(asha);
    expect((await find(codeAt(0)))?.state).toBe('free');
    await engine.redeem(ravi, codeAt(0));
    expect(await find(codeAt(0))).toMatchObject({ state: 'redeemed', person: { name: 'Ravi' } });
  });
});

const readsUses =
  (batchId: string): Match =>
  ({ name, input }) =>
    name === 'Query' && JSON.stringify(input).includes(gsiKeys.uses(batchId));

/** As long as the index has not followed, it lists no use. */
function delayUses(engine: Engine, batchId: string): () => void {
  let isBehind = true;
  intercept(engine.table, readsUses(batchId), async (send) =>
    isBehind ? { output: { Items: [], $metadata: {} } } : send(),
  );
  return () => (isBehind = false);
}

describe('a code that was just redeemed', () => {
  it('is shown as taken, not as used up, until the index lists its use', async () => {
    const { engine, batchId, codeAt, find, setActive } = await makeCodes(2);
    const asha = await makePerson(engine, 'asha@example.com', 'Asha');
    engine.clock.advance(60_000);
    const follow = delayUses(engine, batchId);
    await engine.redeem(asha, codeAt(0));
    expect(await find(codeAt(0))).toEqual({ code: codeAt(0), state: 'taken', isDeactivated: false });
    const view = await engine.enter(asha);
    await engine.answer(asha, view, 0);
    engine.clock.advance(60_000);
    expect((await find(codeAt(0)))?.state).toBe('taken');
    expect(await setActive(codeAt(0), false)).toMatchObject({ state: 'taken' });
    expect((await find(codeAt(1)))?.state).toBe('free');
    follow();
    expect(await find(codeAt(0))).toMatchObject({ state: 'running', person: { name: 'Asha' } });
  });

  it('is shown as used once its use is deleted', async () => {
    const { engine, codeAt, find } = await makeCodes(1);
    const asha = newPerson();
    await engine.redeem(asha, codeAt(0));
    const Key = keys.redemption(asha, quizId, codeAt(0));
    await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key }));
    engine.clock.advance(60 * 60_000);
    expect((await find(codeAt(0)))?.state).toBe('used');
  });

  it('is shown as free if released while the list is read', async () => {
    const { engine, batchId, codeAt, release } = await makeCodes(1);
    const asha = newPerson();
    const at = engine.clock();
    await engine.redeem(asha, codeAt(0));
    engine.clock.advance(60 * 60_000);
    const listing = await holdUp(engine, readsUses(batchId), (slow) => listBatchCodes(adminPorts(slow), { batchId }));
    await release(codeAt(0), asha, at);
    expect((await listing.goOn()).codes).toMatchObject([{ state: 'free' }]);
  });
});

describe('one code of a batch', () => {
  it('stays deactivated through changes of its batch until activated again', async () => {
    const { engine, batchId, codeAt, find, setActive } = await makeCodes(2);
    const code = codeAt(0);
    expect(await setActive(code, false)).toMatchObject({ state: 'deactivated', isDeactivated: true });
    expect(await outcomeOf(engine.redeem(newPerson(), code))).toBe('coupon-invalid');
    const change = { batchId, revision: 0, active: true, ...batchTerms(engine), ...action };
    await updateCouponBatch(adminPorts(engine), { ...change, discountPercentage: 50 });
    expect((await find(code))?.state).toBe('deactivated');
    expect(await outcomeOf(engine.redeem(newPerson(), code))).toBe('coupon-invalid');
    expect(await outcomeOf(engine.redeem(newPerson(), codeAt(1)))).toBe('done');
    expect(await setActive(code, true)).toMatchObject({ state: 'free', isDeactivated: false });
    expect(await engine.redeem(newPerson(), code)).toMatchObject({ discountPercentage: 50 });
  });

  it('is deactivated once by three requests, and activated once by two, each with an audit entry', async () => {
    const { engine, codeAt, setActive } = await makeCodes(1);
    await Promise.all([setActive(codeAt(0), false), setActive(codeAt(0), false, another(engine))]);
    await setActive(codeAt(0), false);
    const entriesOfCode = async () =>
      (await auditOf(engine, 'coupon-changed')).filter(({ object }) => object === `coupon ${codeAt(0)}`);
    const deactivation = { ...action, before: { active: true }, after: { active: false } };
    expect(await entriesOfCode()).toMatchObject([deactivation]);
    engine.clock.advance(1);
    await setActive(codeAt(0), true);
    await setActive(codeAt(0), true);
    expect(await entriesOfCode()).toMatchObject([
      deactivation,
      { ...action, before: { active: false }, after: { active: true } },
    ]);
    expect(await outcomeOf(setActive('WELCOME', false))).toBe('not-found');
    expect(await outcomeOf(setActive('NOBODY', false))).toBe('not-found');
    expect(await outcomeOf(engine.redeem(newPerson()))).toBe('done');
  });

  it('stays with the person who redeemed it when deactivated', async () => {
    const { engine, codeAt, setActive } = await makeCodes(1);
    const asha = await makePerson(engine, 'asha@example.com', 'Asha');
    await engine.redeem(asha, codeAt(0));
    expect(await setActive(codeAt(0), false)).toMatchObject({ state: 'redeemed', isDeactivated: true });
    const view = await engine.enter(asha);
    expect(await engine.answer(asha, view, 0)).toMatchObject({ outcome: 'saved' });
  });

  it('can be redeemed by another person once released, while the first needs a new coupon', async () => {
    const { engine, codeAt, find, release } = await makeCodes(1);
    const [asha, ravi] = [newPerson(), await makePerson(engine, 'ravi@example.com', 'Ravi')];
    const code = codeAt(0);
    const at = engine.clock();
    await engine.redeem(asha, code);
    const view = await engine.enter(asha);
    expect(await release(code, asha, at)).toMatchObject({ state: 'free' });
    expect(await outcomeOf(engine.answer(asha, view, 0))).toBe('coupon-required');
    expect(await outcomeOf(engine.enter(asha))).toBe('coupon-required');
    engine.clock.advance(1000);
    await engine.redeem(ravi, code);
    expect(await find(code)).toMatchObject({ state: 'redeemed', person: { name: 'Ravi' } });
    expect(await auditOf(engine, 'coupon-released')).toMatchObject([
      { ...action, object: `coupon ${code}`, person: asha, before: { redeemedAt: at } },
    ]);
    await engine.redeem(asha);
    const own = await engine.enter(asha);
    expect(await engine.answer(asha, own, 0)).toMatchObject({ outcome: 'saved' });
    expect(await engine.find(asha, own.attemptId)).not.toHaveProperty('batch');
  });

  it.each(['release', 'answer'] as const)(
    'is either released or started when both race (the %s commits last)',
    async (late) => {
      const { engine, codeAt, release, find } = await makeCodes(1);
      const asha = newPerson();
      const at = engine.clock();
      await engine.redeem(asha, codeAt(0));
      const view = await engine.enter(asha);
      const released = (of: Engine) => outcomeOf(release(codeAt(0), asha, at, of));
      const answered = (of: Engine) => outcomeOf(of.answer(asha, view, 0));
      const held = await holdUp(engine, transactions, (slow) => (late === 'release' ? released(slow) : answered(slow)));
      expect(await (late === 'release' ? answered(engine) : released(engine))).toBe('done');
      expect(await held.goOn()).toBe(late === 'release' ? 'already-started' : 'coupon-required');
      expect((await find(codeAt(0)))?.state).toBe(late === 'release' ? 'running' : 'free');
      expect((await engine.ports.coupons.find(codeAt(0)))?.uses).toBe(late === 'release' ? 1 : 0);
    },
  );

  it('is released once despite a lost reply, and never taken from the next person', async () => {
    const { engine, codeAt, release, find } = await makeCodes(1);
    const [asha, ravi] = [newPerson(), newPerson()];
    const code = codeAt(0);
    const at = engine.clock();
    await engine.redeem(asha, code);
    const slow = another(engine);
    loseReplies(slow.table, transactions);
    await outcomeOf(release(code, asha, at, slow));
    engine.clock.advance(1000);
    await engine.redeem(ravi, code);
    expect(await outcomeOf(release(code, asha, at))).toBe('done');
    expect(await find(code)).toMatchObject({ state: 'redeemed', person: { userId: ravi } });
    expect(await outcomeOf(release(code, ravi, at))).toBe('revision-conflict');
    expect(await auditOf(engine, 'coupon-released')).toHaveLength(1);
  });

  it('is kept by a holder who redeems it again after a release', async () => {
    const { engine, codeAt, release, find } = await makeCodes(1);
    const asha = newPerson();
    const at = engine.clock();
    await engine.redeem(asha);
    expect(await outcomeOf(release('WELCOME', asha, at))).toBe('not-found');
    await engine.redeem(asha, codeAt(0));
    expect(await outcomeOf(release(codeAt(0), asha, at))).toBe('done');
    engine.clock.advance(1000);
    await engine.redeem(asha, codeAt(0));
    expect(await outcomeOf(release(codeAt(0), asha, at))).toBe('revision-conflict');
    expect((await find(codeAt(0)))?.state).toBe('redeemed');
  });

  it('can be released after its seat has expired', async () => {
    const { engine, codeAt, release } = await makeCodes(1);
    const [asha, at] = [newPerson(), engine.clock()];
    await engine.redeem(asha, codeAt(0));
    await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key: keys.seat(asha, quizId) }));
    expect(await release(codeAt(0), asha, at)).toMatchObject({ state: 'free' });
  });
});
