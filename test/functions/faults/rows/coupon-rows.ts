import { newEventId, newPerson, quizId } from '#test/support/engine/make-engine.ts';
import { request, type CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import { makePerson } from '#test/support/make-admin.ts';

const day = 86_400_000;
const quiz = { params: { quizId } };
const reason = 'Asked for';
const terms = (world: FaultWorld) => ({
  label: 'Riverside School',
  validFrom: world.now() - day,
  validUntil: world.now() + day,
  discountPercentage: 100,
});
const newBatch = (world: FaultWorld) => ({ ...quiz, body: { ...terms(world), requestId: newEventId(), count: 3 } });

async function makeBatch(world: FaultWorld) {
  const { json } = await world.send('createCouponBatch', { ...newBatch(world), token: world.admin });
  const batchId = String(json['batchId']);
  const { rows } = await world.adminPorts.batches.listCodes(batchId, undefined);
  return { batchId, code: rows[0]?.code ?? '' };
}

const second = 'second@example.com';

/** What admins do to coupons and to each other. */
export const couponRows: CommandRow[] = [
  request('createCoupon', { name: 'make a coupon' }, (world) => ({
    ...quiz,
    body: { ...terms(world), code: 'NEW', maxUses: 5 },
  })),
  request('updateCoupon', { name: 'edit a coupon', documented: 'edit a coupon' }, (world) => ({
    params: { code: 'WELCOME' },
    body: { ...terms(world), active: false, maxUses: null, revision: 0, reason },
  })),
  request('createCouponBatch', { name: 'make a batch of codes', mayDiffer: ['seed'] }, newBatch),
  {
    name: 'change a batch of codes',
    operation: 'updateCouponBatch',
    /** As the admin's screen does it: where the reply is lost, it shows the batch, with a button to finish it. */
    prepare: async (world) => {
      const { batchId } = await makeBatch(world);
      const body = { ...terms(world), active: false, revision: 0, reason };
      const change = world.request('updateCouponBatch', { params: { batchId }, body, token: world.admin });
      const finish = world.request('finishCouponBatch', { params: { batchId }, token: world.admin });
      return {
        run: async (receive) => {
          const outcome = await change.run(receive);
          return outcome.told === 'revision-conflict' ? finish.run(receive) : outcome;
        },
      };
    },
  },
  request('finishCouponBatch', { name: 'finish a batch of codes' }, async (world) => {
    const { batchId } = await makeBatch(world);
    const action = { by: world.adminId, at: world.now(), reason };
    const change = { batchId, revision: 0, terms: { ...terms(world), active: false } };
    await world.adminPorts.batches.change(change, action);
    return { params: { batchId } };
  }),
  request('updateBatchCode', { name: 'deactivate a code of a batch' }, async (world) => ({
    params: await makeBatch(world),
    body: { active: false, reason },
  })),
  request('releaseBatchCode', { name: 'take a redeemed code back' }, async (world) => {
    const params = await makeBatch(world);
    const userId = newPerson();
    await world.engine.redeem(userId, params.code);
    return { params, body: { userId, redeemedAt: world.now(), reason } };
  }),
  request('releaseCouponUse', { name: 'take a reserved use back', documented: 'release a use' }, async (world) => {
    const userId = newPerson();
    await world.engine.redeem(userId, 'WELCOME');
    return { params: { code: 'WELCOME' }, body: { userId, redeemedAt: world.now(), reason } };
  }),
  request('grantAdmin', { name: 'make an admin' }, async (world) => {
    await makePerson(world.engine, second);
    return { body: { email: second, reason } };
  }),
  request('revokeAdmin', { name: 'revoke an admin', documented: 'revoke an admin' }, async (world) => {
    const userId = await makePerson(world.engine, second);
    await world.adminPorts.admins.grant(userId, { by: world.adminId, at: world.now() });
    return { params: { userId }, body: { reason } };
  }),
];
