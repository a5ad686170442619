import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { api, type OperationName } from '#functions/contract/api.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { newEventId } from '#test/support/engine/make-engine.ts';

type Key = Record<string, string>;

interface List {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** A key of this list, at which a cursor may continue it. */
  own: Key;
  /** Number of ranges that are merged in the list. */
  ranges?: number;
  /** A key of the same partition, beyond the bounds of the list. */
  outside?: Key;
}

const month = '2026-01';
const inIndex = (gsi1pk: string) => ({ gsi1pk, gsi1sk: '0001767600000000', pk: 'USER#1', sk: 'PROFILE' });

let handlers: Handlers;
let token: string;
let lists: Partial<Record<OperationName, List>>;

beforeAll(async () => {
  handlers = await startHandlers();
  await handlers.engine.publish(makeBank(2));
  const userId = await makeAdmin(handlers.engine, 'chief@example.com');
  token = handlers.tokenOf(userId, { email: 'chief@example.com' });
  await handlers.engine.addCoupon({ code: 'WELCOME' });
  const terms = { validFrom: 1000, validUntil: 8e12, discountPercentage: 50, maxUses: null };
  const batch = { requestId: newEventId(), label: 'Class 12', count: 3, ...terms };
  const batchId = String((await send('createCouponBatch', { params: { quizId: 1 }, body: batch })).json['batchId']);
  const params = { quizId: 1 };
  lists = {
    listAudit: {
      query: { from: `${month}-01`, until: `${month}-31` },
      own: { pk: `AUDIT#${month}`, sk: '01KE0000000000000000000000' },
    },
    listMessages: { query: { month }, own: { pk: `CONTACT#${month}`, sk: '01KE0000000000000000000000' } },
    listVersions: { params, own: { pk: 'QUIZ#1', sk: 'VERSION#0000001' }, outside: { pk: 'QUIZ#1', sk: 'QUIZ' } },
    listUploads: { own: inIndex('UPLOADS') },
    listCoupons: { params, own: inIndex('COUPONS#1') },
    listCouponUses: { params: { code: 'WELCOME' }, own: inIndex('USES#WELCOME') },
    listBatchCodes: { params: { batchId }, own: inIndex(`BATCH#${batchId}`) },
    listReports: {
      query: { statuses: 'failed,sent' },
      ...{ own: inIndex('REPORT#failed'), ranges: 2 },
    },
    listAttempts: { query: { status: 'open' }, own: inIndex('OPEN') },
  };
});
afterAll(() => handlers.issuer.close());

const send = (name: OperationName, sent: Parameters<Handlers['send']>[1] = {}) =>
  handlers.send(name, { ...sent, token });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function ask(name: OperationName, { params, query }: List, cursor: string) {
  const { status, json } = await send(name, { ...(params && { params }), query: { ...query, cursor } });
  return { status, code: json['code'] };
}

/** The cursor that continues the first list of ranges at a key. */
const cursorAt = ({ own, ranges = 1 }: List, key: unknown = own) =>
  encode([0, key, ...Array.from({ length: ranges - 1 }, () => 'begin')]);

const takesCursor = (operation: Endpoint) =>
  operation.query !== undefined && 'cursor' in (operation.query as z.ZodMiniObject).def.shape;
const names = (Object.keys(api) as OperationName[]).filter((name) => takesCursor(api[name]));

/** Values in a key, each broken in its own way. */
const broken: unknown[] = [7, null, true, [], {}, '', '\ud800', 'x'.repeat(2100)];

describe.each(names)('the cursor of %s', (name) => {
  const list = () => lists[name] ?? expect.fail(`There is no ${name} here.`);

  it('continues the list', async () => {
    expect(await ask(name, list(), cursorAt(list()))).toMatchObject({ status: 200 });
  });

  it('is refused if tampered with, or taken from another list', async () => {
    const { own, outside } = list();
    const keys = Object.keys(own);
    const nonsense = fc.constantFrom(
      ...['', '!!', 'nonsense', encode(null), encode([]), encode(own), encode('text'), encode({}), 'A'.repeat(1999)],
      ...[cursorAt(list()).slice(0, -3), Buffer.from('{"__proto__":{"pk":"x"}}').toString('base64url')],
      ...[encode([0]), encode([0, own, own, own]), encode([-1, own]), encode([9_000_000, own]), encode(['0', own])],
      ...[encode([0.5, own]), cursorAt(list(), 'start'), cursorAt(list(), [own]), cursorAt(list(), {})],
      ...[cursorAt(list(), { ...own, more: 'x' }), cursorAt(list(), { pk: 'QUIZ#2', sk: 'VERSION#0000001' })],
      `${cursorAt(list()).slice(0, -1)}\u0000`,
    );
    const without = fc.constantFrom(...keys).map((key) => cursorAt(list(), { ...own, [key]: undefined }));
    const altered = fc
      .tuple(fc.constantFrom(...keys), fc.constantFrom(...broken))
      .map(([key, value]) => cursorAt(list(), { ...own, [key]: value }));
    const beyond = fc.constant(cursorAt(list(), outside ?? {}));
    const others = names.flatMap((other) => {
      const cursor = cursorAt(lists[other] ?? expect.fail('no list'));
      return other === name ? [] : [cursor];
    });
    const foreign = fc.constantFrom(...others);
    await fc.assert(
      fc.asyncProperty(fc.oneof(nonsense, without, altered, beyond, foreign), async (cursor) => {
        expect(await ask(name, list(), cursor), cursor).toEqual({ status: 400, code: 'invalid-input' });
      }),
      { numRuns: 60 },
    );
  });
});

it('a cursor may contain a key with line breaks', async () => {
  const uploads = lists.listUploads ?? expect.fail('no list');
  const cursor = cursorAt(uploads, { ...uploads.own, gsi1sk: 'a\n\r\nb' });
  expect(await ask('listUploads', uploads, cursor)).toMatchObject({ status: 200 });
});

it('the tests above cover every operation that takes a cursor', () => {
  expect(Object.keys(lists).sort()).toEqual(names.toSorted());
});
