/** Frame of the admin screens (/admin) */

export const navigation = 'Admin';

export const titles = {
  overview: 'Overview',
  quizzes: 'Manage Assessment',
  uploads: 'Uploads',
  versions: 'Versions',
  coupons: 'Coupons',
  attempts: 'Attempts',
  reports: 'Reports',
  messages: 'Messages',
  export: 'Export',
  admins: 'Admins',
  audit: 'Audit',
};

export const denied = { title: 'Access Denied', text: "You don't have admin privileges" };
export const goHome = 'Go Home';
