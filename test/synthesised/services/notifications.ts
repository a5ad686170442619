import { s3Notification, type StoredObject } from '#infra/local/events/events-shapes.ts';
import type { Access } from '../access/access.ts';
import { account } from '../assembly/resolve.ts';
import type { Queues } from '../events/queues.ts';
import type { Bucket } from './buckets.ts';
import type { Journal } from './journal.ts';

interface NotificationsOptions {
  buckets: readonly Bucket[];
  access: Access;
  queues: Queues;
  /** Is told of each object, and whether a queue is. */
  onObject: Journal['offered'];
  log(line: string): void;
}

/** S3's notifications to queues, which the queues' policies must admit. */
export function openNotifications({ buckets, access, queues, onObject, log }: NotificationsOptions) {
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
      for (const { event, queueArn, concerns } of bucket?.notifications ?? []) {
        const isTold = [`s3:${object.eventName}`, 's3:ObjectCreated:*'].includes(event) && concerns(object.key);
        onObject(queueArn, isTold);
        if (bucket && isTold)
          send(bucket, queueArn, s3Notification(object)).catch((cause: unknown) => log(String(cause)));
      }
    },
  };
}
