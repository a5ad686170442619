import { createHash, randomUUID } from 'node:crypto';
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

/** The event that a function behind a queue gets. */
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

/** S3's notification, the body of an SQS message. The key is encoded like a form field. */
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

/** A topic's notification, the body of an SQS message. */
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
