import type { ComponentType } from 'react';
import { paths } from '#web/lib/paths.ts';
import { titles } from '#web/lib/words/app/admin.ts';
import { lazyPage } from './lazy-page.ts';

function screen<Name extends keyof typeof titles>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return { path, title: titles[name], Page: lazyPage(load, name) };
}

/** The screens of an admin, in the order of their navigation. */
export const adminScreens = [
  screen(paths.adminOverview, 'OverviewPage', () => import('#web/features/overview/overview-page.tsx')),
  screen(paths.adminQuizzes, 'QuestionBankPage', () => import('#web/app/question-bank-page.tsx')),
  screen(paths.adminUploads, 'UploadsPage', () => import('#web/features/uploads/uploads-page.tsx')),
  screen(paths.adminVersions, 'VersionsPage', () => import('#web/features/question-bank/versions/versions-page.tsx')),
  screen(paths.adminCoupons, 'CouponsPage', () => import('#web/features/coupons/coupons-page.tsx')),
  screen(paths.adminAttempts, 'AttemptsPage', () => import('#web/features/attempts/attempts-page.tsx')),
  screen(paths.adminReports, 'ReportsPage', () => import('#web/features/reports/reports-page.tsx')),
  screen(paths.adminMessages, 'MessagesPage', () => import('#web/features/messages/messages-page.tsx')),
  screen(paths.adminExport, 'ExportPage', () => import('#web/features/export/export-page.tsx')),
  screen(paths.adminAdmins, 'AdminsPage', () => import('#web/features/admins/admins-page.tsx')),
  screen(paths.adminAudit, 'AuditPage', () => import('#web/features/audit/audit-page.tsx')),
];
