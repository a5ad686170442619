import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { maxDeliveryTries } from '#functions/domain/reports/report-delivery.ts';
import { eraseMe } from '#functions/usecases/people/erase-me.ts';
import { listReports } from '#functions/usecases/reports/list-reports.ts';
import { MailRefused, MailThrottled, type Mail } from '#functions/usecases/ports/mail.ts';
import { adminPorts } from '#test/support/make-admin.ts';
import { addressOf, deliver as deliverReport, requeueReport } from '#test/support/make-account.ts';
import { makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { type Match } from '#test/support/faults.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { unfinished } from '#functions/domain/words/reports.ts';
import { isBrought } from './is-brought.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

type Send = (mail: Mail) => Promise<string>;

/** An ended attempt, its delivery, and a post office that keeps what it was given. */
async function endedAttempt(userId = newPerson()) {
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  const { attemptId } = view;
  for (const index of [0, 1]) await engine.answer(userId, view, index);
  await engine.end(userId, attemptId);
  const id = { userId, attemptId };
  const sent: Mail[] = [];
  const written: string[] = [];
  const removed: string[] = [];
  const files = new Map<string, Uint8Array>();
  const rendered: ReportDocument[] = [];
  let owner = 0;
  const post: Send = async (mail) => `mail-${sent.push(mail)}`;
  const reports = {
    write: async (key: string, pdf: Uint8Array) => void (written.push(key), files.set(key, pdf)),
    remove: async (key: string) => void removed.push(key),
    read: async (key: string) => files.get(key),
  };
  const render = async (report: ReportDocument) => (rendered.push(report), new Uint8Array([37, 80, 68, 70]));
  const deliver = ({ on = engine, send = post }: { on?: Engine; send?: Send } = {}) =>
    deliverReport(on, { reports }, id, { render, mailer: { send }, owner: `worker-${++owner}` });
  const state = async () => (await engine.ports.deliveries.find(id)) ?? { status: 'missing', problem: undefined };
  return { id, sent, files, written, removed, rendered, post, deliver, state };
}

async function erase(userId: string): Promise<void> {
  const elsewhere = { personFiles: { removeAll: async () => 0 } };
  const directory = { remove: async () => undefined };
  await eraseMe({ ...engine.ports, ...elsewhere, directory }, { userId, username: userId, email: addressOf(userId) });
}

const refused: Send = async () => {
  throw new MailRefused('The address is on the suppression list.');
};
const cutOff: Send = async () => {
  throw new Error('The connection was reset.');
};

const marksSending: Match = ({ name, input }) => name === 'UpdateItem' && JSON.stringify(input).includes('reportKey');

const throttled: Send = async () => {
  throw new MailThrottled();
};

/** What the covers say of how many questions were answered. */
const answeredOf = (documents: readonly ReportDocument[]) =>
  documents.map((document) => /"Questions answered","value":"(.*?)"/.exec(JSON.stringify(document))?.[1]);

describe('deliverReport', () => {
  it('renders, stores and mails the report', async () => {
    const { id, sent, written, rendered, deliver, state } = await endedAttempt();
    await deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: `${id.userId}@example.com`,
      attachments: [{ contentType: 'application/pdf' }],
    });
    expect(written).toEqual([`reports/${id.userId}/${id.attemptId}.pdf`]);
    expect(rendered[0]).toMatchObject({ candidateName: 'Asha', quizName: 'TrueIn Assessment' });
    expect(answeredOf(rendered)).toEqual(['2 of 6']);
    expect(await state()).toMatchObject({ status: 'sent', tries: 1 });
  });

  it('shows the number of presented questions, even after an earlier attempt expired', async () => {
    const earlier = await endedAttempt();
    const { id, rendered, deliver } = await endedAttempt(earlier.id.userId);
    const [oldest] = await engine.items(id.userId, 'ATTEMPT#');
    const Key = { pk: oldest?.['pk'] as string, sk: oldest?.['sk'] as string };
    await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key }));
    await deliver();
    await requeueReport(engine, { ...id, resends: 0, regenerate: true, reason: 'They asked.', by: 'admin' });
    await deliver();
    expect(answeredOf(rendered)).toEqual(['2 of the 4 that were asked', '2 of the 4 that were asked']);
  });

  it('retries after a failure before the mail went out', async () => {
    const { sent, deliver, state } = await endedAttempt();
    await expect(deliver({ send: refused })).rejects.toThrow('suppression list');
    expect(await state()).toMatchObject({ status: 'pending', problem: 'The address is on the suppression list.' });
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'sent', tries: 2 });
  });

  it('sets the report aside as failed, visible to admins, after the last try', async () => {
    const { id, deliver, state } = await endedAttempt();
    for (let tries = 1; tries < maxDeliveryTries; tries++)
      await expect(deliver({ send: refused })).rejects.toBeInstanceOf(MailRefused);
    expect(await state()).toMatchObject({ status: 'pending', tries: maxDeliveryTries - 1 });
    await expect(deliver({ send: refused })).rejects.toMatchObject({ code: 'report-set-aside' });
    expect(await state()).toMatchObject({ status: 'failed', tries: maxDeliveryTries });
    const { reports } = await listReports(adminPorts(engine), { statuses: 'failed' });
    expect(reports).toContainEqual(
      expect.objectContaining({
        attemptId: id.attemptId,
        email: `${id.userId}@example.com`,
        problem: 'The address is on the suppression list.',
        canResend: true,
      }),
    );
    expect(await listReports(adminPorts(engine), { statuses: 'failed,failed' })).toEqual({ reports });
    await deliver();
    expect(await state()).toMatchObject({ status: 'failed' });
  });

  it('never resends a mail that may have gone out, and sets the report aside as unknown', async () => {
    const { sent, deliver, state } = await endedAttempt();
    await expect(deliver({ send: cutOff })).rejects.toThrow('reset');
    expect(await state()).toMatchObject({ status: 'sending' });
    await expect(deliver()).rejects.toThrow('being sent');
    engine.clock.advance(3 * 60_000);
    await expect(deliver()).rejects.toMatchObject({ code: 'report-set-aside' });
    expect(await state()).toMatchObject({ status: 'unknown' });
    await deliver();
    expect(sent).toEqual([]);
  });

  it('ends quietly for a person who erased their account before', async () => {
    const { id, sent, removed, deliver } = await endedAttempt();
    await erase(id.userId);
    await deliver();
    await deliver();
    expect(sent).toEqual([]);
    const name = `reports/${id.userId}/${id.attemptId}`;
    expect(new Set(removed)).toEqual(new Set([`${name}.pdf`, `${name}.answers.pdf`]));
  });

  it('ends quietly and removes its files if the person erases the account meanwhile', async () => {
    const { id, sent, written, removed, deliver } = await endedAttempt();
    const delivering = await holdUp(engine, marksSending, (slow) => deliver({ on: slow }));
    await erase(id.userId);
    await delivering.goOn();
    expect(sent).toEqual([]);
    expect(written).toHaveLength(1);
    // It has too few answers for a file with them; nobody looks whether there was one.
    expect(new Set(removed)).toEqual(new Set([...written, written[0]?.replace(/pdf$/, 'answers.pdf')]));
    expect(await engine.items(id.userId, 'RESULT#')).toEqual([]);
  });

  it('counts a dead worker as a try, and sets the report aside after the last', async () => {
    const { id, sent, deliver, state } = await endedAttempt();
    for (let tries = 1; tries <= maxDeliveryTries; tries++) {
      const now = engine.clock();
      const isClaimed = await engine.ports.deliveries.claim(id, { owner: `dead-${tries}`, now, until: now + 120_000 });
      expect(isClaimed).toBe(true);
      await expect(deliver()).rejects.toMatchObject({ code: 'report-leased' });
      engine.clock.advance(120_001);
    }
    expect(await state()).toMatchObject({ status: 'claimed', tries: maxDeliveryTries });
    await expect(deliver()).rejects.toMatchObject({ code: 'report-set-aside' });
    expect(await state()).toMatchObject({ status: 'failed', problem: unfinished });
    await deliver();
    expect(sent).toEqual([]);
  });

  it('does not set the report aside while a worker holds the lease for the last try', async () => {
    const { deliver, post, sent, state } = await endedAttempt();
    for (let tries = 1; tries < maxDeliveryTries; tries++)
      await expect(deliver({ send: refused })).rejects.toBeInstanceOf(MailRefused);
    const send: Send = async (mail) => {
      await expect(deliver()).rejects.toMatchObject({ code: 'report-being-sent' });
      return post(mail);
    };
    await deliver({ send });
    expect(sent).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'sent', tries: maxDeliveryTries });
  });

  it('changes nothing for the current owner when a late worker wakes up', async () => {
    const { id, sent, deliver, state } = await endedAttempt();
    const sleeping = await holdUp(engine, marksSending, (slow) => deliver({ on: slow }));
    engine.clock.advance(121_000);
    const now = engine.clock();
    expect(await engine.ports.deliveries.claim(id, { owner: 'next', now, until: now + 120_000 })).toBe(true);
    await expect(sleeping.goOn()).rejects.toThrow('lost the lease');
    expect(await state()).toMatchObject({ status: 'claimed', tries: 2 });
    await engine.ports.deliveries.markSending(id, { owner: 'next', reportKey: 'k', now });
    expect(sent).toEqual([]);
  });
});

describe('a throttling mail service', () => {
  it('returns the report to the queue without counting a try', async () => {
    const { sent, deliver, state } = await endedAttempt();
    for (let again = 0; again < 3 * maxDeliveryTries; again++) {
      await expect(deliver({ send: throttled })).rejects.toMatchObject({ code: 'mail-throttled' });
      expect(await state()).toMatchObject({ status: 'pending', tries: 0, problem: new MailThrottled().message });
      engine.clock.advance(6 * 60_000);
    }
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'sent', tries: 1 });
    expect((await state()).problem).toBeUndefined();
  });

  it('queues a report again when an admin orders a resend, not when a worker gives it back', async () => {
    const { id, deliver } = await endedAttempt();
    await expect(deliver({ send: throttled })).rejects.toBeInstanceOf(MailThrottled);
    expect(await isBrought(engine, id)).toBe(false);
    await engine.ports.deliveries.park(id, { status: 'failed', problem: 'Set aside.', now: engine.clock() });
    await requeueReport(engine, { ...id, resends: 0, regenerate: false, reason: 'Again.', by: 'admin' });
    expect(await isBrought(engine, id)).toBe(true);
  });
});

describe('the stored problem of a failure', () => {
  it('contains no e-mail address', async () => {
    const { deliver, state } = await endedAttempt();
    const quoting: Send = async () => {
      throw new MailRefused('Refused for meera.k+1@example.com');
    };
    await expect(deliver({ send: quoting })).rejects.toBeInstanceOf(MailRefused);
    expect(await state()).toMatchObject({ status: 'pending', problem: 'Refused for (address)' });
  });
});
