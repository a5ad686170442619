import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { makeEngine, newEventId, type Engine } from '#test/support/engine/make-engine.ts';
import { stubEnvironment } from '#test/support/handlers/run-handler.ts';
import { endedAttempt } from '#test/support/make-account.ts';

interface Asked {
  what: string;
  headers: IncomingHttpHeaders;
}

/** Just enough of S3 for a multipart upload, and what it was asked. */
class FakeS3 {
  readonly asked: Asked[] = [];
  /** The lifecycle rule has removed the parts. */
  isUploadGone = false;

  readonly server = createServer(({ method = '', url = '', headers }, response) => {
    const { searchParams } = new URL(url, 'http://s3');
    const step = ['uploads', 'uploadId'].find((name) => searchParams.has(name)) ?? 'object';
    this.asked.push({ what: `${method} ${step}`, headers });
    const isMissing = this.isUploadGone && (method === 'HEAD' || (method === 'POST' && step === 'uploadId'));
    response.statusCode = isMissing ? 404 : 200;
    response.setHeader('etag', '"e"').end(method === 'POST' ? bodyOf(step, isMissing) : '');
  });
}

function bodyOf(step: string, isMissing: boolean): string {
  if (isMissing) return '<Error><Code>NoSuchUpload</Code></Error>';
  return step === 'uploads'
    ? '<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>'
    : '<CompleteMultipartUploadResult><ETag>e</ETag></CompleteMultipartUploadResult>';
}

const receives = 5;
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
  const attributes = { ApproximateReceiveCount: String(receiveCount), SentTimestamp: String(Date.now()) };
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
    expect(s3.asked.map(({ what }) => what)).toEqual(['POST uploads', 'PUT uploadId', 'POST uploadId']);
  });

  it('restarts the file if S3 has removed its parts', async () => {
    const exportId = await order();
    s3.isUploadGone = true;
    expect(await deliver(`${exportOrderPrefix}${by}/${exportId}`, 1)).toEqual([]);
    expect(await statusOf(exportId)).toBe('writing');
    s3.isUploadGone = false;
    expect(await deliver(`${exportOrderPrefix}${by}/${exportId}`, 1)).toEqual([]);
    expect(await statusOf(exportId)).toBe('ready');
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

it('a part has no checksum, because S3 would require those of all parts again at the end', () => {
  const checksums = s3.asked.flatMap(({ headers }) => Object.keys(headers).filter((name) => name.includes('checksum')));
  expect(s3.asked.length).toBeGreaterThan(0);
  expect(checksums).toEqual([]);
});
