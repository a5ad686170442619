import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { exportOrderPrefix, type ExportId, type ExportKind } from '#functions/domain/admin/export-order.ts';
import type { ExportFiles } from '#functions/usecases/ports/exports.ts';

const contentTypes: Record<ExportKind, string> = {
  workbook: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  responses: 'text/csv;charset=utf-8',
  scores: 'text/csv;charset=utf-8',
};

/**
 * The client for these files. Without being asked to, it must add no checksum: S3 would want those of all parts when the upload is
 * completed. S3 makes its own checksum of each object.
 */
export const exportClient = () => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

const tailKey = (id: string) => `tails/${id}`;

export function exportFiles(client: S3Client, Bucket: string): ExportFiles {
  const exists = async (Key: string) => {
    try {
      await client.send(new HeadObjectCommand({ Bucket, Key }));
      return true;
    } catch (cause) {
      // Without the right to list the bucket, S3 answers 403 for a missing file.
      if (isStatus(cause, 403, 404)) return false;
      throw cause;
    }
  };

  return {
    // The bucket tells the queue of each object below this prefix. What is in it does not matter, but S3 wants its length.
    async order(id) {
      await client.send(new PutObjectCommand({ Bucket, Key: orderKeyOf(id), Body: id.exportId }));
    },

    async beginUpload(Key, kind) {
      const command = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: contentTypes[kind] });
      const { UploadId } = await client.send(command);
      if (!UploadId) throw new Error(`The upload of ${Key} has no id.`);
      return UploadId;
    },

    async uploadPart({ key: Key, uploadId: UploadId }, PartNumber, Body) {
      const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      if (!ETag) throw new Error(`Part ${PartNumber} of ${Key} has no ETag.`);
      return ETag;
    },

    async completeUpload({ key: Key, uploadId: UploadId }, parts) {
      const Parts = parts.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
      try {
        await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
        return true;
      } catch (cause) {
        if (!isStatus(cause, 404)) throw cause;
        // An earlier try has completed it, or the lifecycle rule has removed its parts.
        return exists(Key);
      }
    },

    async keepTail(id, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key: tailKey(id), Body }));
    },

    async readTail(id) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: tailKey(id) }));
      if (!Body) throw new Error(`The object ${tailKey(id)} has no body.`);
      return Body.transformToByteArray();
    },
  };
}

const isStatus = (cause: unknown, ...statuses: number[]) =>
  cause instanceof S3ServiceException && statuses.includes(cause.$metadata.httpStatusCode ?? 0);

const orderKeyOf = ({ by, exportId }: ExportId) => `${exportOrderPrefix}${by}/${exportId}`;

/** The export that an object orders; `undefined` for any other object. */
export function orderOfKey(key: string): ExportId | undefined {
  if (!key.startsWith(exportOrderPrefix)) return undefined;
  const [by = '', exportId = ''] = key.slice(exportOrderPrefix.length).split('/');
  return { by, exportId };
}
