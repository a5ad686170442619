import { Navigate, NavLink, Outlet, Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { adminScreens } from './admin-screens.ts';
import { lazyPage } from './lazy-page.ts';
import { QueryArea } from './query-area.tsx';
import { ToSite } from './to-site.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { StopPage } from './stop-page.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import * as words from '#web/lib/words/app/admin.ts';

/** The frame of the admin screens, with their navigation. */
export function AdminArea() {
  return (
    <div className="mx-auto w-[min(100%_-_2_*_var(--gutter),90rem)] pt-3">
      <nav aria-label={words.navigation} className="flex flex-wrap gap-x-4 border-b border-line print:hidden">
        {adminScreens.map(({ path, title }) => (
          <NavLink
            key={path}
            to={path}
            end
            className="flex min-h-11 flex-none items-center border-b-3 border-transparent text-[0.875rem] font-semibold text-quiet no-underline hover:text-body aria-[current=page]:border-b-body aria-[current=page]:text-body max-lg:min-h-8"
          >
            {title}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}

const ReadReportPage = lazyPage(() => import('#web/features/reports/read-report-page.tsx'), 'ReadReportPage');

/** The path of an admin screen relative to the first one; '' for the first. */
const below = (path: string) => path.slice(paths.adminOverview.length + 1);

/** The screens of an admin. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminOnly />}>
        <Route element={<QueryArea />}>
          <Route element={<AdminArea />}>
            {adminScreens.map(({ path, Page }) => (
              <Route key={path} path={below(path)} element={<Page />} />
            ))}
            <Route path={`${below(paths.adminReports)}/:userId/:attemptId`} element={<ReadReportPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<ToSite to={paths.home} />} />
    </Routes>
  );
}

function AdminOnly() {
  const { status, isAdmin, adminLoaded } = useSession();
  if (status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (status === 'loading' || !adminLoaded) return <Loading />;
  if (isAdmin) return <Outlet />;
  return (
    <StopPage {...words.denied}>
      <ButtonLink to={paths.home} tone="primary">
        {words.goHome}
      </ButtonLink>
    </StopPage>
  );
}
