import { useEffect, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { reportPaths, reportSheets } from '#web/lib/report-paths.ts';
import { returnPlace } from '#web/lib/session/return-place.ts';
import { keepSeenBy, seenBy } from '#web/lib/session/seen-by.ts';
import { useSession } from '#web/lib/session/session.ts';
import { storeWantedPage } from '#web/lib/session/wanted-page.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { lazyPage } from './lazy-page.ts';
import { QueryArea } from './query-area.tsx';
import { ToSite } from './to-site.tsx';

const AccountPage = lazyPage(() => import('#web/features/account/account-page.tsx'), 'AccountPage');
const ReportPage = lazyPage(() => import('#web/features/my-report/report-page.tsx'), 'ReportPage');

/** The pages of a person beside the assessment; unknown paths lead home, which says so. */
export function AccountRoutes() {
  return (
    <Routes>
      <Route element={<QueryArea />}>
        <Route element={<RequireSignIn />}>
          <Route path={paths.account} element={<AccountPage />} />
          {['', ...reportSheets].map((sheet) => (
            <Route key={sheet} path={`${reportPaths.mine}/:attemptId/${sheet}`} element={<ReportPage />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<ToSite />} />
    </Routes>
  );
}

/** Like `SignedIn` of the guards, for an address from a mail: leads a person back to it after the sign-in. */
function RequireSignIn() {
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
  // Either this person has logged out, or the place where their session ended was noted already.
  return wasSignedIn ? <Navigate to={paths.login} replace /> : <ToLogin />;
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  // Read before the redirect to the login replaces this history entry.
  const [owner] = useState(seenBy);
  useEffect(() => {
    // If a session has ended here, only its person is led back.
    if (returnPlace()?.path !== address) storeWantedPage(address, owner);
  }, [address, owner]);
  return <Navigate to={paths.login} replace />;
}
