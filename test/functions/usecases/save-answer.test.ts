import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempt.ts';
import { lateWindowMs } from '#functions/domain/time-limit.ts';
import { grantNextTime } from '#functions/usecases/grant-next-time.ts';
import { grantTime } from '#functions/usecases/grant-to-attempt.ts';
import { failFirst, intercept, loseReplies, record } from '#test/support/faults.ts';
import { makeBank } from '#test/support/make-bank.ts';
import {
  another,
  makeEngine,
  newEventId,
  newPerson,
  quizId,
  recomputedScore,
  startedAttempt,
  type Engine,
} from '#test/support/make-engine.ts';

/** Write units of each answer of a whole attempt that carries all that an attempt can. */
async function unitsPerAnswer(questions: number): Promise<{ units: number[]; calls: string[] }> {
  const engine = await makeEngine({ questions });
  await engine.addCoupon({ code: 'WELCOME', batchId: 'ab12cd' });
  const userId = newPerson();
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  const { attemptId } = view;
  const granted = { grantId: ulid(), reason: 'Reads slowly.', by: 'admin', minutes: 240 };
  await grantNextTime(engine.ports, { userId, quizId, ...granted });
  await engine.answer(userId, view, 0);
  await grantTime(engine.ports, { userId, attemptId, ...granted });
  expect(await engine.find(userId, attemptId)).toMatchObject({ batch: 'ab12cd', extraMs: 240 * 60_000 });
  const awaySeconds = 36 ** 3;
  for (let resumes = 0; resumes < 3; resumes++)
    await engine.switchTab(userId, attemptId, newEventId(), { awaySeconds });
  await engine.answer(userId, view, 1);
  const units: number[] = [];
  const calls = record(engine.table);
  intercept(
    engine.table,
    ({ name }) => name === 'UpdateItem',
    async (send, call) => {
      call.input['ReturnConsumedCapacity'] = 'TOTAL';
      const reply = (await send()) as { output: { ConsumedCapacity?: ConsumedCapacity } };
      units.push(reply.output.ConsumedCapacity?.CapacityUnits ?? NaN);
      return reply;
    },
  );
  for (let index = 2; index < questions; index++) await engine.answer(userId, view, index);
  return { units, calls: calls.map(({ name }) => name) };
}

describe('saving an answer', () => {
  it('is one update and no read in a warm function, for one write unit at 60 questions', async () => {
    const { units, calls } = await unitsPerAnswer(60);
    expect(calls).toEqual(Array(58).fill('UpdateItem'));
    expect(units).toEqual(Array(58).fill(1));
  });

  it('takes two write units at most at 200 questions', async () => {
    const { units, calls } = await unitsPerAnswer(200);
    expect(calls).toEqual(Array(198).fill('UpdateItem'));
    expect(Math.max(...units)).toBeLessThanOrEqual(2);
    expect(Math.min(...units)).toBeGreaterThanOrEqual(1);
  });

  it('keeps 60 answers of 60 × 8 concurrent ones, half of them with another option', async () => {
    const engine = await makeEngine();
    const { userId, view, attemptId } = await startedAttempt(engine);
    const functions = [engine, another(engine)];
    const outcomes = await Promise.all(
      view.questions.flatMap((_, index) =>
        Array.from({ length: 8 }, async (_, copy) => {
          const choice = index === 0 ? copy % 2 : copy % 2;
          const outcome = await settled((functions[copy % 2] as Engine).answer(userId, view, index, choice));
          return { index, choice, outcome };
        }),
      ),
    );
    const attempt = await engine.find(userId, attemptId);
    expect(attempt?.answeredCount).toBe(60);
    expect(Object.keys(attempt?.answers ?? {})).toHaveLength(60);
    for (const { index, choice, outcome } of outcomes) {
      const question = view.questions[index];
      const stored = attempt?.answers[question?.questionId ?? '']?.optionId;
      const same = stored === question?.options[choice]?.optionId;
      expect(['saved', 'replayed'].includes(outcome), `question ${index}, choice ${choice}: ${outcome}`).toBe(same);
      if (!same) expect(outcome).toBe('already-answered');
    }
    expect(outcomes.filter(({ outcome }) => outcome === 'saved')).toHaveLength(59);
    expect(attempt?.score).toBe(await recomputedScore(engine, userId, attemptId));
  });

  it('repeats a save whose reply was lost without counting it twice', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    loseReplies(engine.table, ({ name }) => name === 'UpdateItem');
    await expect(engine.answer(userId, view, 1)).rejects.toThrow('reset');
    await expect(engine.answer(userId, view, 1)).resolves.toMatchObject({ outcome: 'replayed' });
    expect((await engine.find(userId, attemptId))?.answeredCount).toBe(2);
    expect((await engine.find(userId, attemptId))?.score).toBe(await recomputedScore(engine, userId, attemptId));
  });

  it('tries again when it meets a transaction, five times at most', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view } = await startedAttempt(engine);
    const conflict = () => new TransactionConflictException({ message: 'busy', $metadata: {} });
    const patient = another(engine);
    failFirst(patient.table, ({ name }) => name === 'UpdateItem', conflict, 4);
    await expect(patient.answer(userId, view, 1)).resolves.toMatchObject({ outcome: 'saved' });
    const unlucky = another(engine);
    failFirst(unlucky.table, ({ name }) => name === 'UpdateItem', conflict, 5);
    await expect(unlucky.answer(userId, view, 2)).rejects.toMatchObject({ code: 'busy' });
  });

  it('takes the points from the pinned version, whatever version the request names', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view } = await startedAttempt(engine);
    await engine.publish(
      makeBank(4).map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option, points: 1000 })),
      })),
      1,
    );
    const forged = formatAttemptId({ ...parseAttemptId(view.attemptId), version: 2 });
    await expect(engine.answer(userId, { ...view, attemptId: forged }, 1)).rejects.toMatchObject({ code: 'not-found' });
    await engine.answer(userId, view, 1);
    expect((await engine.find(userId, view.attemptId))?.score).toBeLessThan(1000);
  });

  it('refuses an option that the question does not have', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view } = await startedAttempt(engine);
    const [, question] = view.questions;
    const forged = {
      ...view,
      questions: [
        { ...question, questionId: question?.questionId ?? '', text: '', options: [{ optionId: 'z', text: '' }] },
      ],
    };
    await expect(engine.answer(userId, forged, 0)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('takes an answer that was given in time and arrives late, and marks it', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    engine.clock.advance(view.timeLimitSeconds * 1000 + 60_000);
    await expect(engine.answer(userId, view, 1, 0, 60_000)).resolves.toMatchObject({ outcome: 'saved' });
    await expect(engine.answer(userId, view, 1, 0, 60_000)).resolves.toMatchObject({ outcome: 'replayed' });
    expect((await engine.find(userId, attemptId))?.late).toEqual([view.questions[1]?.questionId]);
    expect((await engine.find(userId, attemptId))?.answeredCount).toBe(2);
  });

  it('does not mark an answer that arrives within the grace of an honest network', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    const limitMs = view.timeLimitSeconds * 1000;
    engine.clock.advance(limitMs + 4_000);
    await engine.answer(userId, view, 1, 0, limitMs);
    expect((await engine.find(userId, attemptId))?.late).toEqual([]);
  });

  it.each([
    ['was given after the time', 60_000, 10_000],
    ['arrives after the late window', lateWindowMs + 1, -10_000],
  ])('refuses an answer that %s', async (_, arrivesAfter, givenAfter) => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view } = await startedAttempt(engine);
    const limitMs = view.timeLimitSeconds * 1000;
    engine.clock.advance(limitMs + arrivesAfter);
    await expect(engine.answer(userId, view, 1, 0, limitMs + givenAfter)).rejects.toMatchObject({
      code: 'attempt-closed',
    });
  });

  it("never reaches another person's attempt", async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    await expect(engine.answer(newPerson(), view, 1)).rejects.toMatchObject({ code: 'not-found' });
    expect((await engine.find(userId, attemptId))?.answeredCount).toBe(1);
  });
});

/** The outcome, or the code of the refusal. */
async function settled(saving: Promise<{ outcome: string }>): Promise<string> {
  try {
    return (await saving).outcome;
  } catch (cause) {
    return (cause as { code: string }).code;
  }
}
