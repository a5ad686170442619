import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { newEventId } from '#test/support/engine/make-engine.ts';
import * as words from '#functions/domain/words/coupons.ts';

let handlers: Handlers;
let token: string;
beforeAll(async () => {
  handlers = await startHandlers();
  await handlers.engine.publish(makeBank(4));
  const email = 'chief@example.com';
  const userId = await makeAdmin(handlers.engine, email);
  token = handlers.tokenOf(userId, { email });
});
afterAll(() => handlers.issuer.close());

const params = { quizId: 1 };
const terms = { validFrom: 1000, validUntil: 8e12, discountPercentage: 50, maxUses: null };

describe('a coupon over HTTP', () => {
  it.each<[string, object, string, string]>([
    ['a code with a blank', { code: 'TWO WORDS' }, 'body.code', words.codePattern],
    ['a code of two characters', { code: 'AB' }, 'body.code', words.codePattern],
    ['a window that ends as it begins', { validUntil: 1000 }, 'body.validUntil', words.order],
    ['no end', { validUntil: null }, 'body.validUntil', words.validUntil],
    ['a discount above 100', { discountPercentage: 100.01 }, 'body.discountPercentage', words.discount(0, 100)],
    ['a discount below 0', { discountPercentage: -1 }, 'body.discountPercentage', words.discount(0, 100)],
    ['three decimals', { discountPercentage: 12.345 }, 'body.discountPercentage', 'at most two decimal places'],
    ['no uses at all', { maxUses: 0 }, 'body.maxUses', '1 or more'],
    ['half a use', { maxUses: 1.5 }, 'body.maxUses', 'whole number'],
  ])('is refused with %s, naming the field', async (_, changes, where, words) => {
    const reply = await handlers.send('createCoupon', {
      params,
      body: { code: 'GOOD', ...terms, ...changes },
      token,
    });
    expect(reply).toMatchObject({ status: 400, json: { code: 'invalid-input', where } });
    expect(reply.json['message']).toContain(words);
  });

  it('is refused with every mistake listed, the first one first', async () => {
    const body = { code: 'AB', ...terms, validUntil: null, maxUses: 0 };
    const reply = await handlers.send('createCoupon', { params, body, token });
    const wrong = ['body.code', 'body.validUntil', 'body.maxUses'].map((where): unknown =>
      expect.objectContaining({ where }),
    );
    expect(reply).toMatchObject({ status: 400, json: { where: 'body.code' } });
    expect(reply.json['wrong']).toHaveLength(3);
    expect(reply.json['wrong']).toEqual(expect.arrayContaining(wrong));
  });

  it.each([0, 1001, 1.5])('is refused as a batch of %d codes', async (count) => {
    const body = { requestId: newEventId(), label: 'A', count, ...terms };
    expect(await handlers.send('createCouponBatch', { params, body, token })).toMatchObject({
      status: 400,
      json: { where: 'body.count' },
    });
  });

  it('comes without the seed of its batch', async () => {
    const body = { requestId: newEventId(), label: 'Class 12', count: 3, ...terms };
    const made = await handlers.send('createCouponBatch', { params, body, token });
    expect(made).toMatchObject({ status: 200, json: { count: 3, createdByName: 'chief@example.com' } });
    expect(Object.keys(made.json)).not.toContain('seed');
    const batchId = made.json['batchId'] as string;
    const codes = await handlers.send('listBatchCodes', { params: { batchId }, token });
    expect(codes.json['codes']).toHaveLength(3);
  });
});

it('half characters are removed from a text before it is stored', async () => {
  const body = { requestId: newEventId(), label: 'Class \ud83d12 😀', count: 1, ...terms };
  const made = await handlers.send('createCouponBatch', { params, body, token });
  expect(made).toMatchObject({ status: 200, json: { label: 'Class 12 😀' } });
  const blank = await handlers.send('createCouponBatch', { params, body: { ...body, label: '\udc00' }, token });
  expect(blank).toMatchObject({ status: 400, json: { where: 'body.label' } });
});

it.each([
  ['startExport', { body: { kind: 'scores', from: 2, until: 1, reason: 'Yearly' } }, 'body'],
  ['listAudit', { query: { from: '2026-02-01', until: '2026-01-01' } }, 'query'],
  ['updateHolidays', { body: { holidays: [{ day: '2027-02-30', name: 'A' }], revision: 0 } }, 'body.holidays.0.day'],
] as const)('%s refuses impossible days', async (name, sent, where) => {
  expect(await handlers.send(name, { ...sent, token })).toMatchObject({ status: 400, json: { where } });
});

it('an invalid month is refused', async () => {
  for (const month of ['2026-13', '2026', '']) {
    expect(await handlers.send('listMessages', { query: { month }, token })).toMatchObject({
      status: 400,
      json: { where: 'query.month' },
    });
  }
});
