import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { ExportProgress, StoredExport, ExportRun } from '#functions/adapters/dynamo/admin/export-store.ts';
import { exportKeyOf, exportWritingMs, type ExportId } from '#functions/domain/admin/export-order.ts';
import { Refusal, refuse } from '#functions/domain/refusal.ts';
import { progressClock } from '#functions/domain/uploads/upload.ts';
import type { OpenExportFile } from '#functions/usecases/ports/export-file.ts';
import { endedAttempts, type EndedAttemptsPorts, exportReader, type ExportReaderPorts } from './read-export.ts';
import { exportTables } from './export-tables.ts';
import type { ExportFiles } from '#functions/usecases/ports/services.ts';
import * as words from '#functions/domain/words/exports.ts';

interface Ports extends ExportReaderPorts, EndedAttemptsPorts, Needs<'exports' | 'clock' | 'newId'> {
  records: ExportReaderPorts['records'] & EndedAttemptsPorts['records'];
  files: Pick<ExportFiles, 'write'>;
  openFile: OpenExportFile;
}

interface Message extends ExportId {
  /** It will not be received again. */
  isLast: boolean;
}

/** Every try to write an export has broken off, and the order says so. */
export class ExportGivenUp extends Error {
  override readonly name = 'ExportGivenUp';
}

/**
 * Writes the file of an export. A repeated or late message changes nothing. A run that breaks off is begun again by the message's next
 * delivery. Throws ExportGivenUp at the last one, so that a person looks at it.
 */
export async function writeExport(ports: Ports, { by, exportId, isLast }: Message): Promise<void> {
  const { exports, clock, newId } = ports;
  const run = { by, exportId, runId: newId() };
  const order = await exports.claim(run, clock());
  if (!order) return;
  if (isLast) {
    await exports.update(run, { status: 'failed', problem: words.interrupted });
    throw new ExportGivenUp(`Writing the export ${exportId} broke off each time.`);
  }
  try {
    await exports.update(run, { status: 'ready', ...(await writeFile(ports, run, order)) });
  } catch (cause) {
    const isRefused = cause instanceof Refusal && cause.code === 'file-refused';
    await exports.update(run, isRefused ? { status: 'failed', problem: cause.message } : { status: 'waiting' });
    if (!isRefused) throw cause;
  }
}

async function writeFile(ports: Ports, run: ExportRun, order: StoredExport): Promise<ExportProgress> {
  const { exports, files, openFile, clock } = ports;
  const done: ExportProgress = { attempts: 0, rows: 0 };
  const endsAt = clock() + exportWritingMs;
  const isNoteDue = progressClock();
  // What ends later is not part of it.
  const range = { ...order, until: Math.min(order.until, order.orderedAt) };
  const wanted = await endedAttempts(ports, range, Number.POSITIVE_INFINITY);
  const reader = exportReader(ports, wanted);

  async function* bytes() {
    const tables = exportTables(order.kind, await reader.scales());
    const file = openFile(order.kind, tables);
    for await (const sources of reader.pages()) {
      if (clock() > endsAt) refuse('file-refused', words.tookTooLong);
      const rows = tables.map(({ rowsOf }) => sources.flatMap(rowsOf));
      yield file.add(rows);
      done.attempts += sources.length;
      done.rows += rows.flat().length;
      const reachedAt = sources.at(-1)?.attempt.endedAt;
      if (reachedAt !== undefined) done.reachedAt = reachedAt;
      if (isNoteDue(clock())) await exports.update(run, done);
    }
    yield file.end();
  }
  if (wanted.length > 0) await files.write(exportKeyOf(order), order.kind, bytes());
  return done;
}
