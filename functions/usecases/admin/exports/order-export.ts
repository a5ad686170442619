import type { startExport as operation } from '#functions/contract/admin/export.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import {
  exportTooLarge,
  maxExportAttempts,
  exportExpiry,
  exportFileName,
  exportKeyOf,
  type ExportId,
} from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { endedAttempts, type EndedAttemptsPorts } from './read-export.ts';
import type { ExportFiles, SignDownload } from '#functions/usecases/ports/services.ts';
import type { StoredExport } from '#functions/adapters/dynamo/admin/export-store.ts';
import type { ExportView } from '#functions/contract/admin/export.ts';
import * as words from '#functions/domain/words/exports.ts';

interface Ports extends EndedAttemptsPorts, Needs<'exports' | 'newId' | 'clock'> {
  files: Pick<ExportFiles, 'order'>;
}

type Request = RequestOf<typeof operation> & { by: string };

/**
 * Records in the audit what is exported and why, and only then sends for a worker. A retry with the same id is the same export. Throws
 * Refusal `file-refused`, with the days that fit, for more attempts than a worker can write.
 */
export async function startExport(
  ports: Ports,
  { reason, exportId = ports.newId(), ...order }: Request,
): Promise<{ exportId: string }> {
  const tooMany = (await endedAttempts(ports, order, maxExportAttempts + 1))[maxExportAttempts];
  if (tooMany) refuse('file-refused', exportTooLarge(order, tooMany.endedAt));
  await ports.exports.start({ ...order, exportId }, { reason, at: ports.clock() });
  await ports.files.order({ by: order.by, exportId });
  return { exportId };
}

/** The exports that an admin has ordered within a day, newest first. */
export async function listExports({ exports, clock }: Needs<'exports' | 'clock'>, by: string) {
  return { exports: (await exports.list(by, clock())).map(viewExport) };
}

const hasFile = ({ status, attempts }: StoredExport) => status === 'ready' && attempts > 0;

function viewExport(order: StoredExport): ExportView {
  const fileName = hasFile(order) ? exportFileName(order) : undefined;
  return { ...order, fileName, expiresAt: exportExpiry(order.orderedAt) };
}

const validSeconds = 60;

/** A download link for the admin who has ordered the export. Its audit entry was written with the order. */
export async function getExportFile(
  { exports, signExport, clock }: Needs<'exports' | 'clock'> & { signExport: SignDownload },
  id: ExportId,
): Promise<{ url: string; expiresAt: number }> {
  const order = await exports.find(id, clock());
  if (!order || !hasFile(order)) refuse('not-found', words.noFile);
  const expiresAt = clock() + validSeconds * 1000;
  const fileName = exportFileName(order);
  return { url: await signExport(exportKeyOf(order), { fileName, seconds: validSeconds }), expiresAt };
}
