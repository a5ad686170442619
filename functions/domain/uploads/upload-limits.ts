/*
 * Limits of an uploaded file: its kinds, its size, and its number of sheets, rows and columns. The contract refuses another kind or size,
 * S3 takes no larger file, and whatever arrives is measured once more before it is read. What protects the reader beyond that (cells, characters, what an archive unpacks to) is in `functions/adapters/sheet/sheet-limits.ts`.
 */

export const uploadKinds = ['xlsx', 'xls', 'csv'] as const;
export const uploadName = new RegExp(`\\.(${uploadKinds.join('|')})$`, 'i');

export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

/** Rows with content, without the header. */
export const maxSheetRows = 20_000;
export const maxSheetColumns = 500;
/** Sheets that are searched for a question column. */
export const maxSheetsRead = 20;

export const tooLargeWords = `The file is larger than ${maxUploadMegabytes} MB. Remove pictures and other sheets, or split it and upload the second part with “Add to this bank”.`;
