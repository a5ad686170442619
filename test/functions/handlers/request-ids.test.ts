import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { adminOperations } from '#functions/contract/operations/admin.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { adminPorts, makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { newEventId, newPerson, startedAttempt } from '#test/support/engine/make-engine.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';
import { idUsedBefore } from '#functions/domain/words/requests.ts';

type Operation = keyof typeof adminOperations;

interface Request {
  params?: Record<string, string | number>;
  body: Record<string, unknown>;
}

interface Row {
  first: Request;
  /** Under the same id. */
  others: Partial<Request>[];
}

let handlers: Handlers;
let chief: string;
let token: string;
let nextQuiz = 10;
beforeAll(async () => {
  handlers = await startHandlers();
  const { engine } = handlers;
  await engine.publish(makeBank(4));
  await engine.addCoupon({ code: 'WELCOME' });
  chief = await makeAdmin(engine, 'chief@example.com');
  token = handlers.tokenOf(chief, { email: 'chief@example.com' });
});
afterAll(() => handlers.issuer.close());

const send = (operation: Operation, request: Partial<Request>, by = token) =>
  handlers.send(operation, { ...request, token: by });

const terms = { label: 'School', validFrom: 1000, validUntil: 8e12, discountPercentage: 50 };
const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
const reason = 'Asked for';

/** A quiz of its own, which is not on sale. */
async function aQuiz() {
  const quizId = nextQuiz++;
  const { engine } = handlers;
  await engine.publish(makeBank(3), undefined, quizId);
  await engine.ports.quizzes.activate({ quizId: 1, activeQuizId: quizId, by: chief, at: engine.clock() });
  return quizId;
}

async function staged(quizId: number) {
  const { ports, clock } = handlers.engine;
  const uploadId = ulid();
  await ports.uploads.create({ uploadId, fileName: 'bank.xlsx', by: chief, now: clock() });
  return { uploadId, staging: await stageDrafts(ports, uploadId, makeBank(3, 'Staged'), quizId) };
}

async function aCoupon() {
  const code = `C${newEventId().toUpperCase()}`;
  await handlers.engine.addCoupon({ code });
  return code;
}

async function aRunningAttempt() {
  const { userId, attemptId } = await startedAttempt(handlers.engine);
  return { userId, attemptId };
}

const rows: Partial<Record<Operation, () => Promise<Row>>> = {
  createUpload: async () => {
    const body = { uploadId: ulid(), fileName: 'bank.csv', size: 1000 };
    return {
      first: { body },
      others: [{ body: { ...body, fileName: 'other.csv' } }],
    };
  },
  grantTime: async () => {
    const params = await aRunningAttempt();
    const body = { grantId: ulid(), minutes: 10, reason };
    return {
      first: { params, body },
      others: [{ body: { ...body, minutes: 20 } }, { body: { ...body, reason: 'Another' } }],
    };
  },
  grantResume: async () => {
    const params = await aRunningAttempt();
    const body = { grantId: ulid(), reason };
    return { first: { params, body }, others: [{ body: { ...body, reason: 'Another' } }] };
  },
  grantNextTime: async () => {
    const { userId } = await aRunningAttempt();
    const body = { grantId: ulid(), minutes: 10, reason };
    return { first: { params: { userId, quizId: 1 }, body }, others: [{ body: { ...body, minutes: 20 } }] };
  },
  startExport: async () => {
    const body = { exportId: ulid(), kind: 'scores', from: 1, until: 1000, reason };
    return {
      first: { body },
      others: [
        { body: { ...body, from: 2 } },
        { body: { ...body, until: 2000 } },
        { body: { ...body, batch: 'ab12cd' } },
        { body: { ...body, kind: 'workbook' } },
        { body: { ...body, person: newPerson() } },
      ],
    };
  },
  createCouponBatch: async () => {
    const params = { quizId: await aQuiz() };
    const body = { ...terms, requestId: newEventId(), count: 2 };
    return {
      first: { params, body },
      others: [
        { body: { ...body, count: 3 } },
        { body: { ...body, discountPercentage: 100 } },
        { params: { quizId: await aQuiz() } },
      ],
    };
  },
};
/** Changes that have no id, or whose version has it: a retry is recognised by what is stored. */
const changes: Partial<Record<Operation, () => Promise<Row>>> = {
  publishBank: async () => {
    const params = { quizId: await aQuiz() };
    const body = { ...(await staged(params.quizId)), details, revision: 1, changeId: newEventId() };
    return { first: { params, body }, others: [{ body: { ...body, changeId: newEventId() } }] };
  },
  updateQuiz: async () => {
    const params = { quizId: await aQuiz() };
    const body = { details: { ...details, price: 5 }, secondsPerAttempt: 600, revision: 1 };
    return { first: { params, body }, others: [{ body: { ...body, details } }] };
  },
  archiveQuiz: async () => {
    const params = { quizId: await aQuiz() };
    const body = { archived: true, revision: 1 };
    return { first: { params, body }, others: [{ body: { ...body, archived: false } }] };
  },
  submitChanges: async () => {
    const params = { quizId: await aQuiz() };
    const added = makeBank(1, 'Added');
    const body = { changeId: newEventId(), revision: 1, baseVersion: 1, edited: [], added, deleted: [2] };
    return { first: { params, body }, others: [{ body: { ...body, changeId: newEventId() } }] };
  },
  restoreVersion: async () => {
    const params = { quizId: await aQuiz() };
    await handlers.engine.publish(makeBank(2, 'Second'), 1, params.quizId);
    const body = { changeId: newEventId(), version: 1, revision: 2, baseVersion: 2 };
    return { first: { params, body }, others: [{ body: { ...body, changeId: newEventId() } }] };
  },
  updateHolidays: async () => {
    const { revision } = await adminPorts(handlers.engine).holidays.read();
    const body = { holidays: [{ day: '2027-01-26', name: `Republic Day ${revision}` }], revision };
    return {
      first: { body },
      others: [{ body: { ...body, holidays: [{ day: '2027-08-15', name: 'Independence Day' }] } }],
    };
  },
  createCoupon: async () => {
    const params = { quizId: await aQuiz() };
    const body = { ...terms, code: `N${newEventId().toUpperCase()}`, maxUses: 5 };
    return {
      first: { params, body },
      others: [{ body: { ...body, maxUses: null } }, { params: { quizId: await aQuiz() } }],
    };
  },
  updateCoupon: async () => {
    const params = { code: await aCoupon() };
    const body = { ...terms, active: false, maxUses: null, revision: 0, reason };
    return {
      first: { params, body },
      others: [{ body: { ...body, active: true } }, { body: { ...body, maxUses: 9 } }],
    };
  },
};
const names = Object.keys(rows) as Operation[];
const changeNames = Object.keys(changes) as Operation[];

function asked(name: Operation): Promise<Row> {
  const row = rows[name] ?? changes[name];
  if (!row) throw new Error(`There is no row for ${name}.`);
  return row();
}

/** Every item of the table, as text; without the texts of banks, which are stored under their hash before a version refers to them. */
async function everything(): Promise<string[]> {
  const { db, name: TableName } = handlers.engine.table;
  const items: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await db.send(new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }));
    items.push(...(page.Items ?? []).map((item) => JSON.stringify(item)).filter((item) => !/"BANK#/.test(item)));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items.sort();
}

/** Items that are new, or changed. */
const newIn = (now: string[], before: string[]) => now.filter((item) => !before.includes(item));

const refused = {
  status: 409,
  json: { code: 'id-already-used', message: idUsedBefore },
};

describe('the id of a request', () => {
  it.each([...names, ...changeNames])(
    'makes a retry idempotent: %s gives the first reply and changes nothing',
    async (name) => {
      const { first } = await asked(name);
      const reply = await send(name, first);
      expect(reply.status, reply.text).toBe(200);
      const before = await everything();
      const again = await send(name, first);
      expect(again.status).toBe(200);
      // A place to upload to is signed anew.
      if (name !== 'createUpload') expect(again.json).toEqual(reply.json);
      expect(newIn(await everything(), before)).toEqual([]);
      // A field that the contract does not name, and the order of the fields, make no difference.
      const body = Object.fromEntries(Object.entries({ ...first.body, unknown: 1 }).reverse());
      expect((await send(name, { ...first, body })).status).toBe(200);
    },
  );

  it.each(names)('refuses another request under the same id with id-already-used: %s', async (name) => {
    const { first, others } = await asked(name);
    expect((await send(name, first)).status).toBe(200);
    const before = await everything();
    for (const other of others) expect(await send(name, { ...first, ...other })).toMatchObject(refused);
    expect(newIn(await everything(), before)).toEqual([]);
  });

  it('refuses another admin under the same id', async () => {
    const { first } = await asked('createUpload');
    expect((await send('createUpload', first)).status).toBe(200);
    const other = await makeAdmin(handlers.engine, 'other@example.com');
    const reply = await send('createUpload', first, handlers.tokenOf(other, { email: 'other@example.com' }));
    expect(reply).toMatchObject(refused);
  });

  it('the contract declares id-already-used where an id is taken, and each such operation is tested', () => {
    const ids = ['grantId', 'requestId', 'exportId', 'uploadId'];
    const takesOne = ({ body }: Endpoint) => {
      const shape = (body as z.ZodMiniObject | undefined)?.def.shape ?? {};
      return ids.some((id) => id in shape) && !('staging' in shape);
    };
    const operations = Object.entries<Endpoint>(adminOperations);
    const taking = operations.filter(([, operation]) => takesOne(operation)).map(([name]) => name);
    const telling = operations.filter(([, { refusals }]) => refusals.includes('id-already-used'));
    expect(telling.map(([name]) => name)).toEqual(taking);
    expect(names.toSorted()).toEqual(taking.toSorted());
  });
});

describe('a change after the one that was read', () => {
  it.each(changeNames)('is refused with another value: %s', async (name) => {
    const { first, others } = await asked(name);
    expect((await send(name, first)).status).toBe(200);
    const before = await everything();
    const code = name === 'createCoupon' ? 'coupon-exists' : 'revision-conflict';
    for (const other of others) expect(await send(name, { ...first, ...other })).toMatchObject({ json: { code } });
    expect(newIn(await everything(), before)).toEqual([]);
  });

  it.each(changeNames)('is refused if another admin has made the same one: %s', async (name) => {
    const { first } = await asked(name);
    const other = await makeAdmin(handlers.engine, `${newEventId()}@example.com`);
    expect((await send(name, first, handlers.tokenOf(other, { email: 'other@example.com' }))).status).toBe(200);
    const before = await everything();
    const code = name === 'createCoupon' ? 'coupon-exists' : 'revision-conflict';
    expect(await send(name, first)).toMatchObject({ status: 409, json: { code } });
    expect(newIn(await everything(), before)).toEqual([]);
  });

  it.each(['submitChanges', 'restoreVersion', 'publishBank'] as const)(
    'gets the reply of the first request even after another change: %s',
    async (name) => {
      const { first } = await asked(name);
      const reply = await send(name, first);
      const { quizId, revision } = reply.json as { quizId: number; revision: number };
      const body = { details: { ...details, price: 7 }, secondsPerAttempt: null, revision };
      expect((await send('updateQuiz', { params: { quizId }, body })).status).toBe(200);
      expect((await send(name, first)).json).toEqual(reply.json);
    },
  );
});

it('a batch still recognises its original request after its terms changed', async () => {
  const { first, others } = await asked('createCouponBatch');
  const { json } = await send('createCouponBatch', first);
  const ports = adminPorts(handlers.engine);
  const { label, validFrom, validUntil } = terms;
  const changed = { label, validFrom, validUntil, discountPercentage: 10, active: true };
  const batchId = String(json['batchId']);
  await ports.batches.change({ batchId, revision: 0, terms: changed }, { by: chief, at: 1, reason });
  expect(await send('createCouponBatch', { ...first, ...others[0] })).toMatchObject(refused);
  expect((await send('createCouponBatch', first)).json).toMatchObject({ batchId, discountPercentage: 10 });
});
