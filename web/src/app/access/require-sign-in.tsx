import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { noteWanted, returnPlace } from '#web/lib/session/return-place.ts';
import { keepSeenBy, seenBy } from '#web/lib/session/seen-by.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';

/** As `SignedIn` of the guards, for an address that comes by mail: who has to sign in first is led back to it. */
export function RequireSignIn() {
  const { status, user } = useSession();
  const userId = user?.id;
  const location = useLocation();
  useEffect(() => {
    if (userId !== undefined) keepSeenBy(userId);
  }, [location, userId]);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (status === 'loading') return <Loading />;
  if (status === 'signed-in') return <Outlet />;
  // Who was here has logged out, or the place where their session ended is noted as theirs.
  return wasSignedIn ? <Navigate to={paths.login} replace /> : <ToLogin />;
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  // Before the way to the login takes this entry.
  const [owner] = useState(seenBy);
  useEffect(() => {
    // Where a session has ended here, its person is known, and nobody else is led back.
    if (returnPlace()?.path !== address) noteWanted(address, owner);
  }, [address, owner]);
  return <Navigate to={paths.login} replace />;
}
