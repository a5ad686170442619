import { exportFileName, type ExportId } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { ExportStore } from '#functions/usecases/ports/exports.ts';
import type { SignDownload } from '#functions/usecases/ports/reports.ts';
import { exportKeyOf } from './export-key.ts';

interface Ports {
  exports: Pick<ExportStore, 'find'>;
  signExport: SignDownload;
  clock: Clock;
}

const validSeconds = 60;

/** A download link for the admin who has ordered the export. Its audit entry was written with the order. */
export async function getExportFile(
  { exports, signExport, clock }: Ports,
  id: ExportId,
): Promise<{ url: string; expiresAt: number }> {
  const order = await exports.find(id, clock());
  if (order?.status !== 'ready' || order.attempts === 0) {
    refuse('not-found', 'There is no file of this export, or not any more. Order it again.');
  }
  const expiresAt = clock() + validSeconds * 1000;
  const fileName = exportFileName(order);
  return { url: await signExport(exportKeyOf(order), { fileName, seconds: validSeconds }), expiresAt };
}
