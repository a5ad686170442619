import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { noteWanted, returnPlace } from '#web/lib/return-place.ts';
import { useSession } from '#web/lib/session.ts';
import { Loading } from '#web/ui/loading.tsx';

/** As `SignedIn` of the guards, for an address that comes by mail: who has to sign in first is led back to it. */
export function SignedInAndBack() {
  const { status } = useSession();
  if (status === 'loading') return <Loading />;
  return status === 'signed-in' ? <Outlet /> : <ToLogin />;
}

function ToLogin() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Where a session has ended here, its person is known, and nobody else is led back.
    if (returnPlace()?.path !== pathname) noteWanted(pathname);
  }, [pathname]);
  return <Navigate to={paths.login} replace />;
}
