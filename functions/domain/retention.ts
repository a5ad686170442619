/**
 * How long an attempt's data, including its report's file, is kept after the attempt's end, a contact message after its arrival, and the
 * name and address of an admin after the end of their rights, even if their account is erased: the audit says who acted. The consent text
 * promises this.
 */
export const retentionMonths = 24;

/** The retention in days, for rules that count in days: no 24 months are longer. Also the maximum age of a file in the reports' bucket. */
export const retentionDays = 731;

/** How long sales are kept, which name nobody: eight financial years after the day, as companies in India must. */
export const saleRetentionDays = 9 * 366;

/** How far back the database can be restored: what is deleted stays in its backups for so long. The most that DynamoDB keeps. */
export const backupDays = 35;

/** How long technical logs are kept at most: a stage may keep them for less. People are told “one year”. */
export const maxLogDays = 365;

/** How long the firewall's log of blocked requests, which has their addresses, is kept. */
export const blockedRequestDays = 30;

/** How long an uploaded sheet and what was read of it are kept. */
export const uploadDays = 30;

/** How long an admin can download an export after ordering it. */
export const exportHours = 24;

/** The age in days at which S3 deletes a file of an export. It counts from the next midnight, so a file lives for two days at most. */
export const exportFileDays = 1;

/** How long a message that could not be processed is kept. */
export const deadLetterDays = 14;

/** How long after its result a file is deleted: by then no worker that has read the result can still write the file. */
export const fileRemovalDelaySeconds = 5 * 60;

/** When TTL removes something of this moment: epoch seconds, as DynamoDB's `ttl` attribute requires. */
export function expiryOf(atMs: number, days = retentionDays): number {
  return Math.floor(atMs / 1000) + days * 24 * 60 * 60;
}
