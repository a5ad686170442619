import { randomUUID } from 'node:crypto';
import type { AcceptedMail } from '#infra/local/engines/mail.ts';
import { localNames } from '#infra/local/settings.ts';

const { region, accountId } = localNames;

/** The delivery events of a mail. Like SES's mailbox simulator: one address bounces, one complains. */
export function mailEvents(mail: AcceptedMail, now = new Date()): object[] {
  const bounced = mail.destination.some((address) => address.includes('bounce@simulator.amazonses.com'));
  const complained = mail.destination.some((address) => address.includes('complaint@simulator.amazonses.com'));
  const about = { mail: mailObject(mail, now) };
  return [
    { eventType: 'Send', ...about, send: {} },
    ...(bounced
      ? [{ eventType: 'Bounce', ...about, bounce: bounce(mail, now) }]
      : [{ eventType: 'Delivery', ...about, delivery: delivery(mail, now) }]),
    ...(complained ? [{ eventType: 'Complaint', ...about, complaint: complaint(mail, now) }] : []),
  ];
}

function mailObject({ messageId, source, destination, subject, tags, configurationSet = '' }: AcceptedMail, now: Date) {
  const own = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
  return {
    timestamp: now.toISOString(),
    source,
    sourceArn: `arn:aws:ses:${region}:${accountId}:identity/truein.example`,
    sendingAccountId: accountId,
    messageId,
    destination,
    headersTruncated: false,
    headers: [
      { name: 'From', value: source },
      { name: 'To', value: destination.join(', ') },
      { name: 'Subject', value: subject },
    ],
    commonHeaders: { from: [source], to: destination, messageId, subject },
    tags: {
      'ses:configuration-set': [configurationSet],
      'ses:source-ip': ['127.0.0.1'],
      'ses:from-domain': ['truein.example'],
      'ses:caller-identity': ['local'],
      ...own,
    },
  };
}

function delivery({ destination }: AcceptedMail, now: Date) {
  return {
    timestamp: now.toISOString(),
    processingTimeMillis: 1,
    recipients: destination,
    smtpResponse: '250 2.6.0 Message received',
    reportingMTA: 'local.smtp-out.amazonses.com',
  };
}

function bounce({ destination }: AcceptedMail, now: Date) {
  return {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: destination.map((emailAddress) => ({
      emailAddress,
      action: 'failed',
      status: '5.1.1',
      diagnosticCode: 'smtp; 550 5.1.1 user unknown',
    })),
    timestamp: now.toISOString(),
    feedbackId: randomUUID(),
    reportingMTA: 'dsn; local.smtp-out.amazonses.com',
  };
}

function complaint({ destination }: AcceptedMail, now: Date) {
  return {
    complainedRecipients: destination.map((emailAddress) => ({ emailAddress })),
    timestamp: now.toISOString(),
    feedbackId: randomUUID(),
    userAgent: 'Amazon SES Mailbox Simulator',
    complaintFeedbackType: 'abuse',
    arrivalDate: now.toISOString(),
  };
}
