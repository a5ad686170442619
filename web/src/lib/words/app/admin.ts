/** Frame of the admin screens (/admin) */

export const navigation = 'Admin';
export const titles = {
  OverviewPage: 'Overview',
  QuestionBankPage: 'Manage Assessment',
  UploadsPage: 'Uploads',
  VersionsPage: 'Versions',
  CouponsPage: 'Coupons',
  AttemptsPage: 'Attempts',
  ReportsPage: 'Reports',
  MessagesPage: 'Messages',
  ExportPage: 'Export',
  AdminsPage: 'Admins',
  AuditPage: 'Audit',
};
export const denied = { title: 'Access Denied', text: "You don't have admin privileges" };
export const goHome = 'Go Home';
