import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { makeBank } from '#test/support/make-bank.ts';
import {
  another,
  makeEngine,
  quizId,
  recomputedScore,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

const hour = 3600;

describe('saveAnswer', () => {
  it('stores one of eight concurrent answers to each of 60 questions, and refuses other options', async () => {
    const engine = await makeEngine({ questions: 60 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    const functions = [engine, another(engine)];
    const outcomes = await Promise.all(
      view.questions.flatMap((_, index) =>
        Array.from({ length: 8 }, async (_, copy) => {
          const choice = copy % 2;
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

  it('takes points from the pinned version, whatever version the request names', async () => {
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

  it.each([60_000, 0])('accepts and marks an answer that was given after %d ms and arrives late', async (claimed) => {
    const { userId, view, attemptId } = await startedAttempt(engine);
    engine.clock.advance(view.timeLimitSeconds * 1000 + 60_000);
    await expect(engine.answer(userId, view, 1, 0, claimed)).resolves.toMatchObject({ outcome: 'saved' });
    await expect(engine.answer(userId, view, 1, 0, claimed)).resolves.toMatchObject({ outcome: 'replayed' });
    expect((await engine.find(userId, attemptId))?.late).toEqual([view.questions[1]?.questionId]);
    expect((await engine.find(userId, attemptId))?.answeredCount).toBe(2);
  });

  it('stores times of answers and absences to the second, even after 65 hours', async () => {
    const engine = await makeEngine({ questions: 4 });
    await engine.table.db.send(
      new UpdateCommand({
        TableName: engine.table.name,
        Key: keys.quiz(quizId),
        UpdateExpression: 'SET secondsPerAttempt = :limit',
        ExpressionAttributeValues: { ':limit': 70 * hour },
      }),
    );
    const { userId, view, attemptId } = await startedAttempt(engine);
    engine.clock.advance(65 * hour * 1000 + 1500);
    await engine.switchTab(userId, attemptId, 'awayevent1', { awaySeconds: 64 * hour });
    await engine.answer(userId, view, 1, 0, 65 * hour * 1000 + 1500);
    const { answers, events } = (await engine.find(userId, attemptId)) ?? {};
    expect(answers?.[view.questions[1]?.questionId ?? '']?.seconds).toBe(65 * hour + 1);
    expect(events?.['awayevent1']?.awaySeconds).toBe(64 * hour);
  });

  it('accepts an answer claimed up to 5 seconds after the limit', async () => {
    const { userId, view } = await startedAttempt(engine);
    const limitMs = view.timeLimitSeconds * 1000;
    engine.clock.advance(limitMs + 5_001);
    await expect(engine.answer(userId, view, 1, 0, limitMs + 5_000)).resolves.toMatchObject({ outcome: 'saved' });
    await expect(engine.answer(userId, view, 2, 0, limitMs + 5_001)).rejects.toMatchObject({ code: 'attempt-closed' });
  });

  it.each([
    ['within the time', 90_000],
    ['after the time', 1e12],
  ])('stores no answer as given later than it arrived, if the device claims a moment %s', async (_, claimed) => {
    const { userId, view, attemptId } = await startedAttempt(engine);
    engine.clock.advance(10_000);
    await expect(engine.answer(userId, view, 1, 0, claimed)).resolves.toMatchObject({ outcome: 'saved' });
    engine.clock.advance(5_000);
    await expect(engine.answer(userId, view, 2, 0, 12_000)).resolves.toMatchObject({ outcome: 'saved' });
    const { answers, late } = (await engine.find(userId, attemptId)) ?? {};
    expect([1, 2].map((index) => answers?.[view.questions[index]?.questionId ?? '']?.seconds)).toEqual([10, 12]);
    expect(late).toEqual([]);
  });

  it('accepts an answer through a function whose clock is slightly behind', async () => {
    const { userId, view, attemptId } = await startedAttempt(engine);
    engine.clock.advance(-50);
    await expect(engine.answer(userId, view, 1, 0, 0)).resolves.toMatchObject({ outcome: 'saved' });
    await expect(engine.answer(userId, view, 2, 0, 3_000)).resolves.toMatchObject({ outcome: 'saved' });
    const { answers } = (await engine.find(userId, attemptId)) ?? {};
    expect([1, 2].map((index) => answers?.[view.questions[index]?.questionId ?? '']?.seconds)).toEqual([0, 0]);
  });

  it('refuses an answer that arrives after the late window', async () => {
    const { userId, view } = await startedAttempt(engine);
    const limitMs = view.timeLimitSeconds * 1000;
    engine.clock.advance(limitMs + lateWindowMs + 1);
    const late = engine.answer(userId, view, 1, 0, limitMs - 10_000);
    await expect(late).rejects.toMatchObject({ code: 'attempt-closed' });
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
