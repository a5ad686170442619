import { paths } from '#web/lib/paths.ts';

/** The screens of an admin. */
export const adminLinks = [
  { to: paths.adminOverview, text: 'Overview' },
  { to: paths.adminQuizzes, text: 'Manage Assessment' },
  { to: paths.adminUploads, text: 'Uploads' },
  { to: paths.adminVersions, text: 'Versions' },
  { to: paths.adminCoupons, text: 'Coupons' },
  { to: paths.adminAttempts, text: 'Attempts' },
  { to: paths.adminReports, text: 'Reports' },
  { to: paths.adminMessages, text: 'Messages' },
  { to: paths.adminExport, text: 'Export' },
  { to: paths.adminAdmins, text: 'Admins' },
  { to: paths.adminAudit, text: 'Audit' },
] as const;
