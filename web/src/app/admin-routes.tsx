import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { adminScreens, detailScreens } from './admin-screens.ts';
import { QueryArea } from './query-area.tsx';
import { AdminShell } from './shell/admin-shell.tsx';
import { Shell } from './shell/shell.tsx';
import { ToSite } from './to-site.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { StopPage } from './stop-page.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import * as words from '#web/lib/words/app/admin.ts';

/** The path of an admin screen relative to the first one; '' for the first. */
const below = (path: string) => path.slice(paths.adminOverview.length + 1);

/** The screens of an admin. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminOnly />}>
        <Route element={<QueryArea />}>
          <Route element={<AdminShell />}>
            {[...adminScreens, ...detailScreens].map(({ path, Page }) => (
              <Route key={path} path={below(path)} element={<Page />} />
            ))}
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<ToSite />} />
    </Routes>
  );
}

function AdminOnly() {
  const { status, isAdmin, adminLoaded } = useSession();
  if (status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (status === 'loading' || !adminLoaded) return <Loading />;
  if (isAdmin) return <Outlet />;
  return (
    <Shell path={paths.adminOverview}>
      <StopPage {...words.denied}>
        <ButtonLink to={paths.home} tone="primary">
          {words.goHome}
        </ButtonLink>
      </StopPage>
    </Shell>
  );
}
