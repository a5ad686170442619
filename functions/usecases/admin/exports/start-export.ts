import type { AskedRequest } from '#functions/domain/admin/request-id.ts';
import type { ExportOrder } from '#functions/domain/admin/export-order.ts';
import type { Clock, NewId } from '#functions/usecases/ports/clock.ts';
import type { ExportFiles, ExportStore } from '#functions/usecases/ports/exports.ts';

interface Ports {
  exports: Pick<ExportStore, 'start'>;
  files: Pick<ExportFiles, 'order'>;
  newId: NewId;
  clock: Clock;
}

interface Request extends Omit<ExportOrder, 'exportId'>, AskedRequest {
  exportId?: string | undefined;
  reason: string;
}

/** Records in the audit what is exported and why, and only then sends for a worker. A retry with the same id is the same export. */
export async function startExport(
  { exports, files, newId, clock }: Ports,
  { reason, requestDigest, exportId = newId(), ...order }: Request,
): Promise<{ exportId: string }> {
  await exports.start({ ...order, exportId }, { reason, requestDigest, at: clock() });
  await files.order({ by: order.by, exportId });
  return { exportId };
}
