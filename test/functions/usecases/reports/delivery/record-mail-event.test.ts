import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import type { MailFate } from '#functions/usecases/ports/reports.ts';
import { listReports } from '#functions/usecases/reports/list-reports.ts';
import { recordMailEvent } from '#functions/usecases/reports/delivery/record-mail-event.ts';
import { requeueReport } from '#test/support/make-account.ts';
import { adminPorts } from '#test/support/make-admin.ts';
import { makeEngine, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

const sent: MailFate = { fate: 'sent' };
const delivered: MailFate = { fate: 'delivered' };
const spam: MailFate = { fate: 'delivered', problem: 'Spam.' };
const bounced: MailFate = { fate: 'bounced', problem: 'Came back.' };
const away: MailFate = { fate: 'bounced', problem: 'Away.', isTransient: true };

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

describe('what the mail service says', () => {
  it.each<[string, MailFate[], ReportStatus, string | undefined]>([
    ['it went out', [sent], 'sent', undefined],
    ['it arrived', [sent, delivered], 'delivered', undefined],
    ['it arrived, told before it went out', [delivered, sent], 'delivered', undefined],
    ['it came back', [sent, bounced], 'bounced', 'Came back.'],
    ['it came back from a mailbox that had taken it', [sent, delivered, bounced], 'bounced', 'Came back.'],
    ['it came back, told before it arrived', [bounced, delivered, sent], 'bounced', 'Came back.'],
    ['it was marked as spam, so it arrived', [sent, delivered, spam], 'delivered', 'Spam.'],
    ['it was marked as spam, told first', [spam, delivered, sent], 'delivered', 'Spam.'],
    ['it came back and was marked as spam', [bounced, spam], 'bounced', 'Came back.'],
    ['it came back transiently', [sent, away], 'bounced', 'Away.'],
    ['an automatic reply came after it arrived', [sent, delivered, away], 'delivered', 'Away.'],
    ['an automatic reply was told before it arrived', [away, sent, delivered], 'delivered', 'Away.'],
    ['it came back transiently, and then for good', [away, bounced], 'bounced', 'Came back.'],
    ['it came back transiently, then for good, and arrived', [away, bounced, delivered], 'bounced', 'Came back.'],
    ['it came back for good, and then transiently', [bounced, away], 'bounced', 'Came back.'],
    ['it came back for good after an automatic reply', [delivered, away, bounced], 'bounced', 'Came back.'],
    [
      'it came back for good, and arrived, and had an automatic reply',
      [bounced, away, delivered],
      'bounced',
      'Came back.',
    ],
    ['it was marked as spam, before an automatic reply', [delivered, spam, away], 'delivered', 'Spam.'],
    ['it was marked as spam, after an automatic reply', [away, delivered, spam], 'delivered', 'Spam.'],
    ['an automatic reply, twice', [delivered, away, away], 'delivered', 'Away.'],
    ['it arrived, twice', [delivered, delivered], 'delivered', undefined],
  ])('%s', async (_, events, status, problem) => {
    const { id, tell, state } = await sending();
    const at = engine.clock();
    for (const event of events) {
      await tell(event);
      engine.clock.advance(1000);
    }
    expect(await state()).toMatchObject({ status, sentAt: at });
    expect((await state())?.problem).toBe(problem);
    expect(Object.keys((await state()) ?? {}).includes('bouncedAt')).toBe(status === 'bounced');
    const { reports } = await listReports(adminPorts(engine), { statuses: status });
    expect(reports.map(({ attemptId }) => attemptId)).toContain(id.attemptId);
  });

  it('settles what was set aside as unknown, and leaves what certainly did not go out', async () => {
    const [unknown, failed] = [await sending(), await sending()];
    await engine.ports.deliveries.park(unknown.id, { status: 'unknown', problem: 'Cut off.', now: engine.clock() });
    await unknown.tell(delivered);
    expect(await unknown.state()).toMatchObject({ status: 'delivered' });
    await engine.ports.deliveries.release(failed.id, { owner: 'me', problem: 'Refused.', now: engine.clock() });
    await engine.ports.deliveries.park(failed.id, { status: 'failed', problem: 'Refused.', now: engine.clock() });
    for (const event of [sent, delivered, bounced]) await failed.tell(event);
    expect(await failed.state()).toMatchObject({ status: 'failed' });
  });

  it('transiently of a mail before the last one is not said of the last one', async () => {
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

  it('is dropped when the account was erased meanwhile', async () => {
    const { id, tell, state } = await sending();
    await engine.ports.people.removeItems(id.userId, await engine.ports.people.listItems(id.userId));
    for (const event of [sent, delivered, spam, bounced]) await tell(event);
    expect(await state()).toBeUndefined();
  });
});
