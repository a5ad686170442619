import { describe, expect, it } from 'vitest';
import { reportMailEvent } from '#functions/adapters/ses/mail-event.ts';
import { mailEvents } from '#infra/local/events/events-shapes.ts';
import { fixture } from '#test/infra/local/shape-of.ts';
import { containing } from '#test/support/matchers.ts';
import * as words from '#functions/domain/words/reports.ts';

const tags = { userId: ['user-1'], attemptId: ['1_7_01J'] };
const id = { userId: 'user-1', attemptId: '1.7.01J' };

/** A documented event, as one of a report's mail. */
function documented(name: string): string {
  const event = fixture(name) as { mail: { tags: object } };
  return JSON.stringify({ ...event, mail: { ...event.mail, tags } });
}

describe('reportMailEvent', () => {
  it.each([
    ['ses-send', { fate: 'sent' }],
    ['ses-delivery', { fate: 'delivered' }],
    ['ses-bounce', { fate: 'bounced', problem: words.bounced('Permanent, General') }],
    ['ses-complaint', { fate: 'delivered', problem: words.spam }],
  ])('the documented event %s gives the fate of the report’s mail', (name, fate) => {
    expect(reportMailEvent(documented(name))).toMatchObject({ ...id, ...fate });
  });

  it.each([
    ['Transient', 'General'],
    ['Transient', 'MailboxFull'],
    ['Undetermined', 'Undetermined'],
    ['', ''],
  ])('a bounce of type “%s” (%s) counts as transient', (bounceType, bounceSubType) => {
    const event = { eventType: 'Bounce', mail: { messageId: 'm', tags }, bounce: { bounceType, bounceSubType } };
    expect(reportMailEvent(JSON.stringify(event))).toMatchObject({ fate: 'bounced', isTransient: true });
  });

  it('ignores the message that SES publishes during set-up', () => {
    const text = 'Successfully validated SNS topic for Amazon SES event publishing.';
    expect(reportMailEvent(text)).toBeUndefined();
    expect(reportMailEvent(`${text}\n`)).toBeUndefined();
  });

  it.each([
    ['another text', 'Successfully validated something for meera@example.com'],
    ['an empty text', ''],
    ['JSON that is no event', '{"to":"meera@example.com"}'],
    ['an event without its mail', '{"eventType":"Bounce"}'],
  ])('refuses %s with an error that quotes nothing', (_, message) => {
    expect(() => reportMailEvent(message)).toThrow(expect.not.objectContaining({ message: containing('meera') }));
  });

  it('gives the number of the resend', () => {
    const mail = { messageId: 'm', tags: { ...tags, resend: ['2'] } };
    expect(reportMailEvent(JSON.stringify({ eventType: 'Delivery', mail }))).toMatchObject({ ...id, resend: 2 });
  });

  it('a mail that SES rejects counts as bounced, with the reason', () => {
    const event = { eventType: 'Reject', mail: { messageId: 'm', tags }, reject: { reason: 'Bad content' } };
    expect(reportMailEvent(JSON.stringify(event))).toEqual({
      ...id,
      mailId: 'm',
      resend: 0,
      fate: 'bounced',
      problem: words.notSent('Bad content'),
    });
  });

  it('ignores other mails and other kinds of events', () => {
    expect(reportMailEvent(JSON.stringify({ eventType: 'Delivery', mail: { messageId: 'm' } }))).toBeUndefined();
    expect(reportMailEvent(JSON.stringify({ eventType: 'Open', mail: { messageId: 'm', tags } }))).toBeUndefined();
  });

  it('leaves out addresses and replies of other mail servers', () => {
    const [, bounce] = mailEvents({
      messageId: 'm',
      source: 'reports@truein.example',
      destination: ['bounce@simulator.amazonses.com'],
      subject: 'S',
      tags: { userId: 'user-1', attemptId: '1_7_01J' },
    });
    const found = reportMailEvent(JSON.stringify(bounce));
    expect(found).toMatchObject({ fate: 'bounced' });
    expect(JSON.stringify(found)).not.toMatch(/@|smtp/);
  });
});
