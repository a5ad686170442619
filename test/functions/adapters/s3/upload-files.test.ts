import { S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { uploadFiles } from '#functions/adapters/s3/upload-files.ts';

interface Policy {
  expiration: string;
  conditions: unknown[];
}

it('an upload form expires after five minutes and accepts one object of a limited size', async () => {
  const client = new S3Client({
    region: 'ap-south-1',
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
  });
  const before = Date.now();
  const { fields } = await uploadFiles(client, 'uploads').presign('uploads/one', 1_000);
  const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as Policy;
  const secondsLeft = (Date.parse(policy.expiration) - before) / 1000;
  // To the second, and the machine may be slow.
  expect(secondsLeft).toBeGreaterThan(298);
  expect(secondsLeft).toBeLessThan(360);
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      ['content-length-range', 1, 1_000],
      { bucket: 'uploads' },
      { key: 'uploads/one' },
    ]) as unknown,
  );
});
