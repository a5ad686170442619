import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { UploadedSheet } from '#functions/domain/uploads/columns/sheet-table.ts';
import { maxUploadBytes, progressClock } from '#functions/domain/uploads/upload.ts';
import { isMapSheet } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { refuse, Refusal } from '#functions/domain/refusal.ts';
import { mayBeBank } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { uploadIdOf } from './uploads.ts';
import type { Upload, Run } from '#functions/adapters/dynamo/uploads/upload-item.ts';
import type { ReadSheet } from '#functions/usecases/ports/services.ts';
import { fileProblems } from '#functions/domain/words/uploads/files.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

type Ports = Needs<'uploads' | 'files' | 'readSheet' | 'clock' | 'newId'>;

/** S3's notification of an object. */
interface Arrival {
  key: string;
  /** Number of times its message was received: 1 for the first time. */
  receive: number;
  /** It will not be received again. */
  isLast: boolean;
}

/** Every attempt of an import has failed, and the upload says so. */
export class ImportGivenUp extends Error {
  override readonly name = 'ImportGivenUp';
}

/**
 * Reads an uploaded spreadsheet and stages its questions with all defects, or stores the reason why it cannot be read. The live bank is
 * not changed. A file is read once: a repeated event changes nothing. An attempt that fails, or kills its run, is
 * retried; the last one only refuses the file. Throws ImportGivenUp then, so that a person looks at the message.
 */
export async function importBank(ports: Ports, { key, receive, isLast }: Arrival): Promise<void> {
  const { uploads, clock, newId } = ports;
  const uploadId = uploadIdOf(key);
  const upload = uploadId && (await uploads.find(uploadId));
  if (!upload) return;
  const run = { uploadId: upload.uploadId, runId: newId() };
  if (!(await uploads.begin(run, { receive, now: clock() }))) return;
  if (isLast) {
    await uploads.refuse(run, words.neverRead);
    throw new ImportGivenUp(`Reading the upload ${run.uploadId} broke off each time.`);
  }
  try {
    await readInto(ports, key, upload, run);
  } catch (cause) {
    if (cause instanceof Refusal) return await uploads.refuse(run, cause.message);
    await uploads.release(run);
    throw cause;
  }
}

async function readInto({ uploads, files, readSheet, clock }: Ports, key: string, { fileName }: Upload, run: Run) {
  const isDue = progressClock();
  const noteRows = async (rows: number) => {
    // An overtaken or cancelled run stops here: its results would be dropped.
    if (!(await uploads.noteRows(run, rows))) refuse('upload-not-ready', words.cancelled);
  };
  const onRows = async (rows: number) => {
    if (isDue(clock())) await noteRows(rows);
  };
  const { taken, sheets } = await readSheet(await files.read(key, maxUploadBytes), fileName, onRows);
  const grids = sheets.map((sheet) => ('grid' in sheet ? sheet.grid : undefined));
  const grid = grids[taken] ?? refuse('file-refused', fileProblems['no-sheet']);
  await noteRows(grid.rows.length);
  const found = sheets.map(listed);
  const memory = await uploads.readMemory();
  const others = found.filter(({ name }, place) => place !== taken && !isMapSheet(name));
  const mapSheets = sheets.flatMap((one, sheet) => (isMapSheet(one.name) ? [{ ...one, sheet }] : []));
  const parsed = parseSheet(grid, { sheet: taken, memory, others, mapSheets });
  await uploads.keepGrids(run, grids, clock());
  await uploads.stage(run, parsed, found, clock());
}

function listed(sheet: Awaited<ReturnType<ReadSheet>>['sheets'][number]): UploadedSheet {
  const { name } = sheet;
  if ('problem' in sheet) return { name, problem: sheet.problem };
  const { grid } = sheet;
  return {
    name,
    rows: grid.rows.length,
    ...(!isMapSheet(name) && mayBeBank(grid) && { hasQuestions: true }),
    ...(grid.hidden && { hidden: true }),
  };
}
