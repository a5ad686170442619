import { tabStorage } from '#web/lib/storage.ts';

export const returnPlaceKey = 'truein.return-to';

/** Time after which a requested page is forgotten. */
const wantedMs = 15 * 60 * 1000;

/**
 * Stores the page that a person requested before signing in, for this tab only. `userId`: the person who has seen it here; only they
 * are led to it. A browser without storage starts at home.
 */
export function storeWantedPage(path: string, userId?: string): void {
  tabStorage.set(returnPlaceKey, JSON.stringify({ userId, path, until: Date.now() + wantedMs }));
}
