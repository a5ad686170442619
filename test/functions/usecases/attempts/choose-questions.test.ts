import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { deliveryGraceMs, lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { couponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import { getAttempt } from '#functions/usecases/attempts/view-attempts.ts';
import { exportMyData } from '#functions/usecases/people/export-my-data.ts';
import { listMyAttempts } from '#functions/usecases/people/list-my-attempts.ts';
import { record } from '#test/support/faults.ts';
import { addressOf } from '#test/support/make-account.ts';
import { another, makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 6 });
});

/** Answers the first so many questions of a new attempt and ends it. @returns the view of all that the bank has. */
async function takeOnce(userId: string, count: number): Promise<AttemptView> {
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  for (let index = 0; index < count; index++) await engine.answer(userId, view, index);
  await engine.end(userId, view.attemptId);
  return view;
}

/** A person who retakes the quiz, and a view that names the questions they have answered before, which are not presented this time. */
async function retake({ answered }: { answered: number }) {
  const userId = newPerson();
  const first = await takeOnce(userId, answered);
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  return { userId, first, view, forged: { ...view, questions: first.questions.slice(0, answered) } };
}

/** What the removal of expired items does, some day. */
async function expireAttempts(userId: string, prefix = 'ATTEMPT#'): Promise<void> {
  for (const { pk, sk, status } of await engine.items(userId, prefix)) {
    const Key: Record<string, unknown> = { pk, sk };
    if (status === 'completed') await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key }));
  }
}

const ids = (view: AttemptView) => view.questions.map(({ questionId }) => questionId);

describe('a question that was not presented', () => {
  it.each([1, 2, 4, 5])(
    'is refused as the first answer and later, in a retake after %d of 6 answers',
    async (answered) => {
      const { userId, view, forged } = await retake({ answered });
      expect(forged.questions).toHaveLength(answered);
      const before = await engine.items(userId, '');
      for (const index of forged.questions.keys())
        await expect(engine.answer(userId, forged, index)).rejects.toMatchObject({ code: 'not-presented' });
      expect(await engine.items(userId, '')).toEqual(before);
      await engine.answer(userId, view, 0);
      const begun = await engine.items(userId, '');
      for (const index of forged.questions.keys())
        await expect(another(engine).answer(userId, forged, index)).rejects.toMatchObject({ code: 'not-presented' });
      expect(await engine.items(userId, '')).toEqual(begun);
      for (const index of view.questions.keys()) await engine.answer(userId, view, index);
      expect((await engine.find(userId, view.attemptId))?.answeredCount).toBe(6 - answered);
    },
  );

  it('is refused by the conditional write alone, without a read', async () => {
    const { userId, view, forged } = await retake({ answered: 4 });
    await engine.answer(userId, view, 0);
    const calls = record(engine.table);
    await expect(engine.answer(userId, forged, 0)).rejects.toMatchObject({ code: 'not-presented' });
    expect(calls.map(({ name }) => name)).toEqual(['UpdateItem']);
  });

  it('is refused as not presented in the late window, and as closed after it', async () => {
    const { userId, view, forged } = await retake({ answered: 2 });
    await engine.answer(userId, view, 0);
    engine.clock.advance(view.timeLimitSeconds * 1000 + deliveryGraceMs + 1);
    await expect(engine.answer(userId, forged, 0)).rejects.toMatchObject({ code: 'not-presented' });
    await expect(engine.answer(userId, view, 1)).resolves.toMatchObject({ outcome: 'saved' });
    await expect(engine.answer(userId, forged, 1, 0, 1e9)).rejects.toMatchObject({ code: 'attempt-closed' });
    engine.clock.advance(lateWindowMs);
    await expect(engine.answer(userId, forged, 0)).rejects.toMatchObject({ code: 'attempt-closed' });
    await engine.end(userId, view.attemptId);
    await expect(engine.answer(userId, forged, 0)).rejects.toMatchObject({ code: 'attempt-closed' });
    await expect(engine.answer(userId, view, 1)).resolves.toMatchObject({ outcome: 'replayed' });
  });

  it('is refused as not found if the bank has no such question', async () => {
    const { userId, view } = await retake({ answered: 2 });
    const stranger = { questionId: 'zz', text: '', options: [{ optionId: '0', text: '' }] };
    const forged = { ...view, questions: [stranger] };
    await expect(engine.answer(userId, forged, 0)).rejects.toMatchObject({ code: 'not-found' });
    await engine.answer(userId, view, 0);
    await expect(engine.answer(userId, forged, 0)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the questions presented at an entry', () => {
  it('stay the same when the earlier attempt expires before the first answer', async () => {
    const { userId, view } = await retake({ answered: 2 });
    expect(view.questionCount).toBe(4);
    await expireAttempts(userId);
    expect(await another(engine).enter(userId)).toEqual(view);
    const { deadline, now } = await engine.answer(userId, view, 0);
    expect(deadline).toBe(now + view.timeLimitSeconds * 1000);
    for (const index of view.questions.keys()) await engine.answer(userId, view, index);
    expect((await engine.find(userId, view.attemptId))?.answeredCount).toBe(view.questions.length);
  });

  it('stay the same when one of two attempts expires that together had answered everything', async () => {
    const userId = newPerson();
    const first = await takeOnce(userId, 4);
    await takeOnce(userId, 2);
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    expect(view.questionCount).toBe(6);
    const [oldest] = await engine.items(userId, 'ATTEMPT#');
    const Key = { pk: oldest?.['pk'] as string, sk: oldest?.['sk'] as string };
    await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key }));
    await engine.answer(userId, view, 0);
    const seenOnlyLater = view.questions.findIndex(
      ({ questionId }) => !ids(first).slice(0, 4).includes(questionId) && questionId !== ids(view)[0],
    );
    await expect(engine.answer(userId, view, seenOnlyLater)).resolves.toMatchObject({ outcome: 'saved' });
    expect(ids(await engine.enter(userId))).toEqual(ids(view));
  });

  it('stay the same in every view after the earlier attempts have expired', async () => {
    const { userId, view } = await retake({ answered: 4 });
    await engine.answer(userId, view, 0);
    await expireAttempts(userId);
    expect(ids(await engine.enter(userId))).toEqual(ids(view));
    const { attemptId } = view;
    const { attempts } = await listMyAttempts(engine.ports, userId);
    expect(attempts).toMatchObject([{ attemptId, questionCount: 2 }]);
    const records = attemptRecords(engine.table);
    const ports = { ...engine.ports, records, batches: couponBatchStore(engine.table) };
    expect((await getAttempt(ports, { userId, attemptId })).attempt).toMatchObject({ questionCount: 2 });
    const exported = await exportMyData(engine.ports, { userId, email: addressOf(userId) });
    expect(exported.attempts).toMatchObject([{ attemptId, questionCount: 2 }]);
  });

  it('ignore attempts at another quiz whose questions have the same ids', async () => {
    const userId = newPerson();
    await takeOnce(userId, 4);
    const [attempt] = await engine.items(userId, 'ATTEMPT#');
    const sk = String(attempt?.['sk']).replace('ATTEMPT#1#', 'ATTEMPT#11#');
    await engine.table.db.send(new PutCommand({ TableName: engine.table.name, Item: { ...attempt, sk } }));
    await expireAttempts(userId, `ATTEMPT#${quizId}#`);
    await engine.redeem(userId);
    expect((await engine.enter(userId)).questionCount).toBe(6);
  });

  it('depend on completed attempts only', async () => {
    const userId = newPerson();
    await takeOnce(userId, 4);
    const completed = await engine.ports.attempts.listCompleted(userId, quizId);
    expect(completed).toHaveLength(1);
    await engine.redeem(userId);
    await engine.answer(userId, await engine.enter(userId), 0);
    expect(await engine.ports.attempts.listCompleted(userId, quizId)).toEqual(completed);
  });
});
