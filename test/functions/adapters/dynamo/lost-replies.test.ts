import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import { couponAdminStore } from '#functions/adapters/dynamo/coupons/coupon-admin-store.ts';
import { couponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { reconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import { requeueStore } from '#functions/adapters/dynamo/reports/requeue-store.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import type { Delivery } from '#functions/usecases/ports/reports.ts';
import { loseRepliesOnTheWay, type Match } from '#test/support/faults.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeBank } from '#test/support/make-bank.ts';
import {
  makeEngine,
  newEventId,
  newPerson,
  patient,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';

let engine: Engine;
let quizzes = 0;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

type Action = (on: Engine) => Promise<unknown>;

interface Command {
  name: string;
  /** Makes what the command is about, and gives the command: run once for each table. */
  arrange: () => Promise<Action>;
}

const command = (name: string, arrange: () => Promise<Action>): Command => ({ name, arrange });
const isWrite: Match = ({ name }) => /^(Update|Put|Delete|TransactWrite)/.test(name);
const action = () => ({ by: 'admin', at: engine.clock(), reason: 'r' });

async function claimed() {
  const { userId, attemptId } = await endedAttempt(engine);
  const id = { userId, attemptId };
  const now = engine.clock();
  await engine.ports.deliveries.claim(id, { owner: 'me', now, until: now + 1000 });
  return { id, now };
}

async function sending() {
  const { id, now } = await claimed();
  await engine.ports.deliveries.markSending(id, { owner: 'me', reportKey: 'k', now });
  return { id, now };
}

async function found(id: { userId: string; attemptId: string }): Promise<Delivery> {
  const delivery = await engine.ports.deliveries.find(id);
  if (!delivery) throw new Error('There is no delivery.');
  return delivery;
}

/** What is the same for each person and moment: the words of an outcome, without its ids. */
const shape = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, field: unknown) =>
      typeof field === 'string' && /^[\w.=+/-]{6,}$/.test(field) ? '(id)' : field,
    ),
  );

async function upload() {
  const uploadId = ulid();
  await engine.ports.uploads.create({ uploadId, fileName: 'bank.xlsx', by: 'admin', now: engine.clock() });
  return uploadId;
}

const commands = [
  command('redeem', async () => {
    const userId = newPerson();
    return (on) => on.redeem(userId);
  }),
  command('agree and enter', async () => {
    const userId = newPerson();
    await engine.redeem(userId);
    const eventId = newEventId();
    return async (on) => (await on.enter(userId, eventId)).resumeCount;
  }),
  command('the first answer', async () => {
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    return (on) => on.answer(userId, view, 0);
  }),
  command('a tab switch', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const eventId = newEventId();
    return (on) => on.switchTab(userId, attemptId, eventId);
  }),
  command('an end', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    return (on) => on.end(userId, attemptId);
  }),
  command('extra time', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const grant = { userId, attempt: parseAttemptId(attemptId), grantId: ulid(), reason: 'r', by: 'admin' };
    return (on) => on.ports.grants.grantTime({ ...grant, minutes: 5, now: engine.clock() });
  }),
  command('a resume', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const grant = { userId, attempt: parseAttemptId(attemptId), grantId: ulid(), reason: 'r', by: 'admin' };
    return (on) => on.ports.grants.grantResume({ ...grant, now: engine.clock() });
  }),
  command('time for the next attempt', async () => {
    const { userId } = await startedAttempt(engine);
    const grant = { userId, quizId, grantId: ulid(), minutes: 5, reason: 'r', by: 'admin' };
    return (on) => on.ports.grants.grantNext({ ...grant, now: engine.clock() });
  }),
  command('claim', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    const now = engine.clock();
    return (on) => on.ports.deliveries.claim({ userId, attemptId }, { owner: 'me', now, until: now + 1000 });
  }),
  command('mark as being sent', async () => {
    const { id, now } = await claimed();
    return (on) => on.ports.deliveries.markSending(id, { owner: 'me', reportKey: 'k', now });
  }),
  command('hold back', async () => {
    const { id, now } = await sending();
    return async (on) => {
      await on.ports.deliveries.holdBack(id, { owner: 'me', until: now + 1000 });
      return (await found(id)).status;
    };
  }),
  command('give back without a try', async () => {
    const { id, now } = await sending();
    return async (on) => {
      await on.ports.deliveries.release(id, { owner: 'me', problem: 'Later.', now, isTry: false });
      const { status, tries } = await found(id);
      return { status, tries };
    };
  }),
  command('set aside as failed', async () => {
    const { id, now } = await claimed();
    return (on) => on.ports.deliveries.park(id, { status: 'failed', owner: 'me', problem: 'No.', now });
  }),
  command('set aside as unknown', async () => {
    const { id, now } = await sending();
    return (on) => on.ports.deliveries.park(id, { status: 'unknown', problem: 'Perhaps.', now });
  }),
  command('mark as sent', async () => {
    const { id, now } = await sending();
    return async (on) => {
      await on.ports.deliveries.markSent(id, { mailId: 'm', resend: 0, now });
      return (await found(id)).status;
    };
  }),
  command('note a transient bounce', async () => {
    const { id, now } = await sending();
    return async (on) => {
      await on.ports.deliveries.markBounced(id, { mailId: 'm', resend: 0, now, problem: 'Away.', isTransient: true });
      const { status, problem } = await found(id);
      return { status, problem };
    };
  }),
  command('send again', async () => {
    const { id, now } = await sending();
    await engine.ports.deliveries.markSent(id, { mailId: 'm', resend: 0, now });
    return (on) =>
      requeueStore(on.table).requeue({ ...id, resends: 0, regenerate: false, reason: 'r', by: 'admin', now });
  }),
  command('queue a lost report again', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    const seen = await found({ userId, attemptId });
    return (on) => reconcileStore(on.table).apply(seen, 'requeue', engine.clock());
  }),
  command('set a lost report aside', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    const seen = await found({ userId, attemptId });
    return (on) => reconcileStore(on.table).apply(seen, 'park-failed', engine.clock());
  }),
  command('begin an import', async () => {
    const uploadId = await upload();
    return (on) =>
      on.ports.uploads.begin({ uploadId, runId: ulid() }, { sequencer: '01', receive: 1, now: engine.clock() });
  }),
  command('note how far an import is', async () => {
    const run = { uploadId: await upload(), runId: ulid() };
    await engine.ports.uploads.begin(run, { sequencer: '01', receive: 1, now: engine.clock() });
    return (on) => on.ports.uploads.noteRows(run, 5);
  }),
  command('call an upload off', async () => {
    const uploadId = await upload();
    return (on) => on.ports.uploads.cancel(uploadId);
  }),
  command('publish', async () => {
    const uploadId = await upload();
    const quiz = 100 + ++quizzes;
    const staging = await stageDrafts(engine.ports, uploadId, makeBank(3), quiz);
    const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
    return async (on) =>
      (await publishBank(on.ports, { quizId: quiz, uploadId, staging, details, revision: undefined, by: 'admin' }))
        .version;
  }),
  command('make a coupon', async () => {
    const code = `C${ulid()}`.slice(0, 12);
    return (on) => couponAdminStore(on.table).create(coupon(code), action());
  }),
  command('change a coupon', async () => {
    const code = `C${ulid()}`.slice(0, 12);
    await couponAdminStore(engine.table).create(coupon(code), action());
    const terms = { active: false, validFrom: 0, validUntil: 9, discountPercentage: 5 };
    return async (on) => (await couponAdminStore(on.table).change({ code, revision: 0, terms }, action())).active;
  }),
  command('make a batch of codes', async () => {
    const terms = { active: true, validFrom: 0, validUntil: 9, discountPercentage: 5 };
    const draft = {
      ...terms,
      quizId,
      label: 'L',
      count: 3,
      requestId: ulid(),
      createdAt: engine.clock(),
      createdBy: 'admin',
    };
    return async (on) => {
      const store = couponBatchStore(on.table);
      const batch = await store.create({ ...draft, revision: 0, applied: 0, isComplete: false }, action());
      return (await store.complete(batch)).isComplete;
    };
  }),
  command('make an admin', async () => {
    const userId = newPerson();
    await engine.ports.profiles.upsert({ userId, email: `${userId}@example.com`, name: 'Asha' });
    return (on) => adminStore(on.table).grant(userId, action());
  }),
  command('start an export', async () => {
    const order = { exportId: ulid(), kind: 'scores' as const, from: 0, until: 1, by: 'admin' };
    return (on) => exportStore(on.table).start(order, { reason: 'r', at: engine.clock() });
  }),
  command('erase', async () => {
    const userId = newPerson();
    await engine.ports.profiles.upsert({ userId, email: `${userId}@example.com`, name: 'Asha' });
    return (on) => on.ports.people.markErased(userId, engine.clock());
  }),
];
function coupon(code: string) {
  const terms = { active: true, validFrom: 0, validUntil: 8.64e15, discountPercentage: 10 };
  return { code, quizId, ...terms, uses: 0, revision: 0, createdAt: engine.clock(), createdBy: 'admin' };
}

describe('a write that the SDK sends again because its reply was lost', () => {
  it.each(commands)('is not taken for somebody else’s: $name', async ({ arrange }) => {
    const expected = shape(await (await arrange())(patient(engine)));
    const again = await arrange();
    const unlucky = patient(engine);
    const lost = loseRepliesOnTheWay(unlucky.table, isWrite);
    expect(shape(await again(unlucky))).toEqual(expected);
    expect(lost()).toBe(1);
  });
});
