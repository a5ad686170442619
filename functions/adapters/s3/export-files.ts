import { Readable } from 'node:stream';
import { PutObjectCommand, type S3Client, GetObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { exportOrderPrefix, type ExportId, type ExportKind } from '#functions/domain/admin/export-order.ts';
import type { ExportFiles, SignDownload } from '#functions/usecases/ports/services.ts';

const contentTypes: Record<ExportKind, string> = {
  workbook: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  responses: 'text/csv;charset=utf-8',
  scores: 'text/csv;charset=utf-8',
};

export function exportFiles(client: S3Client, Bucket: string): ExportFiles {
  return {
    // The bucket tells the queue of each object below this prefix. What is in it does not matter, but S3 wants its length.
    async order(id) {
      await client.send(new PutObjectCommand({ Bucket, Key: orderKeyOf(id), Body: id.exportId }));
    },

    async write(Key, kind, bytes) {
      const params = { Bucket, Key, Body: Readable.from(bytes), ContentType: contentTypes[kind] };
      // The lifecycle rule removes the parts of a failed upload.
      await new Upload({ client, params, leavePartsOnError: true }).done();
    },
  };
}

const orderKeyOf = ({ by, exportId }: ExportId) => `${exportOrderPrefix}${by}/${exportId}`;

/** The export that an object orders; `undefined` for any other object. */
export function orderOfKey(key: string): ExportId | undefined {
  if (!key.startsWith(exportOrderPrefix)) return undefined;
  const [by = '', exportId = ''] = key.slice(exportOrderPrefix.length).split('/');
  return { by, exportId };
}

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
