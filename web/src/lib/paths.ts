/** Every address of the site. */
export const paths = {
  home: '/',
  login: '/login',
  quizSelection: '/quiz-selection',
  quiz: '/quiz',
  result: '/result',
  account: '/account',
  adminOverview: '/admin',
  adminQuizzes: '/admin/quizzes',
  adminUploads: '/admin/uploads',
  adminVersions: '/admin/versions',
  adminCoupons: '/admin/coupons',
  adminAttempts: '/admin/attempts',
  adminPeople: '/admin/people',
  adminReports: '/admin/reports',
  adminFeedback: '/admin/feedback',
  adminMessages: '/admin/messages',
  adminExport: '/admin/export',
  adminAdmins: '/admin/admins',
  adminAudit: '/admin/audit',
  students: '/students',
  jobSeekers: '/job-seekers',
  selfAwareness: '/self-awareness',
  organization: '/organization',
  bankingSolutions: '/banking-solutions',
  contact: '/contact',
  about: '/about',
  services: '/services',
  method: '/method',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export type Section = 'about' | 'pillars';

/** Home, scrolled to one of its sections. */
export function sectionLink(section: Section): string {
  return `${paths.home}#${section}`;
}

/** The contact form, which then begins the message. */
export function contactAbout(subject: 'returns' | 'scores'): string {
  return `${paths.contact}?about=${subject}#write-to-us`;
}
