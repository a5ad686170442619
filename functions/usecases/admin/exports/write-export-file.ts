import { exportRunMs } from '#functions/domain/admin/export-order.ts';
import { progressClock } from '#functions/domain/uploads/upload.ts';
import { memoize } from '#functions/usecases/memoize.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { ExportFile, OpenExportFile } from '#functions/usecases/ports/export-file.ts';
import type {
  ExportCheckpoint,
  ExportFiles,
  ExportProgress,
  ExportRun,
  ExportStore,
  StoredExport,
} from '#functions/usecases/ports/exports.ts';
import { exportKeyOf } from './export-key.ts';
import { exportPasses, type ExportPass } from './export-passes.ts';
import { scalesOf } from './export-rows.ts';
import { openUpload, type UploadState } from './export-upload.ts';
import { exportReader, type ExportedBank, type ExportPage, type ExportReaderPorts } from './read-export.ts';

export interface ExportWriterPorts extends ExportReaderPorts {
  exports: ExportStore;
  files: ExportFiles;
  openFile: OpenExportFile;
  clock: Clock;
}

/** `unfinished`: its time is over, and the checkpoint says where to continue. `overtaken`: another worker has the lease. */
type Outcome = 'finished' | 'unfinished' | 'overtaken';

const nothing: ExportProgress = { attempts: 0, rows: 0 };
const beginning: ExportCheckpoint = { done: nothing, pass: 0, scales: [], file: '', parts: [], isWhole: false };

/**
 * Writes an export from its checkpoint on: pass by pass over the attempts, page by page, part by part of the upload. All that is
 * written after a checkpoint is written once more by the run that continues there, into the same parts.
 */
export async function writeExportFile(ports: ExportWriterPorts, run: ExportRun, order: StoredExport): Promise<Outcome> {
  const writing = await openWriting(ports, run, order);
  const passes = exportPasses[order.kind];
  for (let pass = passes[writing.at.pass]; pass; pass = passes[writing.at.pass]) {
    const outcome = await writePass(writing, pass);
    if (outcome) return outcome;
  }
  if (writing.done.attempts > 0) {
    const outcome = await completeFile(writing);
    if (outcome) return outcome;
  }
  return (await ports.exports.finish(run, writing.done)) ? 'finished' : 'overtaken';
}

type Writing = Awaited<ReturnType<typeof openWriting>>;

async function openWriting(ports: ExportWriterPorts, run: ExportRun, order: StoredExport) {
  const { exports, files, clock } = ports;
  const at: ExportCheckpoint = { ...(order.checkpoint ?? beginning) };
  const done: ExportProgress = { ...at.done };
  const key = exportKeyOf(order);
  const file: ExportFile = ports.openFile(order.kind, at.file === '' ? undefined : at.file);
  const endsAt = clock() + exportRunMs;
  const isNoteDue = progressClock();
  return {
    ...{ at, done, key, files, file },
    reader: exportReader(ports, order),
    upload: await openUpload({ files, key, kind: order.kind }, at),
    namesOf: memoize(async (bank: ExportedBank) => scalesOf(bank)),
    isTimeOver: () => clock() > endsAt,
    /** Stores where to continue. `false`: another worker has the lease. */
    async save({ uploadId, parts, tail }: UploadState) {
      Object.assign(at, { uploadId, parts, tail, file: file.state(), done: { ...done } });
      return exports.save(run, at);
    },
    /** Shows the admin how far it is. */
    note: async () => !isNoteDue(clock()) || exports.note(run, done),
    keep: (upload: Awaited<ReturnType<typeof openUpload>>) => upload.keep(run.runId),
    async startOver(): Promise<Outcome> {
      return (await exports.save(run, beginning)) ? 'unfinished' : 'overtaken';
    },
  };
}

/** `undefined`: the pass is over. */
async function writePass(writing: Writing, pass: ExportPass): Promise<Outcome | undefined> {
  const { at, done, file, reader, upload } = writing;
  if (at.cursor === undefined) {
    done.attempts = 0;
    if (pass.table) upload.add(await file.beginTable(pass.table.name, pass.table.columns(at.scales)));
  }
  for (let ahead = reader.page(at.cursor); ;) {
    const page = await ahead;
    // The next page is read while the rows of this one are made.
    if (page.next !== undefined) ahead = begun(reader.page(page.next));
    const unknown = await newScales(writing, page);
    if (pass.isCollecting) at.scales = [...at.scales, ...unknown];
    // The index has shown an attempt of another bank version since the scales were collected.
    else if (at.pass > 0 && unknown.length > 0) return writing.startOver();
    await writePage(writing, pass, page);
    if (upload.isFull() && !(await writing.save(await upload.flush()))) return 'overtaken';
    if (writing.isTimeOver()) return (await writing.save(await writing.keep(upload))) ? 'unfinished' : 'overtaken';
    if (!(await writing.note())) return 'overtaken';
    if (page.next === undefined) return undefined;
  }
}

async function newScales({ at, namesOf }: Writing, { attempts }: ExportPage): Promise<string[]> {
  const banks = [...new Set(attempts.map(({ bank }) => bank))];
  const names = new Set((await Promise.all(banks.map(namesOf))).flat());
  return [...names].filter((name) => !at.scales.includes(name));
}

async function writePage({ at, done, file, reader, upload }: Writing, { table }: ExportPass, page: ExportPage) {
  if (table && page.attempts.length > 0) {
    const sources = await reader.complete(page.attempts);
    const rows = sources.flatMap((source) => table.rows(source, at.scales));
    upload.add(await file.addRows(table.columns(at.scales), rows));
    done.rows += rows.length;
  }
  done.attempts += page.attempts.length;
  done.reachedAt = page.reachedAt ?? done.reachedAt;
  at.cursor = page.next;
  if (page.next !== undefined) return;
  if (table) upload.add(await file.endTable());
  at.pass += 1;
}

/** Uploads what is left and completes the file. `undefined`: it is there. */
async function completeFile(writing: Writing): Promise<Outcome | undefined> {
  const { at, file, files, key, upload } = writing;
  if (!at.isWhole) {
    upload.add(await file.end());
    const state = await upload.flush();
    at.isWhole = true;
    if (!(await writing.save(state))) return 'overtaken';
  }
  const isThere = await files.completeUpload({ key, uploadId: at.uploadId ?? '' }, at.parts);
  return isThere ? undefined : writing.startOver();
}

/** Its failure is thrown where it is awaited, which may be after the run has ended in another way. */
function begun<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
