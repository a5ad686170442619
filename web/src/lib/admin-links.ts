import { paths } from './paths.ts';

/** The screens of an admin. */
export const adminLinks = [
  { to: paths.adminQuizzes, text: 'Manage Assessment' },
  { to: paths.adminReports, text: 'Reports' },
] as const;
