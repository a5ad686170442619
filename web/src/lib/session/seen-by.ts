const key = 'seenBy';

/** Stores in the current history entry who has seen it: this survives a logout and a reload, and Back finds it. */
export function keepSeenBy(userId: string): void {
  if (seenBy() !== userId) window.history.replaceState({ ...stateOf(), [key]: userId }, '');
}

/** The person who was signed in when the current history entry was last shown. */
export function seenBy(): string | undefined {
  const userId = stateOf()[key];
  return typeof userId === 'string' ? userId : undefined;
}

/** Keeps the router's own state. */
function stateOf(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
