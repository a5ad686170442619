import type { Session } from './auth.ts';
import type { SessionUser } from './stored-session.ts';

/** The session as pages see it. */
export interface SessionState {
  /** `loading` also during a sign-in or sign-out. */
  status: Session['status'];
  user: SessionUser | undefined;
  isAdmin: boolean;
  /** False while `isAdmin` is only the last known value. */
  adminLoaded: boolean;
  /** Logged out on this device only, because the server could not be reached. */
  isOnlyLocal?: boolean;
}
