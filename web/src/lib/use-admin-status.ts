import { useEffect, useState } from 'react';
import { dropAdminFlag, keepAdminFlag, readAdminFlag } from './admin-flag.ts';
import type { Session } from './auth.ts';

interface AdminStatus {
  isAdmin: boolean;
  /** False while `isAdmin` is only what was known last time. */
  adminLoaded: boolean;
}

/** The kept flag at once, then what the profile says. Whose profile cannot be read is no admin. */
export function useAdminStatus(session: Session): AdminStatus {
  const [profile, setProfile] = useState<{ userId: string; isAdmin: boolean }>();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isSignedOut = session.status === 'signed-out';

  useEffect(() => {
    if (isSignedOut) dropAdminFlag();
  }, [isSignedOut]);

  useEffect(() => {
    if (userId === undefined) return;
    const left = new AbortController();
    loadIsAdmin(left.signal).then(
      (isAdmin) => {
        keepAdminFlag(userId, isAdmin);
        setProfile({ userId, isAdmin });
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The profile cannot be read', error);
        setProfile({ userId, isAdmin: false });
      },
    );
    return () => left.abort();
  }, [userId]);

  if (userId === undefined) return { isAdmin: false, adminLoaded: isSignedOut };
  if (profile?.userId === userId) return { isAdmin: profile.isAdmin, adminLoaded: true };
  return { isAdmin: readAdminFlag(userId), adminLoaded: false };
}

/** Loaded only for whoever is signed in: the contract brings its schemas along. */
async function loadIsAdmin(signal: AbortSignal): Promise<boolean> {
  const [{ call }, { getMe }] = await Promise.all([import('./api-client.ts'), import('#functions/contract/me.ts')]);
  const { isAdmin } = await call(getMe, {}, { signal });
  return isAdmin;
}
