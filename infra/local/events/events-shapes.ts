import { createHash, randomUUID } from 'node:crypto';
import type { AcceptedMail } from '#infra/local/engines/mail.ts';
import { localNames } from '#infra/local/settings.ts';

export interface QueuedMessage {
  messageId: string;
  body: string;
  sentAt: number;
  firstReceivedAt?: number;
  receiveCount: number;
  /** Epoch ms; the message is hidden before it. */
  visibleAt: number;
}

const { region, accountId } = localNames;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The event that a function behind a queue receives. */
export function sqsEvent(queueName: string, messages: readonly QueuedMessage[]) {
  return {
    Records: messages.map(({ messageId, body, sentAt, firstReceivedAt, receiveCount }) => ({
      messageId,
      receiptHandle: randomUUID(),
      body,
      attributes: {
        ApproximateReceiveCount: String(receiveCount),
        SentTimestamp: String(sentAt),
        SenderId: accountId,
        ApproximateFirstReceiveTimestamp: String(firstReceivedAt ?? sentAt),
      },
      messageAttributes: {},
      md5OfBody: md5(body),
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:${region}:${accountId}:${queueName}`,
      awsRegion: region,
    })),
  };
}

export interface StoredObject {
  bucket: string;
  key: string;
  size: number;
  eTag: string;
  eventName: string;
  sourceIp: string;
}

/** A notification from S3, which is the body of an SQS message. The key is encoded like a form field. */
export function s3Notification({ bucket, key, size, eTag, eventName, sourceIp }: StoredObject, now = new Date()) {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: now.toISOString(),
        eventName,
        userIdentity: { principalId: 'AWS:LOCAL' },
        requestParameters: { sourceIPAddress: sourceIp },
        responseElements: { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': randomUUID() },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'uploads',
          bucket: { name: bucket, ownerIdentity: { principalId: 'LOCAL' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            key: encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/'),
            size,
            eTag,
            sequencer: now.getTime().toString(16).toUpperCase().padStart(18, '0'),
          },
        },
      },
    ],
  };
}

/** The event that EventBridge Scheduler sends for a schedule without its own input. */
export function scheduledEvent(scheduleName: string, now = new Date()) {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.scheduler',
    account: accountId,
    time: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    region,
    resources: [`arn:aws:scheduler:${region}:${accountId}:schedule/default/${scheduleName}`],
    detail: '{}',
  };
}

/** A notification from an SNS topic, which is the body of an SQS message. */
export function snsNotification(topicName: string, message: string, now = new Date()) {
  return {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: `arn:aws:sns:${region}:${accountId}:${topicName}`,
    Subject: 'Amazon SES Email Event Notification',
    Message: message,
    Timestamp: now.toISOString(),
    SignatureVersion: '1',
    Signature: 'local',
    SigningCertURL: 'https://sns.local/certificate.pem',
    UnsubscribeURL: 'https://sns.local/unsubscribe',
  };
}

/** The delivery events of a mail. As in SES's mailbox simulator, one address bounces and one complains. */
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
