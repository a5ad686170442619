const prefix = 'truein-bank-edits:';

/** Where an admin's edits of a quiz's bank wait on this device until they are submitted. */
export function editsKey(userId: string, quizId: number): string {
  return `${prefix}${userId}:${quizId}`;
}

/** The keys of all banks that an admin has edited on this device and not submitted. */
export function unsubmittedEdits(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${userId}:`));
  } catch {
    return [];
  }
}
