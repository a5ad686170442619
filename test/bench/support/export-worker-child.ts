import { randomUUID } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { handler } from '#functions/handlers/write-export.ts';

/** What the process of a worker has taken since it began. */
export interface ExportWorkerUse {
  /** Orders that it could not carry out. */
  failed: number;
  cpuSeconds: number;
  /** Of the whole process, at its peak. */
  memoryMb: number;
}

/** S3's notification of an order, as the queue delivers it. */
function eventOf(key: string): SQSEvent {
  const body = JSON.stringify({ Records: [{ s3: { object: { key: encodeURIComponent(key) } } }] });
  const attributes = { ApproximateReceiveCount: '1' };
  return { Records: [{ messageId: randomUUID(), body, attributes }] } as unknown as SQSEvent;
}

async function carryOut(key: string): Promise<ExportWorkerUse> {
  const { batchItemFailures } = await handler(eventOf(key));
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  return { failed: batchItemFailures.length, cpuSeconds: (user + system) / 1e6, memoryMb: (maxRSS * 1024) / 1e6 };
}

process.on('message', (key: string) => void carryOut(key).then((use) => process.send?.(use)));
