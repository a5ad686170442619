import { mostUploadBytes } from '#functions/contract/admin/uploads.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import { parseSheet } from '#functions/domain/sheet.ts';
import { uploadIdOf } from './create-upload.ts';
import type { Clock } from './ports/clock.ts';
import type { ReadSheet, UploadFiles, UploadStore } from './ports/uploads.ts';

interface Ports {
  uploads: UploadStore;
  files: UploadFiles;
  readSheet: ReadSheet;
  clock: Clock;
}

/** Reads an uploaded spreadsheet and stages its questions, or says on the upload what is wrong. The live bank is not touched. */
export async function importBank({ uploads, files, readSheet, clock }: Ports, key: string): Promise<void> {
  const uploadId = uploadIdOf(key);
  const upload = uploadId && (await uploads.find(uploadId));
  if (!upload) return;
  try {
    const bytes = await files.read(key, mostUploadBytes);
    const sheet = parseSheet(await readSheet(bytes, upload.fileName));
    await uploads.stage(upload.uploadId, { ...sheet, now: clock() });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    await uploads.refuse(upload.uploadId, cause.message);
  }
}
