/** What the screens of question banks say while they work, and what can fail (/admin/quizzes) */

export const denied = 'Access denied. Admin privileges required.';
export const unknown = 'Something went wrong. Please try again.';
export const backupFailed = (why: string) => `Backup failed: ${why}`;
export const uploadFailed = (why: string) => `Upload failed: ${why}`;
export const fileFailed = (why: string) => `File processing failed: ${why}`;
export const saveFailed = (why: string) => `Failed to save changes: ${why}`;
export const backingUp = 'Backing up existing data...';
export const backedUp = 'Backup completed. Ready to upload new data...';
export const noBackup = 'Failed to backup existing data';
export const loadAgain = 'Load current data and try again';
