import type { ExportId, ExportKind, ExportOrder, ExportStatus } from '#functions/domain/admin/export-order.ts';

/** How far an export is. */
export interface ExportProgress {
  attempts: number;
  /** Rows of all tables so far. */
  rows: number;
  /** The oldest end of an attempt that was read for it. */
  reachedAt?: number | undefined;
}

export interface StoredExport extends ExportOrder, ExportProgress {
  orderedAt: number;
  status: ExportStatus;
  /** Why it failed, for the admin. */
  problem?: string | undefined;
}

/** The one worker that writes an export. */
export interface ExportRun extends ExportId {
  runId: string;
}

export interface ExportStore {
  /** Stores the order together with its audit entry. Idempotent. Throws Refusal `id-already-used`. */
  start(order: ExportOrder, action: { reason: string; at: number }): Promise<void>;
  find(id: ExportId, now: number): Promise<StoredExport | undefined>;
  /** The orders of an admin whose files can still be downloaded, newest first. */
  list(by: string, now: number): Promise<StoredExport[]>;
  /** `undefined` while another worker writes it, and for an export that is ready or has failed. */
  claim(run: ExportRun, now: number): Promise<StoredExport | undefined>;
  /**
   * Changes an export that this worker writes, and no other. `ready` for an export without attempts, too, which has no file; `waiting`
   * gives it back.
   */
  update(run: ExportRun, set: Partial<Pick<StoredExport, 'status' | 'problem'> & ExportProgress>): Promise<void>;
}

/** The private bucket of the exports. */
export interface ExportFiles {
  /** Sends for a worker. */
  order(id: ExportId): Promise<void>;
  /** There is no file if the bytes fail. */
  write(key: string, kind: ExportKind, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}
