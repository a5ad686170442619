import type { AskedRequest } from '#functions/domain/admin/request-id.ts';
import type { ExportId, ExportKind, ExportOrder, ExportStatus } from '#functions/domain/admin/export-order.ts';

/** How far an export is. */
export interface ExportProgress {
  /** Attempts that were read for the table that is being written. */
  attempts: number;
  /** Rows of all tables so far. */
  rows: number;
  /** The oldest end of an attempt that was read for it. */
  reachedAt?: number | undefined;
}

/** Where the next worker continues. */
export interface ExportCheckpoint {
  /** How far it was: what is shown meanwhile may be further. */
  done: ExportProgress;
  /** Number of the pass over the attempts. */
  pass: number;
  /** Cursor of the pass; absent at its beginning. */
  cursor?: string | undefined;
  /** The scales of all attempts, as far as they are known: columns of the tables of scores. */
  scales: string[];
  /** State of the file: see `ExportFile`. */
  file: string;
  /** Id of the multipart upload, once it was begun. */
  uploadId?: string | undefined;
  /** ETags of the uploaded parts. */
  parts: string[];
  /** Bytes for the next part are stored under this id. */
  tail?: string | undefined;
  /** All parts are uploaded. */
  isWhole: boolean;
}

export interface StoredExport extends ExportOrder, ExportProgress, AskedRequest {
  orderedAt: number;
  status: ExportStatus;
  /** When a worker was last sent for. */
  sentAt: number;
  leaseUntil?: number | undefined;
  /** Why it failed, for the admin. */
  problem?: string | undefined;
  checkpoint?: ExportCheckpoint | undefined;
}

/** A worker's lease. */
export interface ExportRun extends ExportId {
  runId: string;
}

export interface ExportStore {
  /** Stores the order together with its audit entry. Idempotent. Throws Refusal `id-already-used`. */
  start(order: ExportOrder, action: AskedRequest & { reason: string; at: number }): Promise<void>;
  find(id: ExportId, now: number): Promise<StoredExport | undefined>;
  /** The orders of an admin whose files can still be downloaded, newest first. */
  list(by: string, now: number): Promise<StoredExport[]>;
  /** Notes that a worker is sent for once more. `false`: someone else has done so since. */
  noteSent(seen: Pick<StoredExport, 'by' | 'exportId' | 'sentAt'>, now: number): Promise<boolean>;
  /**
   * Takes the lease. `undefined` while another worker has it, and for an export that is ready, or has failed after this worker's message
   * was sent.
   */
  begin(run: ExportRun, at: { now: number; until: number; messageAt: number }): Promise<StoredExport | undefined>;
  /** Each of these returns `false` if another worker has the lease now; then it changes nothing. */
  note(run: ExportRun, progress: ExportProgress): Promise<boolean>;
  save(run: ExportRun, checkpoint: ExportCheckpoint): Promise<boolean>;
  /** Gives the lease back: the next worker is on its way. */
  release(run: ExportRun, now: number): Promise<boolean>;
  /** `ready` for an export without attempts, too, which has no file. */
  finish(run: ExportRun, progress: ExportProgress): Promise<boolean>;
  fail(run: ExportRun, problem: string, now: number): Promise<boolean>;
}

interface ExportUpload {
  key: string;
  uploadId: string;
}

/** The private bucket of the exports. */
export interface ExportFiles {
  /** Sends for a worker. */
  order(id: ExportId): Promise<void>;
  /** @returns the id of the upload. */
  beginUpload(key: string, kind: ExportKind): Promise<string>;
  /** @returns the part's ETag. */
  uploadPart(upload: ExportUpload, number: number, bytes: Uint8Array): Promise<string>;
  /** `false`: the upload is gone, and so is its file. Idempotent. */
  completeUpload(upload: ExportUpload, parts: readonly string[]): Promise<boolean>;
  /** Bytes that are too few for a part, until the next run. */
  keepTail(id: string, bytes: Uint8Array): Promise<void>;
  readTail(id: string): Promise<Uint8Array>;
}
