import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import { listReports } from '#functions/usecases/reports/list-reports.ts';
import { recordMailEvent } from '#functions/usecases/reports/delivery/record-mail-event.ts';
import { requeueReport } from '#test/support/make-account.ts';
import { adminPorts } from '#test/support/make-admin.ts';
import { makeEngine, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import type { MailFate } from '#functions/usecases/ports/mail.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

const sent: MailFate = { fate: 'sent' };
const delivered: MailFate = { fate: 'delivered' };
const spam: MailFate = { fate: 'delivered', problem: 'Spam.' };
const bounced: MailFate = { fate: 'bounced', problem: 'Came back.' };
/** As an automatic reply is reported. */
const away: MailFate = { fate: 'bounced', problem: 'Away.', isTransient: true };
const fates: Record<string, MailFate> = { sent, delivered, spam, bounced, transient: away };

/** A report that is being handed to the mail service. */
async function sending() {
  const { userId, attemptId } = await startedAttempt(engine);
  await engine.end(userId, attemptId);
  const id = { userId, attemptId };
  const { deliveries } = engine.ports;
  const now = engine.clock();
  await deliveries.claim(id, { owner: 'me', now, until: now + 1000 });
  await deliveries.markSending(id, { owner: 'me', reportKey: 'k', now });
  const tell = (event: MailFate & { resend?: number }) =>
    recordMailEvent(engine.ports, { ...id, mailId: 'm', ...event });
  return { id, tell, state: () => deliveries.find(id) };
}

describe('recordMailEvent', () => {
  it.each<[string, ReportStatus, string | undefined]>([
    ['sent', 'sent', undefined],
    ['sent, delivered', 'delivered', undefined],
    ['delivered, sent', 'delivered', undefined],
    ['sent, bounced', 'bounced', 'Came back.'],
    ['sent, delivered, bounced', 'bounced', 'Came back.'],
    ['bounced, delivered, sent', 'bounced', 'Came back.'],
    ['sent, delivered, spam', 'delivered', 'Spam.'],
    ['spam, delivered, sent', 'delivered', 'Spam.'],
    ['bounced, spam', 'bounced', 'Came back.'],
    ['sent, transient', 'bounced', 'Away.'],
    ['sent, delivered, transient', 'delivered', 'Away.'],
    ['transient, sent, delivered', 'delivered', 'Away.'],
    ['transient, bounced', 'bounced', 'Came back.'],
    ['transient, bounced, delivered', 'bounced', 'Came back.'],
    ['bounced, transient', 'bounced', 'Came back.'],
    ['delivered, transient, bounced', 'bounced', 'Came back.'],
    ['bounced, transient, delivered', 'bounced', 'Came back.'],
    ['delivered, spam, transient', 'delivered', 'Spam.'],
    ['transient, delivered, spam', 'delivered', 'Spam.'],
    ['delivered, transient, transient', 'delivered', 'Away.'],
    ['delivered, delivered', 'delivered', undefined],
  ])('sets the status after the events %s: %s', async (events, status, problem) => {
    const { id, tell, state } = await sending();
    const at = engine.clock();
    for (const event of events.split(', ')) {
      await tell(fates[event] ?? sent);
      engine.clock.advance(1000);
    }
    expect(await state()).toMatchObject({ status, sentAt: at });
    expect((await state())?.problem).toBe(problem);
    expect(Object.keys((await state()) ?? {}).includes('bouncedAt')).toBe(status === 'bounced');
    const { reports } = await listReports(adminPorts(engine), { statuses: status });
    expect(reports).toContainEqual(expect.objectContaining({ ...id, canDownload: true }));
  });

  it('settles an unknown report, and leaves a failed one alone', async () => {
    const [unknown, failed] = [await sending(), await sending()];
    await engine.ports.deliveries.park(unknown.id, { status: 'unknown', problem: 'Cut off.', now: engine.clock() });
    await unknown.tell(delivered);
    expect(await unknown.state()).toMatchObject({ status: 'delivered' });
    await engine.ports.deliveries.release(failed.id, { owner: 'me', problem: 'Refused.', now: engine.clock() });
    await engine.ports.deliveries.park(failed.id, { status: 'failed', problem: 'Refused.', now: engine.clock() });
    for (const event of [sent, delivered, bounced]) await failed.tell(event);
    expect(await failed.state()).toMatchObject({ status: 'failed' });
  });

  it('ignores a transient bounce of an earlier mail', async () => {
    const { id, tell, state } = await sending();
    await tell(away);
    await requeueReport(engine, { ...id, resends: 0, regenerate: false, reason: 'They asked.', by: 'admin' });
    const now = engine.clock();
    await engine.ports.deliveries.claim(id, { owner: 'next', now, until: now + 1000 });
    await engine.ports.deliveries.markSending(id, { owner: 'next', reportKey: 'k', now });
    await tell({ ...bounced, resend: 1 });
    for (const event of [delivered, away]) await tell(event);
    await tell({ ...delivered, resend: 1 });
    expect(await state()).toMatchObject({ status: 'bounced', problem: 'Came back.' });
  });

  it('drops events of an erased account', async () => {
    const { id, tell, state } = await sending();
    await engine.ports.people.removeItems(id.userId, await engine.ports.people.listItems(id.userId));
    for (const event of [sent, delivered, spam, bounced]) await tell(event);
    expect(await state()).toBeUndefined();
  });
});
