import { paths } from '#web/lib/paths.ts';
import { lazyPage } from './lazy-page.ts';

/** The screens of an admin, in the order of their navigation. */
export const adminScreens = [
  {
    path: paths.adminOverview,
    title: 'Overview',
    Page: lazyPage(async () => (await import('#web/features/overview/overview-page.tsx')).OverviewPage),
  },
  {
    path: paths.adminQuizzes,
    title: 'Manage Assessment',
    Page: lazyPage(async () => (await import('#web/app/question-bank-page.tsx')).QuestionBankPage),
  },
  {
    path: paths.adminUploads,
    title: 'Uploads',
    Page: lazyPage(async () => (await import('#web/features/uploads/uploads-page.tsx')).UploadsPage),
  },
  {
    path: paths.adminVersions,
    title: 'Versions',
    Page: lazyPage(async () => (await import('#web/features/question-bank/versions/versions-page.tsx')).VersionsPage),
  },
  {
    path: paths.adminCoupons,
    title: 'Coupons',
    Page: lazyPage(async () => (await import('#web/features/coupons/coupons-page.tsx')).CouponsPage),
  },
  {
    path: paths.adminAttempts,
    title: 'Attempts',
    Page: lazyPage(async () => (await import('#web/features/attempts/attempts-page.tsx')).AttemptsPage),
  },
  {
    path: paths.adminReports,
    title: 'Reports',
    Page: lazyPage(async () => (await import('#web/features/reports/reports-page.tsx')).ReportsPage),
  },
  {
    path: paths.adminMessages,
    title: 'Messages',
    Page: lazyPage(async () => (await import('#web/features/messages/messages-page.tsx')).MessagesPage),
  },
  {
    path: paths.adminExport,
    title: 'Export',
    Page: lazyPage(async () => (await import('#web/features/export/export-page.tsx')).ExportPage),
  },
  {
    path: paths.adminAdmins,
    title: 'Admins',
    Page: lazyPage(async () => (await import('#web/features/admins/admins-page.tsx')).AdminsPage),
  },
  {
    path: paths.adminAudit,
    title: 'Audit',
    Page: lazyPage(async () => (await import('#web/features/audit/audit-page.tsx')).AuditPage),
  },
];
