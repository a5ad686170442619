import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { reconcileEveryMinutes } from '#functions/domain/reports/report-delivery.ts';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { fileRemovalDelaySeconds } from '#functions/domain/retention.ts';
import { exportReceives, functionSizes, importReceives, type HandlerName } from '#infra/constructs/function-sizes.ts';
import { openQueue, type Queue, type QueueOptions } from './events-queue.ts';
import {
  mailEvents,
  s3Notification,
  scheduledEvent,
  snsNotification,
  type QueuedMessage,
  type StoredObject,
} from './events-shapes.ts';
import { isRemovedResult, isToDeliver, pipeRecord } from './events-stream-shape.ts';
import type { Invoke } from '#infra/local/gateway/functions.ts';
import type { AcceptedMail } from '#infra/local/engines/mail.ts';
import { localNames } from '#infra/local/settings.ts';
import { readStream } from './stream-reader.ts';

interface EventOptions {
  invoke: Invoke;
  dynamoEndpoint: string;
  /** Folder of the queues. */
  folder: string;
  /** Interval of the schedules that AWS runs each minute. Less frequent schedules are scaled by the same factor. */
  scheduleEveryMs: number;
  log(line: string): void;
}

/** A little longer than the time limit of a call, as in `infra/constructs/exports`. */
const exportVisibilityMs = (functionSizes['write-export'].seconds + 60) * 1000;

/** Each import reads its file in another process, which may use 1.4 GB of this machine's memory. */
const maxConcurrentImports = 2;

export interface Events {
  objectCreated(stored: StoredObject): void;
  mailAccepted(mail: AcceptedMail): void;
  deadLetters(): Record<string, QueuedMessage[]>;
  close(): Promise<void>;
}

/** Runs everything that AWS triggers: notifications, the stream's pipes, the schedules, mail events. */
export async function startEvents(options: EventOptions): Promise<Events> {
  const { invoke, dynamoEndpoint, folder, scheduleEveryMs, log } = options;
  mkdirSync(folder, { recursive: true });
  const queueTo = (name: HandlerName, maxReceiveCount: number, more: Partial<QueueOptions> = {}): Queue =>
    openQueue({
      name,
      deliver: (event) => invoke(name, event),
      batchSize: 1,
      maxReceiveCount,
      visibilityMs: 6 * functionSizes[name].seconds * 1000,
      file: join(folder, `${name}.json`),
      log,
      ...more,
    });
  const queues = {
    'import-bank': queueTo('import-bank', importReceives, { concurrency: maxConcurrentImports }),
    'write-export': queueTo('write-export', exportReceives, { concurrency: 2, visibilityMs: exportVisibilityMs }),
    'deliver-report': queueTo('deliver-report', 1000, { concurrency: 2 }),
    'record-mail-event': queueTo('record-mail-event', 5),
    'remove-report-file': queueTo('remove-report-file', 5, { delayMs: fileRemovalDelaySeconds * 1000 }),
  };
  const send = (name: keyof typeof queues, message: object) => queues[name].send(JSON.stringify(message));

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
      if (isToDeliver(record)) send('deliver-report', pipeRecord(record, streamArn));
      if (isRemovedResult(record)) send('remove-report-file', pipeRecord(record, streamArn));
    },
  });
  const repeat = (name: HandlerName, everyMs: number) =>
    setInterval(() => {
      invoke(name, scheduledEvent(name)).catch((cause: unknown) =>
        log(`${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`),
      );
    }, everyMs);
  const schedules = [
    repeat('sweep', scheduleEveryMs),
    repeat('reconcile-reports', reconcileEveryMinutes * scheduleEveryMs),
  ];

  return {
    objectCreated(stored) {
      const { bucket, key } = stored;
      if (bucket === localNames.uploadsBucket) send('import-bank', s3Notification(stored));
      if (bucket === localNames.exportsBucket && key.startsWith(exportOrderPrefix))
        send('write-export', s3Notification(stored));
    },
    mailAccepted(mail) {
      if (!mail.configurationSet) return;
      for (const event of mailEvents(mail))
        send('record-mail-event', snsNotification('mail-events', JSON.stringify(event)));
    },
    deadLetters: () => Object.fromEntries(Object.entries(queues).map(([name, queue]) => [name, queue.deadLetters()])),
    async close() {
      schedules.forEach(clearInterval);
      await Promise.all([stream, ...Object.values(queues)].map((source) => source.close()));
      client.destroy();
    },
  };
}
