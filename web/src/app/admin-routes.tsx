import { Outlet, Route, Routes } from 'react-router-dom';
import { AdminOnly } from '#web/app/access/admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { adminScreens } from './admin-screens.ts';
import { lazyPage } from './lazy-page.ts';
import { QueryArea } from './query-area.tsx';
import { ToSite } from './to-site.tsx';
import { SectionNav } from '#web/ui/page/section-nav.tsx';

const links = adminScreens.map(({ path, title }) => ({ to: path, text: title }));

/** The frame of the admin screens, with their navigation. */
export function AdminArea() {
  return (
    <div className="mx-auto w-[min(100%_-_2_*_var(--gutter),90rem)] pt-3">
      <SectionNav label="Admin" links={links} />
      <Outlet />
    </div>
  );
}

const ReadReportPage = lazyPage(
  async () => (await import('#web/features/reports/read-report-page.tsx')).ReadReportPage,
);

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
