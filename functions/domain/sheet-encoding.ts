/** What the bytes of a .csv file can be read as. */
export const csvEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type CsvEncoding = (typeof csvEncodings)[number];
