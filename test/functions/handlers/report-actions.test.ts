import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { auditStore } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { newPerson } from '#test/support/engine/make-engine.ts';

let handlers: Handlers;
let chief: string;
let token: string;
beforeAll(async () => {
  handlers = await startHandlers();
  await handlers.engine.publish(makeBank(2));
  await handlers.engine.addCoupon({ code: 'WELCOME' });
  chief = await makeAdmin(handlers.engine, 'chief@example.com');
  token = handlers.tokenOf(chief, { email: 'chief@example.com' });
});
afterAll(() => handlers.issuer.close());

async function ended() {
  const { engine } = handlers;
  const userId = newPerson();
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  await engine.end(userId, view.attemptId);
  return { userId, attemptId: view.attemptId };
}

/** A report whose mail has left. */
async function sent() {
  const id = await ended();
  const { deliveries } = handlers.engine.ports;
  const now = Date.now();
  await deliveries.claim(id, { owner: 'worker', now, until: now + 60_000 });
  await deliveries.markSending(id, { owner: 'worker', reportKey: 'reports/a.pdf', now });
  await deliveries.markSent(id, { mailId: 'mail', resend: 0, now });
  return id;
}

async function actionsOf(person: string) {
  const day = 24 * 60 * 60 * 1000;
  const { rows } = await auditStore(handlers.engine.table).list({ from: Date.now() - day, until: Date.now() + day });
  return rows.filter((row) => row.person === person).map(({ what, by }) => ({ what, by }));
}

it('reading a person’s report is audited under the admin who read it', async () => {
  const params = await ended();
  expect(await handlers.send('readReport', { params, token })).toMatchObject({
    status: 200,
    json: { document: { attemptId: params.attemptId } },
  });
  expect(await actionsOf(params.userId)).toEqual([{ what: 'report-viewed', by: chief }]);
});

it('downloading a person’s report is audited under the admin who downloaded it', async () => {
  const params = await sent();
  const reply = await handlers.send('getReportFile', { params, token });
  expect([reply.status, reply.json['url']]).toEqual([200, expect.stringContaining('/reports/reports/a.pdf?')]);
  expect(await actionsOf(params.userId)).toEqual([{ what: 'report-viewed', by: chief }]);
});

it('the file of an export is downloaded from the bucket of exports', async () => {
  const params = { exportId: ulid() };
  const body = { ...params, kind: 'scores', from: 0, until: Date.now(), reason: 'Yearly study.' };
  expect(await handlers.send('startExport', { body, token })).toMatchObject({ status: 200 });
  const run = { ...params, by: chief, runId: 'run' };
  const store = exportStore(handlers.engine.table);
  await store.claim(run, Date.now());
  await store.update(run, { status: 'ready', attempts: 1, rows: 1 });
  const { json } = await handlers.send('getExportFile', { params, token });
  expect(json['url']).toContain('/exports/files/');
});

it.each([
  ['resendReport', 'report-resent', undefined],
  ['reissueReport', 'report-reissued', true],
] as const)('%s queues the report and is audited under the admin who asked', async (name, what, regenerate) => {
  const params = await sent();
  const body = { resends: 0, status: 'sent', reason: 'They asked.' };
  expect(await handlers.send(name, { params, body, token })).toMatchObject({
    status: 200,
    json: { outcome: 'queued' },
  });
  expect(await actionsOf(params.userId)).toEqual([{ what, by: chief }]);
  expect((await handlers.engine.ports.deliveries.find(params))?.regenerate).toBe(regenerate);
});
