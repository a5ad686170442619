import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponAdminStore } from '#functions/adapters/dynamo/coupons/coupon-admin-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { OperationName } from '#functions/contract/api.ts';
import { newEventId } from '#test/support/engine/make-engine.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { logLines } from '#test/support/handlers/log-lines.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';

let handlers: Handlers;
let token: string;
let batchId: string;
let codes: string[];

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
  for (const code of ['GOOD', 'BAD']) await engine.addCoupon({ code });
  batchId = await makeBatch();
  const listed = await send('listBatchCodes', { params: { batchId } });
  codes = (listed.json['codes'] as { code: string }[]).map(({ code }) => code);
});
afterAll(() => handlers.issuer.close());

/** The rows of a list, by what the test knows them by. */
async function rowsOf(name: OperationName, sent: Parameters<Handlers['send']>[1], list: string, field: string) {
  const { status, json } = await send(name, sent);
  expect(status).toBe(200);
  return (json[list] as Record<string, unknown>[]).map((row) => row[field]);
}

describe('an unreadable item', () => {
  it.each([
    ['quiz', 'listQuizzes', {}, 'quizzes', 'quizId', () => keys.quiz(2), 'price', 2],
    ['bank version', 'listVersions', { params }, 'versions', 'version', () => keys.version(1, 1), 'counts', 1],
  ] as const)('is left out of the list and logged: %s', async (_, name, sent, list, field, keyOf, attribute, id) => {
    const before = await rowsOf(name, sent, list, field);
    expect(before).toContain(id);
    await spoil(keyOf(), attribute);
    const lines = logLines();
    expect(await rowsOf(name, sent, list, field)).toEqual(before.filter((one) => one !== id));
    const { pk, sk } = keyOf();
    const line = lines.find((one) => one.includes('item-unreadable'));
    expect(line).toContain(`The item ${pk} / ${sk} has no valid ${attribute}.`);
    expect(lines.join()).not.toContain(secret);
  });

  it('is left out of the codes of a batch, the coupons and the batches', async () => {
    const [bad = '', ...rest] = codes;
    await spoil(keys.coupon(bad), 'uses');
    expect(await rowsOf('listBatchCodes', { params: { batchId } }, 'codes', 'code')).toEqual(rest);
    const other = await makeBatch();
    await spoil(keys.batch(batchId), 'seed');
    await spoil(keys.coupon('BAD'), 'validFrom');
    const { status, json } = await send('listCoupons', { params });
    expect(status).toBe(200);
    const listed = JSON.stringify(json['entries']);
    for (const there of [other, '"GOOD"']) expect(listed).toContain(there);
    for (const gone of [batchId, '"BAD"']) expect(listed).not.toContain(gone);
  });

  it('fails a list that has no logging of unreadable items', async () => {
    await spoil(keys.coupon('BAD'), 'validFrom');
    await expect(couponAdminStore(handlers.engine.table).list(1, undefined)).rejects.toThrow(
      /The item .* has no valid/,
    );
  });
});
