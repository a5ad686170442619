import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { ReportReader, ReportFiles } from '#functions/usecases/ports/services.ts';

/** Stores and reads reports in their bucket, which encrypts by default. */
export function reportFiles(client: S3Client, bucket: string): ReportFiles & ReportReader {
  return {
    async write(key, pdf) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: pdf, ContentType: 'application/pdf' }));
    },

    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return await Body?.transformToByteArray();
      } catch (cause) {
        // Without the right to list the bucket, S3 answers AccessDenied for a missing file.
        if (cause instanceof S3ServiceException && ['NoSuchKey', 'AccessDenied'].includes(cause.name)) return undefined;
        throw cause;
      }
    },

    // The bucket is versioned: the file is hidden at once, and deleted a day later.
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
