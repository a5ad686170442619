import type { ComponentType } from 'react';
import { paths } from '#web/lib/paths.ts';
import { lazyPage } from './lazy-page.ts';
import { titles } from '#web/lib/words/app/admin.ts';

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
  screen(
    paths.adminOverview,
    titles.overview,
    'OverviewPage',
    () => import('#web/features/overview/overview-page.tsx'),
  ),
  screen(paths.adminQuizzes, titles.quizzes, 'QuestionBankPage', () => import('#web/app/question-bank-page.tsx')),
  screen(paths.adminUploads, titles.uploads, 'UploadsPage', () => import('#web/features/uploads/uploads-page.tsx')),
  screen(
    paths.adminVersions,
    titles.versions,
    'VersionsPage',
    () => import('#web/features/question-bank/versions/versions-page.tsx'),
  ),
  screen(paths.adminCoupons, titles.coupons, 'CouponsPage', () => import('#web/features/coupons/coupons-page.tsx')),
  screen(
    paths.adminAttempts,
    titles.attempts,
    'AttemptsPage',
    () => import('#web/features/attempts/attempts-page.tsx'),
  ),
  screen(paths.adminReports, titles.reports, 'ReportsPage', () => import('#web/features/reports/reports-page.tsx')),
  screen(
    paths.adminMessages,
    titles.messages,
    'MessagesPage',
    () => import('#web/features/messages/messages-page.tsx'),
  ),
  screen(paths.adminExport, titles.export, 'ExportPage', () => import('#web/features/export/export-page.tsx')),
  screen(paths.adminAdmins, titles.admins, 'AdminsPage', () => import('#web/features/admins/admins-page.tsx')),
  screen(paths.adminAudit, titles.audit, 'AuditPage', () => import('#web/features/audit/audit-page.tsx')),
];
