import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { StoredExport } from '#functions/adapters/dynamo/admin/export-store.ts';
import type { ExportView } from '#functions/contract/admin/export.ts';
import { exportExpiry, exportFileName, exportKeyOf, type ExportId } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { SignDownload } from '#functions/usecases/ports/services.ts';

interface Ports extends Needs<'exports' | 'clock'> {
  signExport: SignDownload;
}

/** The exports that an admin has ordered within a day, newest first. */
export async function listExports({ exports, clock }: Omit<Ports, 'signExport'>, by: string) {
  return { exports: (await exports.list(by, clock())).map(viewExport) };
}

const hasFile = ({ status, attempts }: StoredExport) => status === 'ready' && attempts > 0;

function viewExport(order: StoredExport): ExportView {
  const { exportId, kind, from, until, batch, person, orderedAt, status, attempts, rows, reachedAt, problem } = order;
  return {
    ...{ exportId, kind, from, until, orderedAt, status, attempts, rows },
    ...(batch !== undefined && { batch }),
    ...(person !== undefined && { person }),
    ...(reachedAt !== undefined && { reachedAt }),
    ...(problem !== undefined && { problem }),
    ...(hasFile(order) && { fileName: exportFileName(order) }),
    expiresAt: exportExpiry(orderedAt),
  };
}

const validSeconds = 60;

/** A download link for the admin who has ordered the export. Its audit entry was written with the order. */
export async function getExportFile(
  { exports, signExport, clock }: Ports,
  id: ExportId,
): Promise<{ url: string; expiresAt: number }> {
  const order = await exports.find(id, clock());
  if (!order || !hasFile(order)) {
    refuse('not-found', 'There is no file of this export, or not any more. Order it again.');
  }
  const expiresAt = clock() + validSeconds * 1000;
  const fileName = exportFileName(order);
  return { url: await signExport(exportKeyOf(order), { fileName, seconds: validSeconds }), expiresAt };
}
