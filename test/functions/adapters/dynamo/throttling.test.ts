import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { item } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { publicOperations } from '#functions/contract/operations/public.ts';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { serve } from '#functions/runtime/http.ts';
import { failFirst, record } from '#test/support/faults.ts';
import {
  another,
  makeEngine,
  newPerson,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';

const named = (name: string) => () => Object.assign(new Error('Rate exceeded'), { name });
const cancelled = (...codes: string[]) => {
  const CancellationReasons = codes.map((Code) => ({ Code }));
  return () => new TransactionCanceledException({ message: 'Cancelled', $metadata: {}, CancellationReasons });
};

const slowDowns: [string, () => Error][] = [
  ['ProvisionedThroughputExceededException', named('ProvisionedThroughputExceededException')],
  ['ThrottlingException', named('ThrottlingException')],
  ['RequestLimitExceeded', named('RequestLimitExceeded')],
  ['TransactionConflictException', named('TransactionConflictException')],
  ['TransactionInProgressException', named('TransactionInProgressException')],
  ['a status 429', () => Object.assign(new Error('Slow down'), { $metadata: { httpStatusCode: 429 } })],
  ['a transaction cancelled by ThrottlingError', cancelled('None', 'ThrottlingError')],
  [
    'a transaction cancelled by ProvisionedThroughputExceeded',
    cancelled('ProvisionedThroughputExceeded', 'TransactionConflict'),
  ],
];

/** Of each kind of call one, and what it gives. */
async function callsOf(engine: Engine) {
  const { userId, view } = await startedAttempt(engine);
  const calls: Record<string, (on: Engine) => Promise<unknown>> = {
    GetItem: (on) => on.find(userId, view.attemptId),
    Query: (on) => on.ports.attempts.listCompleted(userId, quizId),
    BatchGetItem: (on) => getItems(on.table, [keys.coupon('WELCOME'), keys.coupon('ANOTHER')], item),
    UpdateItem: (on) => on.answer(userId, view, 1),
    TransactWriteItems: async (on) => on.redeem(newPerson()),
  };
  return Object.entries(calls);
}

// No pauses: their length is in retry-transient.test.ts.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a throttled table', () => {
  it.each(slowDowns)('every kind of call is retried after %s', async (_, error) => {
    const engine = await makeEngine({ questions: 4 });
    for (const [name, run] of await callsOf(engine)) {
      const patient = another(engine);
      failFirst(patient.table, (call) => call.name === name, error, 4);
      await expect(run(patient), name).resolves.toBeDefined();
    }
  });

  it('all attempts of a transaction share one idempotency token', async () => {
    const engine = await makeEngine({ questions: 4 });
    const calls = record(engine.table);
    failFirst(engine.table, ({ name }) => name === 'TransactWriteItems', named('TransactionInProgressException'), 2);
    const tokens = () =>
      calls.filter(({ name }) => name === 'TransactWriteItems').map(({ input }) => input['ClientRequestToken']);
    await engine.redeem(newPerson());
    await engine.redeem(newPerson());
    expect(tokens()).toHaveLength(4);
    expect(new Set(tokens()).size).toBe(2);
    expect(tokens()[0]).toEqual(expect.any(String));
  });

  it('the API replies 503 `busy` with a retry-after header', async () => {
    const engine = await makeEngine({ questions: 4 });
    failFirst(engine.table, ({ name }) => name === 'GetItem', named('ProvisionedThroughputExceededException'), 5);
    const handler = serve('public', publicOperations, {
      getActiveQuiz: async () => {
        const quiz = await engine.ports.quizzes.findActive();
        throw new Error(`There is an answer: ${quiz?.name}`);
      },
      sendContactMessage: () => Promise.reject(new Error('Not asked')),
    });
    vi.stubEnv('API_SECRET', 'secret');
    const from = {
      headers: { [edgeHeader]: 'secret' },
      requestContext: { requestId: 'r1', http: { sourceIp: '192.0.2.1' } },
    };
    const event = { routeKey: 'GET /api/quiz', ...from } as unknown as APIGatewayProxyEventV2;
    const reply = await handler(event);
    expect(reply).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
    });
    expect(JSON.parse(reply.body ?? '')).toMatchObject({ code: 'busy', requestId: 'r1' });
  });
});
