import { mostUploadBytes } from '#functions/contract/admin/uploads.ts';
import { refuse, Refusal } from '#functions/domain/refusal.ts';
import { parseSheet } from '#functions/domain/sheet.ts';
import { sortableSequencer } from '#functions/domain/upload.ts';
import { uploadIdOf } from './create-upload.ts';
import type { Clock, NewId } from './ports/clock.ts';
import type { ReadSheet, Run, Upload, UploadedSheet, UploadFiles, UploadStore } from './ports/uploads.ts';

interface Ports {
  uploads: UploadStore;
  files: UploadFiles;
  readSheet: ReadSheet;
  clock: Clock;
  newId: NewId;
}

/** What S3 tells of an object. */
interface Arrival {
  key: string;
  /** Later events of the same object have a greater one. */
  sequencer: string;
}

/**
 * Reads an uploaded spreadsheet and stages its questions with everything that is wrong with it, or says on the upload why it
 * can't be read. The live bank is not touched. An event that comes again or late, or for an upload that is settled,
 * changes nothing.
 */
export async function importBank(ports: Ports, { key, sequencer }: Arrival): Promise<void> {
  const { uploads, clock, newId } = ports;
  const uploadId = uploadIdOf(key);
  const upload = uploadId && (await uploads.find(uploadId));
  if (!upload) return;
  const run = { uploadId: upload.uploadId, runId: newId() };
  if (!(await uploads.begin(run, { sequencer: sortableSequencer(sequencer), now: clock() }))) return;
  try {
    await readInto(ports, key, upload, run);
  } catch (cause) {
    if (cause instanceof Refusal) return await uploads.refuse(run, cause.message);
    await uploads.release(run);
    throw cause;
  }
}

async function readInto({ uploads, files, readSheet, clock }: Ports, key: string, { fileName }: Upload, run: Run) {
  const goOn = async (rows: number) => {
    // Whoever is overtaken or called off stops here: what it says is not heard any more.
    if (!(await uploads.noteRows(run, rows))) refuse('upload-not-ready', 'This upload has been cancelled.');
  };
  const { taken, sheets } = await readSheet(await files.read(key, mostUploadBytes), fileName, goOn);
  const grids = sheets.map((sheet) => ('grid' in sheet ? sheet.grid : undefined));
  const grid = grids[taken] ?? refuse('file-refused', 'The file has no sheet that can be read.');
  await goOn(grid.rows.length);
  const found = sheets.map(listed);
  const memory = await uploads.readMemory();
  const parsed = parseSheet(grid, { memory, others: found.toSpliced(taken, 1) });
  await uploads.keepGrids(run, grids, clock());
  await uploads.stage(run, { ...parsed, sheet: taken }, found, clock());
}

function listed(sheet: Awaited<ReturnType<ReadSheet>>['sheets'][number]): UploadedSheet {
  const { name } = sheet;
  return 'grid' in sheet ? { name, rows: sheet.grid.rows.length } : { name, problem: sheet.problem };
}
