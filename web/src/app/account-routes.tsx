import { Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import { lazyPage } from './lazy-page.ts';
import { QueryArea } from './query-area.tsx';
import { RequireSignIn } from '#web/app/access/require-sign-in.tsx';
import { ToSite } from './to-site.tsx';

const AccountPage = lazyPage(async () => (await import('#web/features/account/account-page.tsx')).AccountPage);
const ReportPage = lazyPage(async () => (await import('#web/features/my-report/report-page.tsx')).ReportPage);

/** The pages of a person beside the assessment; unknown paths lead home. */
export function AccountRoutes() {
  return (
    <Routes>
      <Route element={<QueryArea />}>
        <Route element={<RequireSignIn />}>
          <Route path={paths.account} element={<AccountPage />} />
          <Route path={`${reportPaths.mine}/:attemptId`} element={<ReportPage />} />
        </Route>
      </Route>
      <Route path="*" element={<ToSite to={paths.home} />} />
    </Routes>
  );
}
