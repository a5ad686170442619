import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reportFiles } from '#functions/adapters/s3/report-files.ts';
import { uploadFiles } from '#functions/adapters/s3/upload-files.ts';
import { signDownload } from '#functions/adapters/s3/export-files.ts';

describe('report files in their bucket', () => {
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

  it('write stores the bytes with the type of a PDF', async () => {
    const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);
    await reportFiles(client, 'reports').write('reports/user-1/1.7.01J.pdf', pdf);
    const kept = await client.send(new GetObjectCommand({ Bucket: 'reports', Key: 'reports/user-1/1.7.01J.pdf' }));
    expect(await kept.Body?.transformToByteArray()).toEqual(pdf);
    expect(kept.ContentType).toBe('application/pdf');
  });

  it('an upload that is larger than allowed is not read', async () => {
    await reportFiles(client, 'reports').write('uploads/bank.xlsx', new Uint8Array(6));
    const uploads = uploadFiles(client, 'reports');
    await expect(uploads.read('uploads/bank.xlsx', 5)).rejects.toMatchObject({ code: 'file-refused' });
    expect(await uploads.read('uploads/bank.xlsx', 6)).toHaveLength(6);
  });

  it('a file that S3 denies counts as missing, because the function may not list the bucket', async () => {
    const answer = (name: string) => new S3ServiceException({ name, $fault: 'client', $metadata: {} });
    const send = vi.spyOn(client, 'send').mockRejectedValueOnce(answer('AccessDenied'));
    expect(await reportFiles(client, 'reports').read('a.pdf')).toBeUndefined();
    send.mockRejectedValueOnce(answer('InvalidAccessKeyId'));
    await expect(reportFiles(client, 'reports').read('a.pdf')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  });

  it('a signed address downloads one file under a given name until it expires', async () => {
    const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 1]);
    const key = 'reports/user-1/1.7.02J.pdf';
    await reportFiles(client, 'reports').write(key, pdf);
    const sign = signDownload(client, 'reports');
    const url = await sign(key, { fileName: 'TrueIn-report.pdf', seconds: 60 });
    const brief = await sign(key, { fileName: 'TrueIn-report.pdf', seconds: 1 });
    const reply = await fetch(url);
    expect([reply.status, new Uint8Array(await reply.arrayBuffer())]).toEqual([200, pdf]);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="TrueIn-report.pdf"');
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    // This server reads no signature; that of S3 holds for this key alone.
    const other = await sign('reports/user-2/a.pdf', { fileName: 'TrueIn-report.pdf', seconds: 60 });
    const signatures = [url, other].map((each) => new URL(each).searchParams.get('X-Amz-Signature'));
    expect(signatures).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(signatures[0]).not.toBe(signatures[1]);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    expect((await fetch(brief)).status).toBe(403);
  });

  it('remove deletes one file, may be repeated, and keeps the others', async () => {
    const files = reportFiles(client, 'reports');
    await files.write('reports/user-2/a.pdf', new Uint8Array([1]));
    await files.write('reports/user-2/b.pdf', new Uint8Array([2]));
    await files.remove('reports/user-2/a.pdf');
    await files.remove('reports/user-2/a.pdf');
    const get = (Key: string) => client.send(new GetObjectCommand({ Bucket: 'reports', Key }));
    await expect(get('reports/user-2/a.pdf')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect((await get('reports/user-2/b.pdf')).ContentLength).toBe(1);
  });

  it('write fails with the bucket in its message when the bucket is missing', async () => {
    await expect(reportFiles(client, 'elsewhere').write('a.pdf', new Uint8Array([1]))).rejects.toThrow(/bucket/i);
  });
});
