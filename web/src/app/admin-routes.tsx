import { Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { AdminArea } from './admin-area.tsx';
import { AdminOnly } from '#web/app/access/admin-only.tsx';
import { lazyPage } from './lazy-page.ts';
import { QueryArea } from './query-area.tsx';
import { ToSite } from './to-site.tsx';

const QuestionBankPage = lazyPage(
  async () => (await import('#web/features/question-bank/question-bank-page.tsx')).QuestionBankPage,
);
const VersionsPage = lazyPage(
  async () => (await import('#web/features/question-bank/versions/versions-page.tsx')).VersionsPage,
);
const UploadsPage = lazyPage(async () => (await import('#web/features/uploads/uploads-page.tsx')).UploadsPage);
const ReportsPage = lazyPage(async () => (await import('#web/features/reports/reports-page.tsx')).ReportsPage);
const ReadReportPage = lazyPage(
  async () => (await import('#web/features/reports/read-report-page.tsx')).ReadReportPage,
);
const CouponsPage = lazyPage(async () => (await import('#web/features/coupons/coupons-page.tsx')).CouponsPage);
const AdminsPage = lazyPage(async () => (await import('#web/features/admins/admins-page.tsx')).AdminsPage);
const MessagesPage = lazyPage(async () => (await import('#web/features/messages/messages-page.tsx')).MessagesPage);
const AuditPage = lazyPage(async () => (await import('#web/features/audit/audit-page.tsx')).AuditPage);

const OverviewPage = lazyPage(async () => (await import('#web/features/overview/overview-page.tsx')).OverviewPage);
const AttemptsPage = lazyPage(async () => (await import('#web/features/attempts/attempts-page.tsx')).AttemptsPage);
const ExportPage = lazyPage(async () => (await import('#web/features/export/export-page.tsx')).ExportPage);

/** An address of an admin's screen as it stands below the first of them. */
const below = (path: string) => path.slice(paths.adminOverview.length + 1);

/** The screens of an admin. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminOnly />}>
        <Route element={<QueryArea />}>
          <Route element={<AdminArea />}>
            <Route index element={<OverviewPage />} />
            <Route path={below(paths.adminAttempts)} element={<AttemptsPage />} />
            <Route path={below(paths.adminExport)} element={<ExportPage />} />
            <Route path={below(paths.adminQuizzes)} element={<QuestionBankPage />} />
            <Route path={below(paths.adminUploads)} element={<UploadsPage />} />
            <Route path={below(paths.adminVersions)} element={<VersionsPage />} />
            <Route path={below(paths.adminReports)} element={<ReportsPage />} />
            <Route path={`${below(paths.adminReports)}/:userId/:attemptId`} element={<ReadReportPage />} />
            <Route path={below(paths.adminCoupons)} element={<CouponsPage />} />
            <Route path={below(paths.adminMessages)} element={<MessagesPage />} />
            <Route path={below(paths.adminAdmins)} element={<AdminsPage />} />
            <Route path={below(paths.adminAudit)} element={<AuditPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<ToSite to={paths.home} />} />
    </Routes>
  );
}
