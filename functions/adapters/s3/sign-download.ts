import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { SignDownload } from '#functions/usecases/ports/reports.ts';

/** A presigned GET, which a browser saves under the name. */
export function signDownload(client: S3Client, bucket: string): SignDownload {
  return (key, { fileName, seconds }) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        // Of a shared computer's browser nobody gets it by "back".
        ResponseCacheControl: 'private, no-store',
        ResponseContentType: 'application/pdf',
        ResponseContentDisposition: `attachment; filename="${fileName}"`,
      }),
      { expiresIn: seconds },
    );
}
