import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFiles } from '#functions/adapters/s3/report-files.ts';

describe('reports in their bucket', () => {
  const directory = mkdtempSync(join(tmpdir(), 'report-files-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: 'reports', configs: [] }],
  });
  let client: S3Client;

  beforeAll(async () => {
    const { port } = (await server.run()) as AddressInfo;
    client = new S3Client({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
  });
  afterAll(async () => {
    client.destroy();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('keeps the bytes as a PDF', async () => {
    const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);
    await reportFiles(client, 'reports').write('reports/user-1/1.7.01J.pdf', pdf);
    const kept = await client.send(new GetObjectCommand({ Bucket: 'reports', Key: 'reports/user-1/1.7.01J.pdf' }));
    expect(await kept.Body?.transformToByteArray()).toEqual(pdf);
    expect(kept.ContentType).toBe('application/pdf');
  });

  it('says so when the bucket is not there', async () => {
    await expect(reportFiles(client, 'elsewhere').write('a.pdf', new Uint8Array([1]))).rejects.toThrow(/bucket/i);
  });
});
