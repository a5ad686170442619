import type { ComponentType } from 'react';
import { paths } from '#web/lib/paths.ts';
import { lazyPage } from './lazy-page.ts';

function screen<Name extends string>(
  path: string,
  title: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return { path, title, Page: lazyPage(load, name) };
}

/** The screens of an admin, in the order of their navigation. */
export const adminScreens = [
  screen(paths.adminOverview, 'Overview', 'OverviewPage', () => import('#web/features/overview/overview-page.tsx')),
  screen(paths.adminQuizzes, 'Manage Assessment', 'QuestionBankPage', () => import('#web/app/question-bank-page.tsx')),
  screen(paths.adminUploads, 'Uploads', 'UploadsPage', () => import('#web/features/uploads/uploads-page.tsx')),
  screen(
    paths.adminVersions,
    'Versions',
    'VersionsPage',
    () => import('#web/features/question-bank/versions/versions-page.tsx'),
  ),
  screen(paths.adminCoupons, 'Coupons', 'CouponsPage', () => import('#web/features/coupons/coupons-page.tsx')),
  screen(paths.adminAttempts, 'Attempts', 'AttemptsPage', () => import('#web/features/attempts/attempts-page.tsx')),
  screen(paths.adminReports, 'Reports', 'ReportsPage', () => import('#web/features/reports/reports-page.tsx')),
  screen(paths.adminMessages, 'Messages', 'MessagesPage', () => import('#web/features/messages/messages-page.tsx')),
  screen(paths.adminExport, 'Export', 'ExportPage', () => import('#web/features/export/export-page.tsx')),
  screen(paths.adminAdmins, 'Admins', 'AdminsPage', () => import('#web/features/admins/admins-page.tsx')),
  screen(paths.adminAudit, 'Audit', 'AuditPage', () => import('#web/features/audit/audit-page.tsx')),
];
