import type { DraftQuestion } from '#functions/domain/question.ts';
import type { SheetRow, SkippedRow } from '#functions/domain/sheet.ts';

export interface Upload {
  uploadId: string;
  fileName: string;
  status: 'waiting' | 'staged' | 'refused' | 'published';
  questionCount: number;
  quizId?: number;
  pages: number;
  skipped: SkippedRow[];
  skippedCount: number;
  problem?: string;
}

export interface UploadStore {
  create(upload: { uploadId: string; fileName: string; by: string; now: number }): Promise<void>;
  find(uploadId: string): Promise<Upload | undefined>;
  /** Keeps the rows and marks the upload as staged, unless it is beyond that. */
  stage(
    uploadId: string,
    staged: { questions: DraftQuestion[]; quizId: number; skipped: SkippedRow[]; now: number },
  ): Promise<void>;
  refuse(uploadId: string, problem: string): Promise<void>;
  getPage(uploadId: string, page: number): Promise<DraftQuestion[]>;
}

/** Objects that admins upload. */
export interface UploadFiles {
  /** A presigned POST that takes up to `mostBytes`. */
  presign(key: string, mostBytes: number): Promise<{ url: string; fields: Record<string, string> }>;
  /** Throws Refusal `file-refused` if the object has more than `mostBytes`. */
  read(key: string, mostBytes: number): Promise<Uint8Array>;
}

/** Throws Refusal `file-refused` with what is wrong and what to do. */
export type ReadSheet = (bytes: Uint8Array, fileName: string) => Promise<SheetRow[]>;
