/*
 * What a file may be that an admin uploads: of which kinds, and how large. The contract refuses another one, S3 takes no larger one, and
 * whatever arrives is measured once more before it is read. How many rows and columns a sheet may have is in the adapter that reads it.
 */

export const uploadKinds = ['xlsx', 'xls', 'csv'] as const;
export const uploadName = new RegExp(`\\.(${uploadKinds.join('|')})$`, 'i');

export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

export const tooLargeWords = `The file is larger than ${maxUploadMegabytes} MB. Remove pictures and other sheets, or split it and upload the second part with “Add to this bank”.`;
