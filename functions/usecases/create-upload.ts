import { mostUploadBytes } from '#functions/contract/admin/uploads.ts';
import type { Clock, NewId } from './ports/clock.ts';
import type { UploadFiles, UploadStore } from './ports/uploads.ts';

interface Ports {
  uploads: UploadStore;
  files: UploadFiles;
  clock: Clock;
  newId: NewId;
}

/** A place for one file; what arrives there is imported by itself. */
export async function createUpload({ uploads, files, clock, newId }: Ports, request: { fileName: string; by: string }) {
  const uploadId = newId();
  await uploads.create({ uploadId, ...request, now: clock() });
  return { uploadId, ...(await files.presign(uploadKey(uploadId), mostUploadBytes)) };
}

const folder = 'uploads/';

/** The S3 key of an upload: its id alone, so that no file name can point elsewhere. */
function uploadKey(uploadId: string): string {
  return folder + uploadId;
}

/** The upload that an S3 key belongs to; `undefined` for an object that is none. */
export function uploadIdOf(key: string): string | undefined {
  return key.startsWith(folder) ? key.slice(folder.length) : undefined;
}
