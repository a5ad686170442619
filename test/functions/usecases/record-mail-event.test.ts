import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportStatus } from '#functions/domain/report-delivery.ts';
import type { MailFate } from '#functions/usecases/ports/reports.ts';
import { listReports } from '#functions/usecases/list-reports.ts';
import { recordMailEvent } from '#functions/usecases/record-mail-event.ts';
import { makeEngine, startedAttempt, type Engine } from '#test/support/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

const sent: MailFate = { fate: 'sent' };
const delivered: MailFate = { fate: 'delivered' };
const spam: MailFate = { fate: 'delivered', problem: 'Spam.' };
const bounced: MailFate = { fate: 'bounced', problem: 'Came back.' };

/** A report that is being handed to the mail service. */
async function sending() {
  const { userId, attemptId } = await startedAttempt(engine);
  await engine.end(userId, attemptId);
  const id = { userId, attemptId };
  const { deliveries } = engine.ports;
  const now = engine.clock();
  await deliveries.claim(id, { owner: 'me', now, until: now + 1000 });
  await deliveries.markSending(id, { owner: 'me', reportKey: 'k', now });
  const tell = (event: MailFate) => recordMailEvent(engine.ports, { ...id, mailId: 'm', ...event });
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
    const { reports } = await listReports(engine.ports, { statuses: status });
    expect(reports.map(({ attemptId }) => attemptId)).toContain(id.attemptId);
  });

  it('settles what was set aside as unknown, and leaves what certainly did not go out', async () => {
    const [unknown, failed] = [await sending(), await sending()];
    await engine.ports.deliveries.park(unknown.id, { status: 'unknown', problem: 'Cut off.', now: engine.clock() });
    await unknown.tell(delivered);
    expect(await unknown.state()).toMatchObject({ status: 'delivered' });
    await engine.ports.deliveries.release(failed.id, { owner: 'me', problem: 'Refused.' });
    await engine.ports.deliveries.park(failed.id, { status: 'failed', problem: 'Refused.', now: engine.clock() });
    for (const event of [sent, delivered, bounced]) await failed.tell(event);
    expect(await failed.state()).toMatchObject({ status: 'failed' });
  });

  it('is dropped when the account was erased meanwhile', async () => {
    const { id, tell, state } = await sending();
    await engine.ports.people.removeItems(id.userId, await engine.ports.people.listItems(id.userId));
    for (const event of [sent, delivered, spam, bounced]) await tell(event);
    expect(await state()).toBeUndefined();
  });
});
