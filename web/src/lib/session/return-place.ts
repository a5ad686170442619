import { readRouteState, type RouteState } from '#web/lib/route-state.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { returnPlaceKey } from './wanted-page.ts';

/**
 * The place where a session ended without a logout, to which only its person returns after the sign-in. Or the page that a person
 * without a session has requested.
 */
export interface ReturnPlace {
  /** Absent: anyone who signs in here may have requested it. */
  userId?: string;
  path: string;
  state: RouteState;
}

/** A path of this site: browsers take `//` and `/\\` for the beginning of another host. */
const ownPath = /^\/(?![/\\])/;

export function returnPlace(): ReturnPlace | undefined {
  try {
    const { userId, path, state, until } = JSON.parse(tabStorage.get(returnPlaceKey) ?? '{}') as Record<
      string,
      unknown
    >;
    if (typeof path !== 'string' || !ownPath.test(path)) return undefined;
    if (typeof userId === 'string') return { userId, path, state: readRouteState(state) };
    return typeof until === 'number' && until > Date.now() ? { path, state: {} } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetReturn(): void {
  tabStorage.remove(returnPlaceKey);
}
