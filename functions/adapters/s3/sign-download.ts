import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { SignDownload } from '#functions/usecases/ports/services.ts';

/** Signs a presigned GET, which a browser saves under the given name. Its type is the one that the file was stored with. */
export function signDownload(client: S3Client, bucket: string): SignDownload {
  return (key, { fileName, seconds }) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        // Keeps the file out of the browser cache, where the next user of a shared computer could find it.
        ResponseCacheControl: 'private, no-store',
        ResponseContentDisposition: `attachment; filename="${fileName}"`,
      }),
      { expiresIn: seconds },
    );
}
