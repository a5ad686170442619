import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ReportFiles } from '#functions/usecases/ports/reports.ts';

/** Reports in their bucket, which encrypts by its own default. */
export function reportFiles(client: S3Client, bucket: string): ReportFiles {
  return {
    async write(key, pdf) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: pdf, ContentType: 'application/pdf' }));
    },

    // The bucket is versioned: it hides the file at once, and forgets what it hides a day later.
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
