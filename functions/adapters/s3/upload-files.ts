import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { refuse } from '#functions/domain/refusal.ts';
import { maxUploadMegabytes } from '#functions/domain/uploads/upload.ts';
import type { UploadFiles } from '#functions/usecases/ports/services.ts';
import { tooLarge } from '#functions/domain/words/uploads/uploads.ts';

/** Short, because the form is requested when the file is chosen, and used at once. */
const presignedSeconds = 5 * 60;

export function uploadFiles(client: S3Client, bucket: string): UploadFiles {
  return {
    async presign(key, maxBytes) {
      return createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Conditions: [['content-length-range', 1, maxBytes]],
        Expires: presignedSeconds,
      });
    },

    // The presigned POST limits the size, too; this check also covers objects that got here in another way.
    async read(key, maxBytes) {
      const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      if (ContentLength > maxBytes) refuse('file-refused', tooLarge(maxUploadMegabytes));
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!Body) throw new Error(`The object ${key} has no body.`);
      return Body.transformToByteArray();
    },
  };
}
