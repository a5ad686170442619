import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { reconcileEveryMinutes } from '#functions/domain/reports/report-delivery.ts';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { fileRemovalDelaySeconds } from '#functions/domain/retention.ts';
import { functionSizes } from '#infra/constructs/function-sizes.ts';
import { mailEvents } from './events-mail-shape.ts';
import type { QueuedMessage } from './events-shapes.ts';
import { openQueue, type Queue, type QueueOptions } from './events-queue.ts';
import { s3Notification, scheduledEvent, snsNotification, type StoredObject } from './events-shapes.ts';
import { isRemovedResult, isToDeliver, pipeRecord } from './events-stream-shape.ts';
import type { FunctionName, Invoke } from '#infra/local/gateway/functions.ts';
import type { AcceptedMail } from '#infra/local/engines/mail.ts';
import { exportReceives, importReceives, localNames } from '#infra/local/settings.ts';
import { readStream } from './stream-reader.ts';

interface EventOptions {
  invoke: Invoke;
  dynamoEndpoint: string;
  /** Folder of the queues. */
  folder: string;
  /** Interval of the schedules that AWS runs each minute. Less frequent ones are scaled alike. */
  scheduleEveryMs: number;
  log(line: string): void;
}

/** As in `infra/constructs/exports`: a little longer than a call may take. */
const exportVisibilityMs = (functionSizes['write-export'].seconds + 60) * 1000;

/** Each reader is a process of its own that may take 1.4 GB of this machine's memory. */
const readersAtATime = 2;

export interface Events {
  objectCreated(stored: StoredObject): void;
  mailAccepted(mail: AcceptedMail): void;
  deadLetters(): Record<string, QueuedMessage[]>;
  close(): Promise<void>;
}

/** Runs what AWS triggers automatically: notifications, the stream's pipes, the schedules, mail events. */
export async function startEvents({
  invoke,
  dynamoEndpoint,
  folder,
  scheduleEveryMs,
  log,
}: EventOptions): Promise<Events> {
  mkdirSync(folder, { recursive: true });
  const queueTo = (name: FunctionName, tries: number, more: Partial<QueueOptions> = {}): Queue =>
    openQueue({
      name,
      deliver: (event) => invoke(name, event),
      batchSize: 1,
      maxReceiveCount: tries,
      visibilityMs: 6 * functionSizes[name].seconds * 1000,
      file: join(folder, `${name}.json`),
      log,
      ...more,
    });
  const imports = queueTo('import-bank', importReceives, { concurrency: readersAtATime });
  const exports = queueTo('write-export', exportReceives, { concurrency: 2, visibilityMs: exportVisibilityMs });
  const reports = queueTo('deliver-report', 1000, { concurrency: 2 });
  const mails = queueTo('record-mail-event', 5);
  const removals = queueTo('remove-report-file', 5, { delayMs: fileRemovalDelaySeconds * 1000 });

  const client = new DynamoDBStreamsClient({
    endpoint: dynamoEndpoint,
    region: localNames.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const stream = await readStream({
    client,
    tableName: localNames.table,
    log,
    onRecord(record, streamArn) {
      if (isToDeliver(record)) reports.send(JSON.stringify(pipeRecord(record, streamArn)));
      if (isRemovedResult(record)) removals.send(JSON.stringify(pipeRecord(record, streamArn)));
    },
  });
  const repeat = (name: FunctionName, everyMs: number) =>
    setInterval(() => {
      invoke(name, scheduledEvent(name)).catch((cause: unknown) =>
        log(`${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`),
      );
    }, everyMs);
  const schedules = [
    repeat('close-expired-attempts', scheduleEveryMs),
    repeat('release-reports', scheduleEveryMs),
    repeat('reconcile-reports', reconcileEveryMinutes * scheduleEveryMs),
  ];

  return {
    objectCreated(stored) {
      const { bucket, key } = stored;
      if (bucket === localNames.uploadsBucket) imports.send(JSON.stringify(s3Notification(stored)));
      const isOrder = bucket === localNames.exportsBucket && key.startsWith(exportOrderPrefix);
      if (isOrder) exports.send(JSON.stringify(s3Notification(stored)));
    },
    mailAccepted(mail) {
      if (!mail.configurationSet) return;
      for (const event of mailEvents(mail))
        mails.send(JSON.stringify(snsNotification('mail-events', JSON.stringify(event))));
    },
    deadLetters: () => ({
      'import-bank': imports.deadLetters(),
      'write-export': exports.deadLetters(),
      'deliver-report': reports.deadLetters(),
      'record-mail-event': mails.deadLetters(),
      'remove-report-file': removals.deadLetters(),
    }),
    async close() {
      schedules.forEach(clearInterval);
      await Promise.all([
        stream.close(),
        imports.close(),
        exports.close(),
        reports.close(),
        mails.close(),
        removals.close(),
      ]);
      client.destroy();
    },
  };
}
