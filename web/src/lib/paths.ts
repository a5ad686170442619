/** Every address of the site. */
export const paths = {
  home: '/',
  login: '/login',
  quizSelection: '/quiz-selection',
  quiz: '/quiz',
  result: '/result',
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
} as const;

export type Section = 'about' | 'pillars';

/** What a page may leave in the router's state for the next one. It survives a reload, but cannot be typed into the address bar. */
export interface RouteState {
  cameFromSelection?: true;
  cameFromQuiz?: true;
  /** The section of the home page to scroll to. */
  scrollTo?: Section;
  /** For the result page, instead of its usual words. */
  message?: string;
}

export const cameFromSelection: RouteState = { cameFromSelection: true };
export const cameFromQuiz: RouteState = { cameFromQuiz: true };

export function scrollHint(section: Section): RouteState {
  return { scrollTo: section };
}

/** The router's `location.state` as what it may hold; nothing of it, if something else is there. */
export function readRouteState(state: unknown): RouteState {
  if (typeof state !== 'object' || state === null) return {};
  const given = state as Record<string, unknown>;
  return {
    ...(given.cameFromSelection === true ? { cameFromSelection: true } : {}),
    ...(given.cameFromQuiz === true ? { cameFromQuiz: true } : {}),
    ...(given.scrollTo === 'about' || given.scrollTo === 'pillars' ? { scrollTo: given.scrollTo } : {}),
    ...(typeof given.message === 'string' ? { message: given.message } : {}),
  };
}

/** The screens of an admin. */
export const adminLinks = [
  { to: paths.adminQuizzes, text: 'Manage Assessment' },
  { to: paths.adminReports, text: 'Reports' },
] as const;
