import type { Session } from './auth.ts';
import type { SessionUser } from './stored-session.ts';

/** Who is here, as the pages see it. */
export interface SessionState {
  /** `loading` also while a sign-in or sign-out is under way. */
  status: Session['status'];
  user: SessionUser | undefined;
  isAdmin: boolean;
  /** False while `isAdmin` is only what was known last time. */
  adminLoaded: boolean;
  /** They have logged out here, and the server could not be told. */
  isOnlyLocal?: boolean;
}
