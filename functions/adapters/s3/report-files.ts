import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
  ListObjectVersionsCommand,
} from '@aws-sdk/client-s3';
import type { ReportReader, ReportFiles, PersonFiles } from '#functions/usecases/ports/services.ts';

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

const removedAtOnce = 10;

/**
 * Deletes files for good. The bucket is versioned, so a plain deletion only hides an object for a day; here each version is deleted,
 * hidden ones included.
 */
export function personFiles(client: S3Client, bucket: string): PersonFiles {
  async function listPage(prefix: string, keyMarker?: string, versionMarker?: string) {
    const page = await client.send(
      new ListObjectVersionsCommand({
        Bucket: bucket,
        Prefix: prefix,
        ...(keyMarker !== undefined && { KeyMarker: keyMarker }),
        ...(versionMarker !== undefined && { VersionIdMarker: versionMarker }),
      }),
    );
    const { Versions = [], DeleteMarkers = [] } = page;
    const found = [...Versions, ...DeleteMarkers].flatMap(({ Key, VersionId }) =>
      Key === undefined ? [] : [{ Key, VersionId }],
    );
    return {
      found,
      isTruncated: page.IsTruncated === true,
      key: page.NextKeyMarker,
      version: page.NextVersionIdMarker,
    };
  }

  return {
    async removeAll(prefix) {
      let removed = 0;
      let page = await listPage(prefix);
      for (;;) {
        const { found, isTruncated, key, version } = page;
        for (let from = 0; from < found.length; from += removedAtOnce) {
          const some = found.slice(from, from + removedAtOnce);
          await Promise.all(
            some.map(({ Key, VersionId }) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }))),
          );
          removed += some.length;
        }
        if (!isTruncated) return removed;
        page = await listPage(prefix, key, version);
      }
    },
  };
}
