import type { ExportView } from '#functions/contract/admin/export.ts';
import { exportExpiry, exportFileName, isStalled } from '#functions/domain/admin/export-order.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { ExportFiles, ExportStore, StoredExport } from '#functions/usecases/ports/exports.ts';

interface Ports {
  exports: Pick<ExportStore, 'list' | 'noteSent'>;
  files: Pick<ExportFiles, 'order'>;
  clock: Clock;
}

/**
 * The exports that an admin has ordered within a day, newest first. One that nobody works on, because a message or a worker was lost,
 * gets another worker: so none waits forever while someone waits for it.
 */
export async function listExports(ports: Ports, by: string): Promise<{ exports: ExportView[] }> {
  const { exports, files, clock } = ports;
  const now = clock();
  const found = await exports.list(by, now);
  for (const stalled of found.filter((order) => isStalled(order, now)))
    if (await exports.noteSent(stalled, now)) await files.order({ by, exportId: stalled.exportId });
  return { exports: found.map(viewExport) };
}

function viewExport(order: StoredExport): ExportView {
  const { exportId, kind, from, until, batch, person, orderedAt, status, attempts, rows, reachedAt, problem } = order;
  return {
    ...{ exportId, kind, from, until, orderedAt, status, attempts, rows },
    ...(batch !== undefined && { batch }),
    ...(person !== undefined && { person }),
    ...(reachedAt !== undefined && { reachedAt }),
    ...(problem !== undefined && { problem }),
    ...(status === 'ready' && attempts > 0 && { fileName: exportFileName(order) }),
    expiresAt: exportExpiry(orderedAt),
  };
}
