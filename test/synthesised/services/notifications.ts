import { s3Notification, type StoredObject } from '#infra/local/events/events-shapes.ts';
import type { Access } from '../access/access.ts';
import { account } from '../assembly/resolve.ts';
import type { Queues } from '../events/queues.ts';
import type { Bucket } from './buckets.ts';

interface NotificationsOptions {
  buckets: readonly Bucket[];
  access: Access;
  queues: Queues;
  log(line: string): void;
}

/** S3's notifications to queues, which the queues' policies must admit. */
export function openNotifications({ buckets, access, queues, log }: NotificationsOptions) {
  async function send({ arn }: Bucket, queueArn: string, body: object): Promise<void> {
    const context = { 'aws:SourceArn': arn, 'aws:SourceAccount': account };
    const refusal = await access.refusal(
      { service: 's3.amazonaws.com' },
      { action: 'sqs:SendMessage', resource: queueArn, context },
    );
    if (refusal) throw new Error(`S3 cannot send its notifications: ${refusal}`);
    queues.send(queueArn, JSON.stringify(body));
  }
  return {
    /** What S3 sends to each queue when the notification is set up. */
    async test(): Promise<void> {
      for (const bucket of buckets)
        for (const { queueArn } of bucket.notifications)
          await send(bucket, queueArn, {
            Service: 'Amazon S3',
            Event: 's3:TestEvent',
            Time: new Date().toISOString(),
            Bucket: bucket.name,
            RequestId: 'test',
            HostId: 'test',
          });
    },
    stored(object: StoredObject): void {
      const bucket = buckets.find(({ name }) => name === object.bucket);
      for (const { event, queueArn } of bucket?.notifications ?? [])
        if (bucket && (event === `s3:${object.eventName}` || event === 's3:ObjectCreated:*'))
          send(bucket, queueArn, s3Notification(object)).catch((cause: unknown) => log(String(cause)));
    },
  };
}
