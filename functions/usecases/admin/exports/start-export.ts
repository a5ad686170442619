import type { Needs } from '#functions/usecases/ports/needs.ts';
import { exportTooLarge, maxExportAttempts, type ExportOrder } from '#functions/domain/admin/export-order.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { endedAttempts, type EndedAttemptsPorts } from './ended-attempts.ts';
import type { ExportFiles } from '#functions/usecases/ports/services.ts';

interface Ports extends EndedAttemptsPorts, Needs<'exports' | 'newId' | 'clock'> {
  files: Pick<ExportFiles, 'order'>;
}

interface Request extends Omit<ExportOrder, 'exportId'> {
  exportId?: string | undefined;
  reason: string;
}

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
