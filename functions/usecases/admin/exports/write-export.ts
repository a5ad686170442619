import { exportBrokenOff, exportLeaseMs, type ExportId } from '#functions/domain/admin/export-order.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { NewId } from '#functions/usecases/ports/clock.ts';
import { writeExportFile, type ExportWriterPorts } from './write-export-file.ts';

interface Ports extends ExportWriterPorts {
  newId: NewId;
}

interface Message extends ExportId {
  /** When it was sent, epoch ms. */
  messageAt: number;
  /** It will not be received again. */
  isLast: boolean;
}

/** Every try to write an export has broken off, and the order says so. */
export class ExportGivenUp extends Error {
  override readonly name = 'ExportGivenUp';
}

/**
 * Writes the file of an export, or as much of it as fits into a run; then it sends for another worker, which continues at the checkpoint.
 * A repeated or late message changes nothing. A run that breaks off is repeated from its last checkpoint by the message's next delivery.
 * @throws ExportGivenUp at the message's last delivery, so that a person looks at it.
 */
export async function writeExport(ports: Ports, { by, exportId, messageAt, isLast }: Message): Promise<void> {
  const { exports, files, clock, newId } = ports;
  const id = { by, exportId };
  const run = { ...id, runId: newId() };
  const order = await exports.begin(run, { now: clock(), until: clock() + exportLeaseMs, messageAt });
  if (!order) return;
  if (isLast) {
    await exports.fail(run, exportBrokenOff, clock());
    throw new ExportGivenUp(`Writing the export ${exportId} broke off each time.`);
  }
  try {
    const outcome = await writeExportFile(ports, run, order);
    if (outcome === 'unfinished' && (await exports.release(run, clock()))) await files.order(id);
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'file-refused') {
      await exports.fail(run, cause.message, clock());
      return;
    }
    await exports.release(run, clock());
    throw cause;
  }
}
