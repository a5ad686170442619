import { startExport } from '#functions/contract/admin/export.ts';
import { newCommandId } from '#web/lib/admin/new-command-id.ts';
import { call } from '#web/lib/api-client.ts';
import type { ExportOrder } from './export-draft.ts';

export interface ExportProgress {
  rows: number;
  attempts: number;
  /** The oldest end of an attempt that was exported so far. */
  reachedAt?: number | undefined;
}

export interface ExportRun {
  order: ExportOrder;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/** Limit for one page. */
export const timeLimitMs = 28_000;

/** Enters the export into the audit, which gives the id that its pages require. */
export async function beginExport({ order, signal }: ExportRun): Promise<string> {
  return (await call(startExport, { body: { exportId: newCommandId(), ...order } }, { signal })).exportId;
}
