/** Frame of the admin screens (/admin) */

export const navigation = 'Admin';
/** Groups of screens, in the order of the navigation. */
export const groups = {
  overview: 'Overview',
  people: 'People',
  reports: 'Reports',
  coupons: 'Coupons',
  bank: 'Quizzes',
};
export const titles = {
  OverviewPage: 'Overview',
  QuestionBankPage: 'Manage Assessment',
  UploadsPage: 'Uploads',
  VersionsPage: 'Versions',
  CouponsPage: 'Coupons',
  AttemptsPage: 'Attempts',
  ReportsPage: 'Reports',
  FeedbackPage: 'Feedback',
  MessagesPage: 'Messages',
  ExportPage: 'Export',
  AdminsPage: 'Admins',
  AuditPage: 'Audit log',
  PersonPage: 'Person',
  ReadReportPage: 'Report',
};
/** The server counts no further than some more than 99. */
export const waitingCount = (count: number) => (count > 99 ? '99+' : String(count));
export const waiting = (title: string, count: number) => `${title}: ${waitingCount(count)} waiting`;
export const search = { label: 'Find a person, a code or a batch', placeholder: 'Name, email, code or batch' };
export const searchCoupons = (typed: string) => `Search coupons for “${typed}”`;
export const denied = { title: 'Access Denied', text: "You don't have admin privileges" };
export const goHome = 'Go Home';
