import type { KeptSwitch, SwitchStorage } from '#web/lib/outbox/outbox-switches.ts';

/** A switch storage in memory instead of IndexedDB. */
export function memorySwitches(): SwitchStorage {
  const rows = new Map<string, KeptSwitch>();
  return {
    list: async (userId) =>
      structuredClone([...rows.values()])
        .filter((row) => row.userId === userId)
        .toSorted((a, b) => a.since - b.since),
    keep: async (kept) => void rows.set(kept.eventId, structuredClone(kept)),
    forget: async (eventId) => void rows.delete(eventId),
  };
}
