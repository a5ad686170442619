import type { Needs } from '#functions/usecases/ports/needs.ts';
import { maxUploadBytes } from '#functions/domain/uploads/upload.ts';

/** Makes an upload for one file, which is imported when it arrives. A retry with the same id is the same upload. */
export async function createUpload(
  { uploads, files, clock, newId }: Needs<'uploads' | 'files' | 'clock' | 'newId'>,
  { uploadId = newId(), ...request }: { uploadId?: string | undefined; fileName: string; by: string },
) {
  await uploads.create({ uploadId, ...request, now: clock() });
  return { uploadId, ...(await files.presign(uploadKey(uploadId), maxUploadBytes)) };
}

const folder = 'uploads/';

/** The S3 key of an upload: only its id, so that no file name can point elsewhere. */
function uploadKey(uploadId: string): string {
  return folder + uploadId;
}

/** The upload of an S3 key; `undefined` for other objects. */
export function uploadIdOf(key: string): string | undefined {
  return key.startsWith(folder) ? key.slice(folder.length) : undefined;
}
