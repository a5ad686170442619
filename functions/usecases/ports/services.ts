import type { ExportId, ExportKind } from '#functions/domain/admin/export-order.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import type { FoundSheet } from '#functions/domain/uploads/cells/sheet-grid.ts';

/**
 * Reads the sheets of a file, and detects which one has the questions. `onRows` gets the number of rows read, at intervals. Throws
 * Refusal `file-refused` with the problem and what to do.
 */
export type ReadSheet = (
  bytes: Uint8Array,
  fileName: string,
  onRows?: (rows: number) => Promise<void>,
) => Promise<{ taken: number; sheets: FoundSheet[] }>;

export interface ReportReader {
  /** `undefined` if the file was deleted. */
  read(key: string): Promise<Uint8Array | undefined>;
}

export interface ReportFiles {
  write(key: string, pdf: Uint8Array): Promise<void>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
}

/** Deletes files for good, with all their versions. */
export interface PersonFiles {
  /** Deletes all files with this prefix. @returns the number of versions. */
  removeAll(prefix: string): Promise<number>;
}

export interface UploadFiles {
  /** A presigned POST for up to `maxBytes`. */
  presign(key: string, maxBytes: number): Promise<{ url: string; fields: Record<string, string> }>;
  /** Throws Refusal `file-refused` if the object has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array>;
}

export interface ExportFiles {
  /** Sends for a worker. */
  order(id: ExportId): Promise<void>;
  /** There is no file if the bytes fail. */
  write(key: string, kind: ExportKind, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Signs a temporary download link, which works for anyone who has it. */
export type SignDownload = (key: string, download: { fileName: string; seconds: number }) => Promise<string>;

/** On one engine equal documents give equal bytes. `withAppendix`: appends all answers. */
export type RenderReport = (document: ReportDocument, options?: { withAppendix?: boolean }) => Promise<Uint8Array>;

export interface SignInDirectory {
  /** Idempotent. */
  remove(username: string): Promise<void>;
}
