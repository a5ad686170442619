import type { Clock, NewId } from '#functions/usecases/ports/clock.ts';
import type { ExportOrder, ExportStore } from '#functions/usecases/ports/exports.ts';

interface Request extends Omit<ExportOrder, 'exportId'> {
  exportId?: string | undefined;
  reason: string;
}

/** Records in the audit what is exported and why; only then its rows can be read. A retry with the same id is the same export. */
export async function startExport(
  { exports, newId, clock }: { exports: ExportStore; newId: NewId; clock: Clock },
  { reason, exportId = newId(), ...order }: Request,
): Promise<{ exportId: string }> {
  await exports.start({ ...order, exportId }, { reason, at: clock() });
  return { exportId };
}
