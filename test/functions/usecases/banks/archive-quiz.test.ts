import { beforeEach, describe, expect, it } from 'vitest';
import { activateQuiz, listQuizzes } from '#functions/usecases/banks/quizzes.ts';
import { createCouponBatch } from '#functions/usecases/coupons/batches/manage-batches.ts';
import { createCoupon } from '#functions/usecases/coupons/manage-coupons.ts';
import { endAttempt } from '#functions/usecases/attempts/end-attempt.ts';
import { auditOf } from '#test/support/dynamo/admin-items.ts';
import { adminPorts } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import {
  another,
  makeEngine,
  newEventId,
  newPerson,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await twoQuizzes();
});

const transactions = ({ name }: { name: string }) => name === 'TransactWriteItems';

async function archive({ ports, clock }: Engine, { archived = true, revision = 1, quiz = quizId } = {}) {
  const after = await ports.quizzes.archive({ quizId: quiz, archived, revision, by: 'admin', at: clock() });
  return { quizId: after.quizId, revision: after.revision, archived: after.archived };
}

const activate = ({ ports }: Engine) => activateQuiz(ports, { quizId, activeQuizId: 2, by: 'admin' });

/** Quizzes 1 and 2, of which 2 is active. */
async function twoQuizzes() {
  const engine = await makeEngine({ questions: 4 });
  await engine.publish(makeBank(5), undefined, 2);
  return engine;
}

describe('an archived quiz', () => {
  it('keeps its content and is marked as archived', async () => {
    expect(await archive(engine)).toEqual({ quizId, revision: 2, archived: true });
    const { quizzes } = await listQuizzes(engine.ports);
    expect(quizzes).toMatchObject([
      { quizId: 1, archived: true, active: false, version: 1, questionCount: 4 },
      { quizId: 2, archived: false, active: true },
    ]);
    expect(await auditOf(engine, 'quiz-archived')).toMatchObject([{ by: 'admin', object: 'quiz 1' }]);
  });

  it('can be neither activated nor published to until unarchived', async () => {
    await archive(engine);
    await expect(activate(engine)).rejects.toMatchObject({ code: 'quiz-archived' });
    await expect(engine.publish(makeBank(6), 2)).rejects.toMatchObject({ code: 'quiz-archived' });
    await archive(engine, { archived: false, revision: 2 });
    expect(await auditOf(engine, 'quiz-unarchived')).toHaveLength(1);
    await engine.publish(makeBank(6), 3);
    expect(await activate(engine)).toEqual({ activeQuizId: 1 });
  });

  it('lets running attempts finish, and refuses its coupons', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    await engine.publish(makeBank(5), undefined, 2);
    await expect(engine.redeem(newPerson())).rejects.toMatchObject({ code: 'not-found' });
    await archive(engine);
    await expect(another(engine).answer(userId, view, 1)).resolves.toMatchObject({ outcome: 'saved' });
    await expect(another(engine).enter(userId)).resolves.toMatchObject({ status: 'open' });
    await expect(endAttempt(another(engine).ports, { userId, attemptId })).resolves.toBeDefined();
    await expect(engine.redeem(newPerson())).rejects.toMatchObject({
      code: 'coupon-invalid',
      message: 'Invalid or expired coupon code',
    });
  });

  it('refuses new coupons and batches until unarchived', async () => {
    await archive(engine);
    const terms = { validFrom: 0, validUntil: engine.clock() + 1000, discountPercentage: 50, by: 'admin' };
    const ports = adminPorts(engine);
    const refused = { code: 'quiz-archived', message: 'Quiz 1 is archived. Unarchive it first.' };
    await expect(createCoupon(ports, { quizId, code: 'NEW', maxUses: 5, ...terms })).rejects.toMatchObject(refused);
    const batch = { quizId, requestId: newEventId(), label: 'Class 12', count: 3, ...terms };
    await expect(createCouponBatch(ports, batch)).rejects.toMatchObject(refused);
    await archive(engine, { archived: false, revision: 2 });
    await expect(createCouponBatch(ports, batch)).resolves.toMatchObject({ count: 3 });
  });
});

describe('archiving that races another command', () => {
  it.each(['archive', 'activate'] as const)('leaves no archived quiz active when %s is late', async (late) => {
    const held = await holdUp(engine, transactions, (slow) => (late === 'archive' ? archive(slow) : activate(slow)));
    await (late === 'archive' ? activate(engine) : archive(engine));
    await expect(held.goOn()).rejects.toMatchObject({
      code: late === 'archive' ? 'quiz-active' : 'quiz-archived',
    });
    const quizzes = await listQuizzes(engine.ports);
    expect(quizzes.quizzes.filter(({ active, archived }) => active && archived)).toEqual([]);
  });
});
