import { refuse } from '#functions/domain/refusal.ts';
import { uploadDays } from '#functions/domain/retention.ts';

/*
 * Limits of an uploaded file: its kinds, its size, and its number of sheets, rows and columns. The contract refuses another kind or size,
 * S3 takes no larger file, and whatever arrives is measured once more before it is read. What protects the reader beyond that (cells, characters, what an archive unpacks to) is in `functions/adapters/sheet/refuse-file.ts`.
 */

export const uploadKinds = ['xlsx', 'xls', 'csv'] as const;
export const uploadName = new RegExp(`\\.(${uploadKinds.join('|')})$`, 'i');

/** Files that are often chosen by mistake, by their names: what each one is, and what to do. */
const otherNames: readonly [RegExp, string][] = [
  [
    /^~\$/,
    'This is a lock file of Office: it only says who has a file open. Choose the file whose name does not begin with “~$”.',
  ],
  [
    /\.(xlsm|xltm|xlam)$/i,
    'This is a workbook with macros. Open it in Excel, save it as “Excel Workbook (.xlsx)”, then choose that.',
  ],
  [/\.xlsb$/i, 'This is a binary workbook. Open it in Excel, save it as .xlsx, then choose that.'],
  [/\.(ods|fods)$/i, 'This is an OpenDocument sheet. Open it, save it as .xlsx, then choose that.'],
  [/\.numbers$/i, 'This is a document of Apple Numbers. Export it to Excel (File, Export To), then choose that.'],
  [/\.et$/i, 'This is a sheet of WPS Office. Open it, save it as .xlsx, then choose that.'],
  [/\.gsheet$/i, 'This is only a link to a Google Sheet. Download it there (File, Download, .xlsx), then choose that.'],
  [
    /\.(docx?|odt|pdf|rtf)$/i,
    'This is a document, not a spreadsheet. Copy its questions into a sheet, save it as .xlsx, then choose that.',
  ],
  [/\.(tsv|txt)$/i, 'This is a text file. Open it in Excel, save it as .xlsx, then choose that.'],
  [/\.zip$/i, 'This is an archive. Unpack it, then choose the .xlsx, .xls or .csv file in it.'],
];

/** The problem of a file's name: what the file is instead of a spreadsheet that is read. */
export function fileNameProblem(name: string): string | undefined {
  if (uploadName.test(name) && !name.startsWith('~$')) return undefined;
  return otherNames.find(([pattern]) => pattern.test(name))?.[1] ?? 'Choose a file that ends in .xlsx, .xls or .csv.';
}

export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

/** Rows with content, without the header. */
export const maxSheetRows = 20_000;
export const maxSheetColumns = 500;
/** Sheets that are searched for a question column. */
export const maxSheetsRead = 20;

export const tooLargeWords = `The file is larger than ${maxUploadMegabytes} MB. Remove pictures and other sheets, or split it and upload the second part with “Add to this bank”.`;

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
  refuse('not-found', `There is no such upload, or it is older than ${uploadDays} days.${advice && ` ${advice}`}`);
}

export function refuseOutdated(cause?: unknown): never {
  refuse(
    'upload-not-ready',
    'This upload was mapped again, sent again or cancelled since you looked at it. Nothing was published. Open it again.',
    cause,
  );
}

export function refuseOvertaken(cause?: unknown): never {
  refuse(
    'upload-not-ready',
    'Someone else has mapped, cancelled or published this upload meanwhile. Open it again.',
    cause,
  );
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
  if (status === 'waiting' && now - createdAt > stuckAfterMs) {
    return 'The file did not arrive, or nobody came to read it. Upload it again.';
  }
  if (status === 'reading' && now - (readingSince ?? createdAt) > stuckAfterMs) {
    return 'Reading the file was broken off and did not begin again. Upload it again.';
  }
  return undefined;
}

/** The problem that is shown if every attempt to read a file was cut off. */
export const readingFailedProblem =
  'The file could not be read: reading it broke off each time. Open it in Excel and copy the questions into a new workbook, then upload that. If that is refused too, tell whoever runs this site.';
