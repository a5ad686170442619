import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditStore } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { reportViews } from '#functions/adapters/dynamo/reports/held-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { leaseMs } from '#functions/domain/reports/report-delivery.ts';
import { reportTemplate } from '#functions/domain/reports/document/report-template.ts';
import { getAttempt } from '#functions/usecases/attempts/view-attempts.ts';
import { getReportFile } from '#functions/usecases/reports/read-report.ts';
import { type Mail } from '#functions/usecases/ports/mail.ts';
import { recordMailEvent } from '#functions/usecases/reports/delivery/record-mail-event.ts';
import { writesTo } from '#test/support/faults.ts';
import { deliver as deliverReport, endedAttempt, makeOutside, requeueReport } from '#test/support/make-account.ts';
import { adminPorts, auditOf } from '#test/support/make-admin.ts';
import { makeEngine, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

async function sentReport() {
  const { userId, attemptId } = await endedAttempt(engine);
  const id = { userId, attemptId };
  const outside = makeOutside();
  const written: string[] = [];
  const write = (key: string, pdf: Uint8Array) => (written.push(key), outside.reports.write(key, pdf));
  const sent: Mail[] = [];
  let rendered = 0;
  let worker = 0;
  const send = async (mail: Mail) => `mail-${sent.push(mail)}`;
  const deliver = (mailer = { send }) => {
    const render = async () => new Uint8Array([(rendered += 1)]);
    const reports = { ...outside.reports, write };
    return deliverReport(engine, { reports }, id, { render, mailer, owner: `worker-${++worker}` });
  };
  const requeue = (resends: number, regenerate = false, on = engine) =>
    requeueReport(on, { ...id, resends, regenerate, reason: 'They asked.', by: 'admin' });
  await deliver();
  return { id, sent, written, files: outside.files, deliver, requeue, state: () => engine.ports.deliveries.find(id) };
}

const take = async (id: { userId: string; attemptId: string }) => {
  const now = engine.clock();
  expect(await engine.ports.deliveries.claim(id, { owner: 'w', now, until: now + leaseMs })).toBe(true);
};

describe('requeueing a report', () => {
  it('sends the same file to the same address once', async () => {
    const { sent, written, deliver, requeue, state } = await sentReport();
    expect(await requeue(0)).toEqual({ outcome: 'queued' });
    expect(await state()).toMatchObject({ status: 'pending', tries: 0, resends: 1, earlier: [{ status: 'sent' }] });
    await deliver();
    await deliver();
    expect(sent).toHaveLength(2);
    // Written once: the age of a file is that of its report.
    expect(written).toHaveLength(1);
    expect(sent[1]?.to).toBe(sent[0]?.to);
    expect(sent.map(({ tags }) => tags?.['resend'])).toEqual(['0', '1']);
    expect(sent[1]?.attachments?.[0]?.content).toEqual(sent[0]?.attachments?.[0]?.content);
    expect(await state()).toMatchObject({ status: 'sent', resends: 1 });
  });

  it('renders the report again on request', async () => {
    const { id, sent, files, deliver, requeue } = await sentReport();
    await requeue(0, true);
    await deliver();
    expect(sent[1]?.attachments?.[0]?.content).toEqual(new Uint8Array([2]));
    expect(files.get(`reports/${id.userId}/${id.attemptId}.pdf`)).toEqual(new Uint8Array([2]));
    const audit = (await auditOf(engine, 'report-reissued')).filter(({ person }) => person === id.userId);
    expect(audit).toMatchObject([{ by: 'admin', reason: 'They asked.', object: `report of attempt ${id.attemptId}` }]);
  });

  it('renders again if the file has another template than the stored document', async () => {
    const { id, sent, deliver, requeue, state } = await sentReport();
    await engine.table.db.send(
      new UpdateCommand({
        TableName: engine.table.name,
        Key: keys.result(id.userId, id.attemptId),
        UpdateExpression: 'SET pdfTemplate = :older',
        ExpressionAttributeValues: { ':older': reportTemplate - 1 },
      }),
    );
    await requeue(0);
    await deliver();
    expect(sent[1]?.attachments?.[0]?.content).toEqual(new Uint8Array([2]));
    expect(await state()).toMatchObject({ status: 'sent', pdf: { template: reportTemplate } });
  });

  it('renders again on each try until a mail has left', async () => {
    const { id, sent, deliver, requeue, state } = await sentReport();
    await requeue(0, true);
    await engine.ports.deliveries.park(id, { status: 'failed', problem: 'No font.', now: engine.clock() });
    await requeue(1);
    await deliver();
    expect(sent[1]?.attachments?.[0]?.content).toEqual(new Uint8Array([2]));
    expect(await state()).toMatchObject({ status: 'sent' });
    // It has left: now the file is the one.
    await requeue(2);
    await deliver();
    expect(sent[2]?.attachments?.[0]?.content).toEqual(new Uint8Array([2]));
  });

  it('renders again if the file is gone', async () => {
    const { sent, files, deliver, requeue } = await sentReport();
    files.clear();
    await requeue(0);
    await deliver();
    expect(sent[1]?.attachments?.[0]?.content).toEqual(new Uint8Array([2]));
  });

  it('is allowed for a report that waits, is claimed or is sending beyond the lease', async () => {
    const waiting = await sentReport();
    await waiting.requeue(0);
    engine.clock.advance(leaseMs + 1);
    expect(await waiting.requeue(1)).toEqual({ outcome: 'queued' });
    expect(await waiting.state()).toMatchObject({ status: 'pending', tries: 0, resends: 2 });

    await take(waiting.id);
    engine.clock.advance(leaseMs + 1);
    expect(await waiting.requeue(2)).toEqual({ outcome: 'queued' });

    await take(waiting.id);
    await engine.ports.deliveries.markSending(waiting.id, { owner: 'w', reportKey: 'k', now: engine.clock() });
    engine.clock.advance(leaseMs);
    await expect(waiting.requeue(3)).rejects.toMatchObject({ code: 'report-not-ready' });
    engine.clock.advance(1);
    expect(await waiting.requeue(3)).toEqual({ outcome: 'queued' });
    expect(await waiting.state()).toMatchObject({
      status: 'pending',
      resends: 4,
      earlier: { 3: { status: 'sending' } },
    });
    await waiting.deliver();
    expect(waiting.sent).toHaveLength(2);
  });

  it('is refused if a worker mails the report between read and write', async () => {
    const { sent, deliver, requeue, state } = await sentReport();
    await requeue(0);
    engine.clock.advance(leaseMs + 1);
    const held = await holdUp(engine, writesTo('report-resent'), (slow) => requeue(1, false, slow));
    await deliver();
    await expect(held.goOn()).rejects.toMatchObject({ code: 'revision-conflict' });
    expect(sent).toHaveLength(2);
    expect(await state()).toMatchObject({ status: 'sent', resends: 1 });
  });

  it('stores the fate of the earlier mail, even if reported between read and write', async () => {
    const { id, requeue, state } = await sentReport();
    const held = await holdUp(engine, writesTo('report-resent'), (slow) => requeue(0, false, slow));
    await recordMailEvent(engine.ports, { ...id, mailId: 'mail-1', fate: 'bounced', problem: 'Came back.' });
    expect(await held.goOn()).toEqual({ outcome: 'queued' });
    expect(await state()).toMatchObject({ status: 'pending', earlier: [{ status: 'bounced', problem: 'Came back.' }] });
  });

  it('is refused during delivery, and for an unknown report', async () => {
    const { id, requeue } = await sentReport();
    await requeue(0);
    await expect(requeue(1)).rejects.toMatchObject({ code: 'report-not-ready' });
    engine.clock.advance(leaseMs);
    await expect(requeue(1)).rejects.toMatchObject({ code: 'report-not-ready' });
    await take(id);
    engine.clock.advance(leaseMs);
    await expect(requeue(1)).rejects.toMatchObject({ code: 'report-not-ready' });
    await expect(
      requeueReport(engine, {
        userId: 'nobody',
        attemptId: id.attemptId,
        resends: 0,
        regenerate: false,
        reason: 'r',
        by: 'admin',
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is allowed for a report that failed before being made', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    const now = engine.clock();
    await engine.ports.deliveries.park({ userId, attemptId }, { status: 'failed', problem: 'No font.', now });
    await requeueReport(engine, { userId, attemptId, resends: 0, regenerate: false, reason: 'Mended.', by: 'admin' });
    const found = await engine.ports.deliveries.find({ userId, attemptId });
    expect(found).toMatchObject({
      status: 'pending',
      earlier: [{ status: 'failed', problem: 'No font.', parkedAt: now }],
    });
    expect(found).not.toHaveProperty('problem');
  });

  it.each(['delivered', 'bounced'] as const)('keeps a mail that was %s in the attempt’s timeline', async (fate) => {
    const { id, deliver, requeue } = await sentReport();
    await recordMailEvent(engine.ports, { ...id, mailId: 'mail-1', fate, problem: 'As SES says.' });
    await requeue(0);
    await deliver();
    await requeue(1);
    await engine.ports.deliveries.park(id, { status: 'failed', problem: 'No font.', now: engine.clock() });
    await requeue(2);
    await take(id);
    await engine.ports.deliveries.markSending(id, { owner: 'w', reportKey: 'k', now: engine.clock() });
    await engine.ports.deliveries.park(id, { status: 'unknown', problem: 'Cut off.', now: engine.clock() });
    const { timeline, attempt } = await getAttempt(adminPorts(engine), id);
    const fates = timeline.flatMap((entry) => (entry.kind === 'mail' ? [entry.fate] : []));
    expect(fates).toEqual(['made', 'sent', fate, 'made', 'sent', 'failed', 'made', 'unknown']);
    expect(attempt.report).toMatchObject({ status: 'unknown', canDownload: true });
  });

  it('ignores events of the earlier mail', async () => {
    const { id, deliver, requeue, state } = await sentReport();
    await requeue(0);
    await deliver();
    await recordMailEvent(engine.ports, { ...id, mailId: 'mail-1', fate: 'bounced', problem: 'Came back.' });
    expect(await state()).toMatchObject({ status: 'sent' });
    await recordMailEvent(engine.ports, { ...id, mailId: 'mail-2', resend: 1, fate: 'delivered' });
    expect(await state()).toMatchObject({ status: 'delivered', deliveredAt: engine.clock() });
  });
});

describe('getReportFile', () => {
  it('signs a link for a minute once the file exists, with an audit entry', async () => {
    const { id } = await sentReport();
    const signDownload = async (key: string, { seconds }: { seconds: number }) => `${key}?${seconds}`;
    const ports = { ...engine.ports, signDownload, views: reportViews(engine.table) };
    const get = (of: { userId: string; attemptId: string }) =>
      getReportFile(ports, { userId: of.userId, attemptId: of.attemptId, by: 'admin' });
    expect(await get(id)).toEqual({
      url: `reports/${id.userId}/${id.attemptId}.pdf?60`,
      expiresAt: engine.clock() + 60_000,
    });
    // Whoever has the file has looked at the report.
    const { rows } = await auditStore(engine.table).list({ from: engine.clock(), until: engine.clock() });
    expect(rows.filter(({ person }) => person === id.userId)).toMatchObject([{ what: 'report-viewed', by: 'admin' }]);
    const fresh = await endedAttempt(engine);
    await expect(get(fresh)).rejects.toMatchObject({ code: 'report-not-ready' });
    await expect(get({ ...id, userId: 'nobody' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
