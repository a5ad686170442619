import { returnKey } from './note-return.ts';
import { readRouteState, type RouteState } from '#web/lib/route-state.ts';

/** Where a session ended without a logout: its person, and nobody else, comes back to it after the sign-in. Or what somebody wanted who was not signed in. */
export interface ReturnPlace {
  /** Absent: whoever signs in here may have asked for it. */
  userId?: string;
  path: string;
  state: RouteState;
}

/** Who has not signed in by then has given it up. */
const wantedMs = 15 * 60 * 1000;

export function returnPlace(): ReturnPlace | undefined {
  try {
    const { userId, path, state, until } = JSON.parse(sessionStorage.getItem(returnKey) ?? '{}') as Record<
      string,
      unknown
    >;
    if (typeof path !== 'string') return undefined;
    if (typeof userId === 'string') return { userId, path, state: readRouteState(state) };
    return typeof until === 'number' && until > Date.now() ? { path, state: {} } : undefined;
  } catch {
    return undefined;
  }
}

/** Notes the page that somebody asked for who has to sign in first, for this tab alone. `userId`: who has seen it here; nobody else is led to it. */
export function noteWanted(path: string, userId?: string): void {
  try {
    sessionStorage.setItem(returnKey, JSON.stringify({ userId, path, until: Date.now() + wantedMs }));
  } catch {
    // A browser that keeps nothing begins at home.
  }
}

export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(returnKey);
  } catch {
    // Nothing is kept there.
  }
}
