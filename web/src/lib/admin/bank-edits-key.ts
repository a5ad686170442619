import { deviceStorage } from '#web/lib/storage.ts';

const prefix = 'truein-bank-edits:';

/** Key under which an admin's unsubmitted edits of a quiz's bank are stored on this device. */
export function editsKey(userId: string, quizId: number): string {
  return `${prefix}${userId}:${quizId}`;
}

/** The keys of all banks with unsubmitted edits of this admin on this device. */
export function unsubmittedEdits(userId: string): string[] {
  return deviceStorage.keysWith(`${prefix}${userId}:`);
}
