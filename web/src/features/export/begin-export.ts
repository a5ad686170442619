import { startExport } from '#functions/contract/admin/export.ts';
import { call } from '#web/lib/api-client.ts';
import type { ExportOrder } from './export-draft.ts';

export interface ExportProgress {
  rows: number;
  attempts: number;
  /** Down to which end of an attempt it is through. */
  reachedAt?: number | undefined;
}

export interface ExportRun {
  order: ExportOrder;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/** For one page. */
export const timeLimitMs = 28_000;

/** Notes the export in the audit; then its pages can be asked for. */
export async function beginExport({ order: body, signal }: ExportRun): Promise<string> {
  return (await call(startExport, { body }, { signal })).exportId;
}
