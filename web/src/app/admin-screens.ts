import type { ComponentType } from 'react';
import { paths } from '#web/lib/paths.ts';
import { type groups, titles } from '#web/lib/words/app/admin.ts';
import { lazyPage } from './lazy-page.ts';

function screen<Name extends keyof typeof titles>(
  group: keyof typeof groups,
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return { group, path, title: titles[name], Page: lazyPage(load, name) };
}

const versions = () => import('#web/features/question-bank/versions/versions-page.tsx');

/** The screens of an admin, in the order of their navigation. */
export const adminScreens = [
  screen('overview', paths.adminOverview, 'OverviewPage', () => import('#web/features/overview/overview-page.tsx')),
  screen('overview', paths.adminAudit, 'AuditPage', () => import('#web/features/audit/audit-page.tsx')),
  screen('people', paths.adminAttempts, 'AttemptsPage', () => import('#web/features/attempts/attempts-page.tsx')),
  screen('people', paths.adminMessages, 'MessagesPage', () => import('#web/features/messages/messages-page.tsx')),
  screen('people', paths.adminAdmins, 'AdminsPage', () => import('#web/features/admins/admins-page.tsx')),
  screen('reports', paths.adminReports, 'ReportsPage', () => import('#web/features/reports/reports-page.tsx')),
  screen('reports', paths.adminFeedback, 'FeedbackPage', () => import('#web/features/feedback/feedback-page.tsx')),
  screen('reports', paths.adminExport, 'ExportPage', () => import('#web/features/export/export-page.tsx')),
  screen('coupons', paths.adminCoupons, 'CouponsPage', () => import('#web/features/coupons/coupons-page.tsx')),
  screen('bank', paths.adminQuizzes, 'QuestionBankPage', () => import('#web/app/question-bank-page.tsx')),
  screen('bank', paths.adminUploads, 'UploadsPage', () => import('#web/features/uploads/uploads-page.tsx')),
  screen('bank', paths.adminVersions, 'VersionsPage', versions),
];

const report = `${paths.adminReports}/:userId/:attemptId`;
/** Screens about one thing, which links lead to. */
export const detailScreens = [
  screen('people', `${paths.adminPeople}/:userId`, 'PersonPage', () => import('#web/app/person-page.tsx')),
  screen('reports', report, 'ReadReportPage', () => import('#web/features/reports/read-report-page.tsx')),
];
