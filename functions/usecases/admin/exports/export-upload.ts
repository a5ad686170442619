import type { ExportKind } from '#functions/domain/admin/export-order.ts';
import type { ExportCheckpoint, ExportFiles } from '#functions/usecases/ports/exports.ts';

/** More than the 5 MiB that S3 demands of each part but the last; its 10,000 parts then make a file of 160 GB. */
const partBytes = 16 * 1024 * 1024;

interface Target {
  files: ExportFiles;
  key: string;
  kind: ExportKind;
}

export type UploadState = Pick<ExportCheckpoint, 'uploadId' | 'parts' | 'tail'>;

/** A multipart upload that collects the bytes of a file until they make a part; a later run continues it from its state. */
export async function openUpload({ files, key, kind }: Target, { uploadId, parts, tail }: UploadState) {
  let upload = uploadId;
  const etags = [...parts];
  let pending = tail === undefined ? [] : [await files.readTail(tail)];
  const size = () => pending.reduce((sum, { length }) => sum + length, 0);

  return {
    add: (bytes: Uint8Array) => void (bytes.length > 0 && pending.push(bytes)),
    isFull: () => size() >= partBytes,

    /** Uploads what is pending as the next part. */
    async flush(): Promise<UploadState> {
      upload ??= await files.beginUpload(key, kind);
      if (pending.length > 0) {
        etags.push(await files.uploadPart({ key, uploadId: upload }, etags.length + 1, Buffer.concat(pending)));
      }
      pending = [];
      return { uploadId: upload, parts: [...etags] };
    },

    /** Stores what is pending under an id that no earlier state refers to. */
    async keep(id: string): Promise<UploadState> {
      if (pending.length > 0) await files.keepTail(id, Buffer.concat(pending));
      const kept = pending.length > 0 ? { tail: id } : {};
      return { ...(upload !== undefined && { uploadId: upload }), parts: [...etags], ...kept };
    },
  };
}
