import { refuse } from '#functions/domain/refusal.ts';
import { uploadDays } from '#functions/domain/retention.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

/*
 * Limits of an uploaded file: its kinds, its size, and its number of sheets, rows and columns. The contract refuses another kind or size,
 * S3 takes no larger file, and whatever arrives is measured once more before it is read. What protects the reader beyond that (cells, characters, what an archive unpacks to) is in `functions/adapters/sheet/refuse-file.ts`.
 */

export const uploadKinds = ['xlsx', 'xls', 'csv'] as const;
export const uploadName = new RegExp(`\\.(${uploadKinds.join('|')})$`, 'i');

/** Files that are often chosen by mistake, by their names. */
const otherNames: readonly [RegExp, keyof typeof words.otherFiles][] = [
  [/^~\$/, 'lock'],
  [/\.(xlsm|xltm|xlam)$/i, 'macros'],
  [/\.xlsb$/i, 'xlsb'],
  [/\.(ods|fods)$/i, 'ods'],
  [/\.numbers$/i, 'numbers'],
  [/\.et$/i, 'wps'],
  [/\.gsheet$/i, 'google'],
  [/\.(docx?|odt|pdf|rtf)$/i, 'word'],
  [/\.(tsv|txt)$/i, 'text'],
  [/\.zip$/i, 'archive'],
];

/** The problem of a file's name: what the file is instead of a spreadsheet that is read. */
export function fileNameProblem(name: string): string | undefined {
  if (uploadName.test(name) && !name.startsWith('~$')) return undefined;
  const [, kind] = otherNames.find(([pattern]) => pattern.test(name)) ?? [];
  return kind ? words.otherFiles[kind] : words.chooseFile;
}

export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

/** Rows with content, without the header. */
export const maxSheetRows = 20_000;
export const maxSheetColumns = 500;
/** Sheets that are searched for a question column. */
export const maxSheetsRead = 20;

/**
 * The state of an upload. `no-questions`: it was read, but has no questions yet; another column mapping or sheet may help. `published`
 * and `cancelled` are final.
 */
export const uploadStatuses = [
  'waiting',
  'reading',
  'staged',
  'no-questions',
  'refused',
  'cancelled',
  'published',
] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

export function refuseUnknownUpload(advice = ''): never {
  refuse('not-found', [words.notFound(uploadDays), advice].join(' ').trim());
}

export function refuseOutdated(cause?: unknown): never {
  refuse('upload-not-ready', words.outdated, cause);
}

export function refuseOvertaken(cause?: unknown): never {
  refuse('upload-not-ready', words.overtaken, cause);
}

/** Lease of a run on an upload, in case its event is delivered twice: longer than the importer's time limit. */
export const readingLeaseMs = 125_000;

/** Whether it is time to store the progress of a run. By time, not by rows: a file may have 100,000 blank rows. */
export function progressClock(everyMs = 1_000): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < everyMs) return false;
    last = now;
    return true;
  };
}

/** By then all retries of an import are over, and its message is in the dead-letter queue. */
const stuckAfterMs = 60 * 60 * 1000;

interface Progress {
  status: UploadStatus;
  createdAt: number;
  readingSince?: number;
}

/** The problem that is shown for a stuck upload: its message was lost, or the file never arrived. */
export function stuckProblem({ status, createdAt, readingSince }: Progress, now: number): string | undefined {
  if (status === 'waiting' && now - createdAt > stuckAfterMs) return words.notArrived;
  const isStuck = status === 'reading' && now - (readingSince ?? createdAt) > stuckAfterMs;
  return isStuck ? words.interrupted : undefined;
}
