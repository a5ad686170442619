const keyOf = (attemptId: string) => `truein-rehearsed-${attemptId}`;

/** Whether the rehearsal of an attempt was done or skipped in this tab. */
export function isRehearsed(attemptId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(attemptId)) !== null;
  } catch {
    return false;
  }
}

export function noteRehearsed(attemptId: string): void {
  try {
    sessionStorage.setItem(keyOf(attemptId), '1');
  } catch {
    // Then it is offered again after a reload.
  }
}
