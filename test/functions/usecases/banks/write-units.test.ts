import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { packAnswer, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { deliveryGraceMs } from '#functions/domain/attempts/time-limit.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { intercept, record } from '#test/support/faults.ts';
import { itemSize } from '#test/support/dynamo/item-size.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, newEventId, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

const anAnswer = { optionId: '0', seconds: 0 };
const batchCode = 'TRU-7K2M-QX4D-9HRT';
/** The highest id but these of 5,000 questions in 50 quite different versions. */
const lastId = 5000 * 50;

/** A quiz with so many questions, whose ids are as long as they can get. */
async function makeOldQuiz(questions: number): Promise<Engine> {
  const engine = await makeEngine({ questions: 1 });
  await engine.table.db.send(
    new UpdateCommand({
      TableName: engine.table.name,
      Key: keys.quiz(quizId),
      UpdateExpression: 'SET lastQuestionId = :last',
      ExpressionAttributeValues: { ':last': lastId - questions },
    }),
  );
  const quiz = await engine.ports.quizzes.find(quizId);
  await engine.publish(makeBank(questions, 'Of the fiftieth version'), quiz?.revision);
  await engine.addCoupon({ code: batchCode, batchId: 'ab12cd' });
  return engine;
}

/** An attempt that ended with answers to so many questions: the first is given, the others are put beside it. */
async function takeOnce(engine: Engine, userId: string, answers: number): Promise<void> {
  await engine.redeem(userId, batchCode);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  await engine.end(userId, view.attemptId);
  const given = view.questions.slice(0, answers).map(({ questionId }) => [questionId, packAnswer(anAnswer)] as const);
  await engine.table.db.send(
    new UpdateCommand({
      TableName: engine.table.name,
      Key: keys.attempt(userId, parseAttemptId(view.attemptId)),
      UpdateExpression: 'SET answers = :given, answered = :count',
      ExpressionAttributeValues: { ':given': Object.fromEntries(given), ':count': answers },
    }),
  );
}

/** All that an attempt may carry beside its answers: what was granted, the batch, a live entry, every event with its absence. */
async function loadedAttempt(engine: Engine, userId: string): Promise<AttemptView> {
  await engine.redeem(userId, batchCode);
  const view = await engine.enter(userId);
  const { attemptId } = view;
  const granted = { reason: 'Reads slowly.', by: 'admin', minutes: 240 };
  await grantNextTime(engine.ports, { userId, quizId, grantId: ulid(), ...granted });
  engine.clock.advance(1);
  await engine.answer(userId, view, 0, 4);
  engine.clock.advance(1);
  const { grants } = engine.ports;
  const given = { ...granted, userId, attempt: parseAttemptId(attemptId), now: engine.clock() };
  await grants.grantTime({ ...given, grantId: ulid(), minutes: 239 });
  await grants.grantResume({ ...given, grantId: ulid() });
  for (let event = 0; event < 3; event++)
    await engine.switchTab(userId, attemptId, newEventId(), { awaySeconds: 10 * 24 * 60 * 60 });
  await engine.enter(userId, newEventId(), { awaySeconds: 10 * 24 * 60 * 60 });
  return view;
}

/** Every answer after the first of a loaded attempt, the second half of them late: write units, calls, and the bytes at the end. */
async function measure({ left, answers }: { left: number; answers: number }) {
  const engine = await makeOldQuiz(left + answers);
  const userId = newPerson();
  if (left > 0) await takeOnce(engine, userId, left);
  const view = await loadedAttempt(engine, userId);
  expect(view.questions).toHaveLength(answers);
  const { deadline = 0, createdAt = 0, ...attempt } = (await engine.find(userId, view.attemptId)) ?? {};
  expect(attempt).toMatchObject({ batch: 'ab12cd', extraMs: 240 * 60_000, resumeLimit: 5 });
  const units = countUnits(engine);
  const calls = record(engine.table);
  const half = Math.ceil(answers / 2);
  // Late enough for every time that the answers claim.
  engine.clock.advance(Math.min(half * 1000, deadline - createdAt));
  for (let index = 1; index < half; index++) await engine.answer(userId, view, index, 4);
  expect(calls.map(({ name }) => name)).toEqual(Array(half - 1).fill('UpdateItem'));
  engine.clock.advance(deadline + deliveryGraceMs + 2 - engine.clock());
  for (let index = half; index < answers; index++) await engine.answer(userId, view, index, 4, deadline - createdAt);
  const stored = await engine.find(userId, view.attemptId);
  expect(stored?.answeredCount).toBe(answers);
  expect(stored?.late).toHaveLength(answers - half);
  const [item = {}] = (await engine.items(userId, 'ATTEMPT#')).filter(({ status }) => status === 'open');
  expect(units).toHaveLength(answers - 1);
  return { units: [...new Set(units)], bytes: itemSize(item) };
}

/** Of each update that is carried out. */
function countUnits({ table }: Engine): number[] {
  const units: number[] = [];
  intercept(
    table,
    ({ name }) => name === 'UpdateItem',
    async (send, call) => {
      call.input['ReturnConsumedCapacity'] = 'TOTAL';
      const reply = (await send()) as { output: { ConsumedCapacity?: ConsumedCapacity } };
      units.push(reply.output.ConsumedCapacity?.CapacityUnits ?? NaN);
      return reply;
    },
  );
  return units;
}

describe('saveAnswer in a quiz that had 5,000 questions in each of 50 versions', () => {
  it.each([
    { left: 0, answers: 60, bytes: 889 },
    { left: 30, answers: 30, bytes: 688 },
    { left: 60, answers: 60, bytes: 975 },
    { left: 940, answers: 60, bytes: 1017 },
  ])(
    'costs one update of one write unit, and no read: $answers answers, $left questions left out',
    async ({ bytes, ...split }) => {
      const measured = await measure(split);
      expect(measured).toEqual({ units: [1], bytes: expect.closeTo(bytes, -2) as number });
    },
    120_000,
  );

  it.each([
    { left: 0, answers: 200, bytes: 2011 },
    { left: 60, answers: 140, bytes: 1623 },
  ])(
    'costs at most two write units: $answers answers, $left questions left out',
    async ({ bytes, ...split }) => {
      const measured = await measure(split);
      expect(measured).toEqual({ units: [1, 2], bytes: expect.closeTo(bytes, -2) as number });
    },
    120_000,
  );
});
