import type { decideUpload as operation } from '#functions/contract/admin/uploads/uploads.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { isMapSheet } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import type { FoundMapSheet } from '#functions/domain/uploads/parameters-sheet/sheet-map.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { memoryOf } from '#functions/domain/uploads/columns/column-mapping.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { refuseOvertaken, refuseUnknownUpload } from '#functions/domain/uploads/upload.ts';
import { getUpload } from './uploads.ts';
import type { Upload } from '#functions/adapters/dynamo/uploads/upload-item.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

type Request = RequestOf<typeof operation>;

/** Parses the questions and defects of an upload again, from the stored sheets and all decisions of the admin. */
export async function decideUpload(
  ports: Needs<'uploads' | 'profiles' | 'clock' | 'newId'>,
  request: Request,
): Promise<UploadView> {
  const { uploads, clock, newId } = ports;
  const { uploadId, choices, remember } = request;
  const upload = await uploads.find(uploadId);
  const seen = requireRead(upload);
  if (request.staging !== undefined && request.staging !== seen) refuseOvertaken();
  const found = upload?.sheets ?? [];
  const taken = choices.sheet ?? upload?.foundSheet ?? upload?.sheet ?? 0;
  if (found[taken]?.rows === undefined) refuse('not-found', words.sheetNotKept);
  if (isMapSheet(found[taken].name)) refuse('invalid-input', words.parametersSheet);
  const memory = await uploads.readMemory();
  const grid = await uploads.getGrid(uploadId, taken);
  const others = found.filter(({ name }, place) => place !== taken && !isMapSheet(name));
  const mapSheets: FoundMapSheet[] = [];
  for (const [sheet, { name, rows, problem = '' }] of found.entries()) {
    if (!isMapSheet(name)) continue;
    const read = rows === undefined ? { problem } : { grid: await uploads.getGrid(uploadId, sheet) };
    mapSheets.push({ sheet, name, ...read });
  }
  const parsed = parseSheet(grid, { sheet: taken, memory, choices, others, mapSheets });
  await uploads.restage(uploadId, seen, parsed, newId(), clock());
  if (remember) await uploads.remember(memoryOf(parsed.columns));
  return getUpload(ports, uploadId);
}

/** @returns the current staging. */
function requireRead(upload: Upload | undefined): string {
  if (!upload) refuseUnknownUpload(words.uploadAgain);
  if (upload.status === 'published') refuse('upload-published', words.mappedTooLate);
  const isRead = upload.status === 'staged' || upload.status === 'no-questions';
  if (!isRead || !upload.staging) refuse('upload-not-ready', upload.problem || words.stillReading);
  return upload.staging;
}
