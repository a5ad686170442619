import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationName } from '#functions/contract/api.ts';
import { indiaDay, indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';
import { newEventId } from '#test/support/engine/make-engine.ts';
import { addAttempts } from '#test/support/growth/add-attempts.ts';
import { countCalls, type CallCounter } from '#test/support/growth/count-calls.ts';
import { fillLists } from '#test/support/growth/fill-lists.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { adminPorts, makePerson } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';

const now = Date.now();
const quiz = { quizId: 1 };
const terms = { validFrom: 1000, validUntil: 8e12, discountPercentage: 50, maxUses: null };

let counter: CallCounter;
let handlers: Handlers;
let token: string;
let batches: string[];
let person: string;
/** The calls of each page while there were ten entries. */
const few = new Map<string, string[]>();

beforeAll(async () => {
  counter = await countCalls(dynamoEndpoint());
  handlers = await startHandlers({ dynamo: counter.endpoint });
  const { engine } = handlers;
  await engine.publish(makeBank(6));
  await engine.addCoupon({ code: 'WELCOME' });
  const userId = await makePerson(engine, 'chief@example.com');
  await adminPorts(engine).admins.grant(userId, { by: 'test', at: now });
  token = handlers.tokenOf(userId, { email: 'chief@example.com' });
  batches = [];
  for (let place = 0; place < 12; place++) {
    const body = { requestId: newEventId(), label: `Class ${place}`, count: 3, ...terms };
    const { json } = await handlers.send('createCouponBatch', { params: quiz, body, token });
    batches.push(String(json['batchId']));
  }
  person = await fill(10);
  for (const [what, page] of Object.entries(pages)) few.set(what, await callsOf(page));
  await fill(290);
}, 120_000);
afterAll(() => {
  counter.close();
  handlers.issuer.close();
});

async function fill(count: number): Promise<string> {
  const people = await addAttempts(handlers.engine, { count, batches, newest: now - 60_000, apartMs: 60_000 });
  await fillLists(handlers.engine, people, now);
  return people[0] ?? '';
}

interface Page {
  name: OperationName;
  query?: () => Record<string, string>;
  params?: () => Record<string, string | number>;
  /** Maximum number of calls, the one that reads the admin's flag included. */
  calls: number;
  by?: 'candidate';
}

const today = indiaDay(now);
const statuses = 'pending,claimed,sending,sent,delivered,bounced,failed,unknown';
const pages: Record<string, Page> = {
  attempts: { name: 'listAttempts', calls: 5 },
  'attempts that ended': { name: 'listAttempts', query: () => ({ status: 'completed' }), calls: 5 },
  'attempts of a batch': { name: 'listAttempts', query: () => ({ batch: batches[0] ?? '' }), calls: 5 },
  'attempts with an end that none has': { name: 'listAttempts', query: () => ({ reason: 'limit' }), calls: 5 },
  'attempts of one person': { name: 'listAttempts', query: () => ({ person }), calls: 8 },
  'attempts of 20 people': { name: 'listAttempts', query: () => ({ who: 'first' }), calls: 8 },
  reports: { name: 'listReports', query: () => ({ statuses: 'delivered' }), calls: 5 },
  'reports in eight states': { name: 'listReports', query: () => ({ statuses }), calls: 11 },
  'reports of 20 people': { name: 'listReports', query: () => ({ statuses: 'delivered', who: 'first' }), calls: 6 },
  people: { name: 'findPeople', query: () => ({ typed: 'first' }), calls: 3 },
  coupons: { name: 'listCoupons', params: () => quiz, calls: 4 },
  'uses of a coupon': { name: 'listCouponUses', params: () => ({ code: 'WELCOME' }), calls: 5 },
  'codes of a batch': { name: 'listBatchCodes', params: () => ({ batchId: batches[0] ?? '' }), calls: 5 },
  batches: { name: 'findBatches', query: () => ({ typed: 'class' }), calls: 7 },
  uploads: { name: 'listUploads', calls: 4 },
  messages: { name: 'listMessages', query: () => ({ month: indiaMonth(now) }), calls: 2 },
  'what waits for an admin': { name: 'getWaiting', calls: 7 },
  'the audit': { name: 'listAudit', query: () => ({ from: today, until: today }), calls: 4 },
  versions: { name: 'listVersions', params: () => quiz, calls: 3 },
  quizzes: { name: 'listQuizzes', calls: 5 },
  admins: { name: 'listAdmins', calls: 3 },
  'the selection page': { name: 'getSeat', params: () => quiz, calls: 2, by: 'candidate' },
  'the overview, within a minute': { name: 'getOverview', calls: 1 },
  'my account': { name: 'listMyAttempts', calls: 3, by: 'candidate' },
};

async function callsOf({ name, query, params, by }: Page): Promise<string[]> {
  const caller = by ? handlers.tokenOf(person) : token;
  const sent = { token: caller, ...(query && { query: query() }), ...(params && { params: params() }) };
  const send = async () => expect((await handlers.send(name, sent)).status).toBe(200);
  // A published version never changes, so each function reads it once.
  await send();
  return counter.during(send);
}

it.each(Object.entries(pages))(
  'reading %s takes the same few DynamoDB calls for 10 and 300 entries',
  async (what, page) => {
    const many = await callsOf(page);
    expect(many.length).toBeLessThanOrEqual(page.calls);
    expect(few.get(what)?.length).toBeGreaterThanOrEqual(many.length);
  },
);
