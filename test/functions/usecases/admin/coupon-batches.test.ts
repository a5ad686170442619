import { beforeEach, describe, expect, it } from 'vitest';
import { writeBatchCodes } from '#functions/adapters/dynamo/coupons/batches/write-batch-codes.ts';
import {
  finishCouponBatch,
  getCouponBatch,
  updateCouponBatch,
} from '#functions/usecases/coupons/batches/manage-batches.ts';
import { listCoupons } from '#functions/usecases/coupons/manage-coupons.ts';
import { listCoupons as operation } from '#functions/contract/admin/coupons/coupons.ts';
import { adminPorts, auditOf } from '#test/support/make-admin.ts';
import { intercept } from '#test/support/faults.ts';
import { another, makeEngine, newEventId, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { batchTerms, listCodes, makeBatch } from '#test/support/make-batch.ts';
import { outcomeOf } from '#test/support/outcome-of.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const make = (count: number, requestId = newEventId(), on = engine) => makeBatch(on, { count, requestId });
const change = (engine: Engine, batchId: string, changes: object) =>
  updateCouponBatch(adminPorts(engine), {
    batchId,
    revision: 0,
    active: true,
    ...batchTerms(engine),
    reason: 'Asked for',
    by: 'chief',
    ...changes,
  });

const codesOf = (batchId: string) => listCodes(engine, batchId);

describe('a batch of coupons', () => {
  it('has the requested number of single-use codes, and one entry in the list', async () => {
    const batch = await make(250);
    expect(batch).toMatchObject({ count: 250, isComplete: true, isSettled: true, status: 'active' });
    expect(batch.batchId).toMatch(/^[0-9a-z]{6}$/);
    const codes = await codesOf(batch.batchId);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(250);
    expect(new Set(codes.map(({ state }) => state))).toEqual(new Set(['free']));
    const [{ code = '' } = {}] = codes;
    await engine.redeem(newPerson(), code);
    expect(await outcomeOf(engine.redeem(newPerson(), code))).toBe('coupon-used-up');
    const { entries } = operation.reply.parse(await listCoupons(adminPorts(engine), { quizId }));
    expect(entries.map(({ kind }) => kind)).toEqual(['batch', 'coupon']);
    expect(JSON.stringify(entries)).not.toMatch(/seed|requestId/);
    const audit = await auditOf(engine, 'coupon-batch-created');
    expect(audit).toMatchObject([{ object: `coupon batch ${batch.batchId}`, after: { count: 250 } }]);
    expect(JSON.stringify(audit)).not.toContain('TRU-');
  });

  it('can be finished by anyone, without touching a code in use', async () => {
    const cut = another(engine);
    let left = 2;
    intercept(
      cut.table,
      ({ name }) => name === 'TransactWriteItems',
      async (send) => (left-- > 0 ? send() : Promise.reject(new Error('cut off'))),
    );
    await expect(make(150, newEventId(), cut)).rejects.toThrow('cut off');
    const [entry] = (await listCoupons(adminPorts(engine), { quizId })).entries;
    const batchId = entry?.kind === 'batch' ? entry.batch.batchId : '';
    const some = await codesOf(batchId);
    expect(some).toHaveLength(100);
    await engine.redeem(newPerson(), some[0]?.code);
    expect(await finishCouponBatch(adminPorts(engine), batchId)).toMatchObject({ isComplete: true });
    const codes = await codesOf(batchId);
    expect(codes).toHaveLength(150);
    expect(codes.filter(({ state }) => state === 'redeemed').map(({ code }) => code)).toEqual([some[0]?.code]);
  });

  it('adds only missing codes, and never takes over the code of another coupon', async () => {
    const { batchId } = await make(1);
    const batch = await adminPorts(engine).batches.find(batchId);
    if (!batch) throw new Error('There is no batch.');
    await writeBatchCodes(engine.table, batch, ['FIRST', 'SECOND']);
    await engine.redeem(newPerson(), 'SECOND');
    await writeBatchCodes(engine.table, batch, ['FIRST', 'SECOND', 'THIRD']);
    const states = new Map((await codesOf(batchId)).map(({ code, state }) => [code, state]));
    expect([states.get('FIRST'), states.get('SECOND'), states.get('THIRD')]).toEqual(['free', 'redeemed', 'free']);
    await expect(writeBatchCodes(engine.table, batch, ['FOURTH', 'WELCOME'])).rejects.toThrow(
      'belongs to another coupon',
    );
    expect(await engine.ports.coupons.find('WELCOME')).not.toHaveProperty('batchId');
  });

  it('has no redeemable code once deactivated, with one audit entry', async () => {
    const { batchId } = await make(3);
    const off = await change(engine, batchId, { active: false });
    expect(off).toMatchObject({ status: 'deactivated', isSettled: true, revision: 1 });
    for (const { code } of await codesOf(batchId))
      expect(await outcomeOf(engine.redeem(newPerson(), code))).toBe('coupon-invalid');
    expect(await auditOf(engine, 'coupon-changed')).toMatchObject([
      { before: { active: true }, after: { active: false } },
    ]);
  });

  it('gives its codes the newest terms, even if an older change is applied late', async () => {
    const { batchId } = await make(3);
    const cut = another(engine);
    intercept(
      cut.table,
      ({ name }) => name === 'UpdateItem',
      () => Promise.reject(new Error('cut off')),
    );
    await expect(change(cut, batchId, { discountPercentage: 10 })).rejects.toThrow('cut off');
    const ports = adminPorts(engine);
    const unsettled = await getCouponBatch(ports, batchId);
    expect(unsettled).toMatchObject({ isComplete: true, isSettled: false, discountPercentage: 10 });
    const old = await ports.batches.find(batchId);
    await change(engine, batchId, { revision: 1, discountPercentage: 20 });
    if (old) await ports.batches.applyTerms(old);
    const [{ code = '' } = {}] = await codesOf(batchId);
    expect(await engine.redeem(newPerson(), code)).toMatchObject({ discountPercentage: 20 });
    expect(await getCouponBatch(ports, batchId)).toMatchObject({ isSettled: true, revision: 2 });
  });

  it('refuses a stale change', async () => {
    const { batchId } = await make(2);
    const outcomes = await Promise.all(
      [1, 2].map((discount) => outcomeOf(change(engine, batchId, { discountPercentage: discount }))),
    );
    expect(outcomes.sort()).toEqual(['done', 'revision-conflict']);
    expect(await outcomeOf(change(engine, 'nobody', {}))).toBe('not-found');
  });
});
