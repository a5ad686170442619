import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { OperationName } from '#functions/contract/api.ts';
import { newEventId } from '#test/support/engine/make-engine.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { logLines } from '#test/support/handlers/log-lines.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';

let handlers: Handlers;
let token: string;
let batchId: string;
let codes: string[];
let report: ReturnType<typeof keys.result>;

const params = { quizId: 1 };
const terms = { validFrom: 1000, validUntil: 8e12, discountPercentage: 50 };
const secret = 'the words of a person';

const send = (name: OperationName, sent: Parameters<Handlers['send']>[1] = {}) =>
  handlers.send(name, { token, ...sent });

/** Gives an item's attribute a type that no reader takes. */
async function spoil(key: { pk: string; sk: string }, attribute: string): Promise<void> {
  await handlers.engine.table.db.send(
    new UpdateCommand({
      TableName: handlers.engine.table.name,
      Key: key,
      UpdateExpression: 'SET #name = :value',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': attribute },
      ExpressionAttributeValues: { ':value': [secret] },
    }),
  );
}

async function makeBatch(): Promise<string> {
  const body = { ...terms, requestId: newEventId(), label: 'Class 12', count: 3 };
  return String((await send('createCouponBatch', { params, body })).json['batchId']);
}

beforeAll(async () => {
  handlers = await startHandlers();
  const { engine } = handlers;
  token = handlers.tokenOf(await makeAdmin(engine, 'chief@example.com'));
  await engine.publish(makeBank(3));
  await engine.publish(makeBank(4, 'Second'), 1);
  await engine.publish(makeBank(5, 'Other'), undefined, 2);
  await engine.ports.quizzes.activate({ quizId: 1, by: 'admin', at: engine.clock(), activeQuizId: 2 });
  for (const code of ['GOOD', 'BAD', 'WELCOME']) await engine.addCoupon({ code });
  const { userId, attemptId } = await endedAttempt(engine);
  report = keys.result(userId, attemptId);
  batchId = await makeBatch();
  const listed = await send('listBatchCodes', { params: { batchId } });
  codes = (listed.json['codes'] as { code: string }[]).map(({ code }) => code);
});
afterAll(() => handlers.issuer.close());

it.each([
  ['quizzes', 'listQuizzes', () => ({}), () => keys.quiz(2), 'price'],
  ['bank versions', 'listVersions', () => ({ params }), () => keys.version(1, 1), 'counts'],
  ['coupons', 'listCoupons', () => ({ params }), () => keys.coupon('BAD'), 'validFrom'],
  ['batch codes', 'listBatchCodes', () => ({ params: { batchId } }), () => keys.coupon(codes[0] ?? ''), 'uses'],
  ['reports', 'listReports', () => ({ query: { statuses: 'pending' } }), () => report, 'tries'],
] as const)(
  'a list of %s with an unreadable item fails; the log names key and attribute, but no value',
  async (_, name, sent, keyOf, attribute) => {
    expect((await send(name, sent())).status).toBe(200);
    await spoil(keyOf(), attribute);
    const lines = logLines();
    expect((await send(name, sent())).status).toBe(500);
    const { pk, sk } = keyOf();
    const line = lines.find((one) => one.includes('unexpected'));
    expect(line).toContain(`The item ${pk} / ${sk} has no valid ${attribute}.`);
    expect(lines.join()).not.toContain(secret);
  },
);
