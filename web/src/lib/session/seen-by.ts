const key = 'seenBy';

/** Keeps in the open entry of the browser's history who has seen it: it outlives a logout and a reload, and is found again by Back. */
export function keepSeenBy(userId: string): void {
  if (seenBy() !== userId) window.history.replaceState({ ...stateOf(), [key]: userId }, '');
}

/** Who was signed in when the open entry of the history was shown last. */
export function seenBy(): string | undefined {
  const userId = stateOf()[key];
  return typeof userId === 'string' ? userId : undefined;
}

/** What the router keeps there stays. */
function stateOf(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
