import { returnKey } from './note-return.ts';
import { readRouteState, type RouteState } from './route-state.ts';

/** Where a session ended without a logout. Its person, and nobody else, comes back to it after the sign-in. */
export interface ReturnPlace {
  userId: string;
  path: string;
  state: RouteState;
}

export function returnPlace(): ReturnPlace | undefined {
  try {
    const { userId, path, state } = JSON.parse(sessionStorage.getItem(returnKey) ?? '{}') as Record<string, unknown>;
    if (typeof userId !== 'string' || typeof path !== 'string') return undefined;
    return { userId, path, state: readRouteState(state) };
  } catch {
    return undefined;
  }
}

export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(returnKey);
  } catch {
    // Nothing is kept there.
  }
}
