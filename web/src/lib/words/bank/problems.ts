/** What can fail on the screens of question banks (/admin) */

export const denied = 'Access denied. Admin privileges required.';
export const unknown = 'Something went wrong. Please try again.';
export const pageFailed = (why: string) => `Error: ${why}`;
export const backupFailed = (why: string) => `Backup failed: ${why}`;
export const uploadFailed = (why: string) => `Upload failed: ${why}`;
export const fileFailed = (why: string) => `File processing failed: ${why}`;
export const saveFailed = (why: string) => `Failed to save changes: ${why}`;
export const loadAgain = 'Load current data and try again';
