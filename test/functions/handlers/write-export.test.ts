import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { makeEngine, newEventId, type Engine } from '#test/support/engine/make-engine.ts';
import { stubEnvironment } from '#test/support/handlers/run-handler.ts';
import { endedAttempt } from '#test/support/make-account.ts';

/** Just enough of S3 for a file, and what it was asked. */
class FakeS3 {
  readonly asked: string[] = [];
  readonly server = createServer((request, response) => {
    this.asked.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    request.resume().on('end', () => response.setHeader('etag', '"e"').end());
  });
}

const receives = 3;
const by = 'an-admin';
let engine: Engine;
const s3 = new FakeS3();
let handler: (event: SQSEvent) => Promise<SQSBatchResponse>;

beforeAll(async () => {
  engine = await makeEngine({ questions: 2 });
  await endedAttempt(engine);
  await new Promise<void>((resolve) => s3.server.listen(0, '127.0.0.1', resolve));
  stubEnvironment(engine.table);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(s3.server.address() as AddressInfo).port}`);
  vi.stubEnv('EXPORTS_BUCKET', 'exports');
  vi.stubEnv('EXPORT_MAX_RECEIVES', String(receives));
  ({ handler } = await import('#functions/handlers/write-export.ts'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => s3.server.close(resolve));
});

async function order(): Promise<string> {
  const exportId = newEventId();
  const all = { kind: 'responses', from: 0, until: Date.now(), by, exportId } as const;
  await exportStore(engine.table).start(all, { reason: 'Yearly.', at: Date.now() });
  return exportId;
}

/** Delivers S3's message about an object. @returns the ids of the messages that come back. */
async function deliver(key: string, receiveCount: number) {
  const body = JSON.stringify({ Records: [{ s3: { object: { key } } }] });
  const attributes = { ApproximateReceiveCount: String(receiveCount) };
  const event = { Records: [{ messageId: 'm1', body, attributes }] } as SQSEvent;
  return (await handler(event)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

const statusOf = async (exportId: string) =>
  (await exportStore(engine.table).find({ by, exportId }, Date.now()))?.status;

describe('the message of an export order', () => {
  it('is consumed when the file is written', async () => {
    const exportId = await order();
    expect(await deliver(`${exportOrderPrefix}${by}/${exportId}`, receives - 1)).toEqual([]);
    expect(await statusOf(exportId)).toBe('ready');
    expect(s3.asked).toEqual([`PUT /exports/files/${by}/${exportId}.csv`]);
  });

  it('fails the order on the last receive and is returned for the dead-letter queue', async () => {
    const exportId = await order();
    expect(await deliver(`${exportOrderPrefix}${by}/${exportId}`, receives)).toEqual(['m1']);
    expect(await statusOf(exportId)).toBe('failed');
  });

  it('is ignored if about another object', async () => {
    expect(await deliver(`files/${by}/x.csv`, receives)).toEqual([]);
  });
});
