import type { OperationName } from '#functions/contract/api.ts';
import { newEventId, newPerson, quizId } from '#test/support/engine/make-engine.ts';
import type { CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultWorld, Prepared } from '#test/support/fault-table/fault-world.ts';
import { makePerson } from '#test/support/make-admin.ts';

const day = 86_400_000;
const terms = (world: FaultWorld) => ({
  label: 'Riverside School',
  validFrom: world.now() - day,
  validUntil: world.now() + day,
  discountPercentage: 100,
});

async function makeBatch(world: FaultWorld) {
  const body = { ...terms(world), requestId: newEventId(), count: 3 };
  const { json } = await world.send('createCouponBatch', { params: { quizId }, body, token: world.admin });
  const batchId = String(json['batchId']);
  const { rows } = await world.adminPorts.batches.listCodes(batchId, undefined);
  return { batchId, code: rows[0]?.code ?? '' };
}

const byAdmin = (
  name: string,
  operation: OperationName,
  sent: (world: FaultWorld) => Promise<{ params?: Record<string, string | number>; body: object }>,
  more: Partial<CommandRow> = {},
): CommandRow => ({
  name,
  operation,
  prepare: async (world) => world.request(operation, { ...(await sent(world)), token: world.admin }),
  ...more,
});

const madeAtRandom = ['seed'];

/** As the admin's screen does it: where the reply is lost, it shows the batch, with a button to finish it. */
async function finishedByHand(world: FaultWorld, batchId: string, body: object): Promise<Prepared> {
  const change = world.request('updateCouponBatch', { params: { batchId }, body, token: world.admin });
  const finish = world.request('finishCouponBatch', { params: { batchId }, token: world.admin });
  return {
    run: async (receive) => {
      const outcome = await change.run(receive);
      return outcome.told === 'revision-conflict' ? finish.run(receive) : outcome;
    },
  };
}

/** What admins do to coupons. */
export const couponRows: CommandRow[] = [
  byAdmin('make a coupon', 'createCoupon', async (world) => ({
    params: { quizId },
    body: { ...terms(world), code: 'NEW', maxUses: 5, changeId: newEventId() },
  })),
  byAdmin(
    'edit a coupon',
    'updateCoupon',
    async (world) => ({
      params: { code: 'WELCOME' },
      body: { ...terms(world), active: false, maxUses: null, changeId: newEventId(), revision: 0, reason: 'Asked for' },
    }),
    { documented: 'edit a coupon' },
  ),
  byAdmin(
    'make a batch of codes',
    'createCouponBatch',
    async (world) => ({ params: { quizId }, body: { ...terms(world), requestId: newEventId(), count: 3 } }),
    { mayDiffer: madeAtRandom },
  ),
  {
    name: 'change a batch of codes',
    operation: 'updateCouponBatch',
    prepare: async (world) => {
      const { batchId } = await makeBatch(world);
      const body = { ...terms(world), active: false, revision: 0, reason: 'Asked for' };
      return finishedByHand(world, batchId, body);
    },
  },
  {
    name: 'finish a batch of codes',
    operation: 'finishCouponBatch',
    prepare: async (world) => {
      const { batchId } = await makeBatch(world);
      const batch = await world.adminPorts.batches.find(batchId);
      if (!batch) throw new Error('There is no batch.');
      const { active: _active, ...same } = { ...terms(world), active: true };
      const action = { by: world.adminId, at: world.now(), reason: 'Asked for' };
      await world.adminPorts.batches.change({ batchId, revision: 0, terms: { ...same, active: false } }, action);
      return world.request('finishCouponBatch', { params: { batchId }, token: world.admin });
    },
  },
  byAdmin('deactivate a code of a batch', 'updateBatchCode', async (world) => ({
    params: await makeBatch(world),
    body: { active: false, reason: 'Lost' },
  })),
  byAdmin('take a redeemed code back', 'releaseBatchCode', async (world) => {
    const { batchId, code } = await makeBatch(world);
    const userId = newPerson();
    await world.engine.redeem(userId, code);
    return { params: { batchId, code }, body: { userId, redeemedAt: world.now(), reason: 'Left the class' } };
  }),
  {
    name: 'make an admin',
    operation: 'grantAdmin',
    prepare: async (world) => {
      await makePerson(world.engine, 'second@example.com');
      const body = { email: 'second@example.com', reason: 'New colleague' };
      return world.request('grantAdmin', { body, token: world.admin });
    },
  },
  {
    name: 'revoke an admin',
    documented: 'revoke an admin',
    operation: 'revokeAdmin',
    prepare: async (world) => {
      const userId = await makePerson(world.engine, 'second@example.com');
      await world.adminPorts.admins.grant(userId, { by: world.adminId, at: world.now() });
      const body = { changeId: newEventId(), reason: 'Left the firm' };
      return world.request('revokeAdmin', { params: { userId }, body, token: world.admin });
    },
  },
];
