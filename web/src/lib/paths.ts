/** Every address of the site. */
export const paths = {
  home: '/',
  login: '/login',
  quizSelection: '/quiz-selection',
  quiz: '/quiz',
  result: '/result',
  account: '/account',
  adminQuizzes: '/admin/quizzes',
  adminReports: '/admin/reports',
  students: '/students',
  jobSeekers: '/job-seekers',
  selfAwareness: '/self-awareness',
  organization: '/organization',
  bankingSolutions: '/banking-solutions',
  contact: '/contact',
  about: '/about',
  services: '/services',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export type Section = 'about' | 'pillars';

/** Home, scrolled to one of its sections. */
export function sectionLink(section: Section): string {
  return `${paths.home}#${section}`;
}
