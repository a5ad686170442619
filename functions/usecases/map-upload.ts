import type { UploadView } from '#functions/contract/admin/uploads.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ColumnUse } from '#functions/domain/sheet-columns.ts';
import { memoryOf } from '#functions/domain/sheet-mapping.ts';
import { parseSheet } from '#functions/domain/sheet.ts';
import { getUpload } from './get-upload.ts';
import type { Clock, NewId } from './ports/clock.ts';
import type { ProfileStore } from './ports/people.ts';
import type { Upload, UploadStore } from './ports/uploads.ts';

interface Ports {
  uploads: UploadStore;
  profiles: Pick<ProfileStore, 'find'>;
  clock: Clock;
  newId: NewId;
}

interface Request {
  uploadId: string;
  sheet: number;
  headerRow?: number | undefined;
  columns: Record<string, ColumnUse>;
  remember: boolean;
}

/** Makes the questions and defects of an upload anew, from the sheet as it was read and what an admin says of its columns. */
export async function mapUpload(ports: Ports, request: Request): Promise<UploadView> {
  const { uploads, clock, newId } = ports;
  const { uploadId, sheet, columns, headerRow, remember } = request;
  const upload = await uploads.find(uploadId);
  const seen = requireRead(upload);
  const sheets = upload?.sheets ?? [];
  if (sheets[sheet]?.rows === undefined) refuse('not-found', 'This sheet of the upload is not kept.');
  const [grid, memory] = await Promise.all([uploads.getGrid(uploadId, sheet), uploads.readMemory()]);
  const parsed = parseSheet(grid, { memory, chosen: { columns, headerRow }, others: sheets.toSpliced(sheet, 1) });
  await uploads.restage(uploadId, seen, { ...parsed, sheet }, newId(), clock());
  if (remember) await uploads.remember(memoryOf(parsed.columns));
  return getUpload(ports, uploadId);
}

/** @returns what is staged now. */
function requireRead(upload: Upload | undefined): string {
  if (!upload) refuse('not-found', 'There is no such upload, or it is older than 30 days. Upload the file again.');
  if (upload.status === 'published') {
    refuse('upload-published', 'This upload has been published. Upload the file again to map its columns anew.');
  }
  const isRead = upload.status === 'staged' || upload.status === 'no-questions';
  if (!isRead || !upload.staging) {
    refuse('upload-not-ready', upload.problem || 'The file is still being read. Wait a moment, then try again.');
  }
  return upload.staging;
}
