import { Navigate, type RouteObject } from 'react-router-dom';
import { paths, scrollHint } from '#web/lib/paths.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AdminOnly, FromQuiz, FromSelection, SignedIn, SignedOutOnly } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { PageFailure } from './page-failure.tsx';
import { Root } from './root.tsx';
import { Shell } from './shell/shell.tsx';

const queryArea = lazyPage(async () => (await import('./query-area.tsx')).QueryArea);

const publicPages: RouteObject[] = [
  { path: paths.home, lazy: lazyPage(async () => (await import('#web/features/home/home-page.tsx')).HomePage) },
  {
    path: paths.students,
    lazy: lazyPage(async () => (await import('#web/features/marketing/students-page.tsx')).StudentsPage),
  },
  {
    path: paths.jobSeekers,
    lazy: lazyPage(async () => (await import('#web/features/marketing/job-seekers-page.tsx')).JobSeekersPage),
  },
  {
    path: paths.selfAwareness,
    lazy: lazyPage(async () => (await import('#web/features/marketing/self-awareness-page.tsx')).SelfAwarenessPage),
  },
  {
    path: paths.organization,
    lazy: lazyPage(async () => (await import('#web/features/marketing/organization-page.tsx')).OrganizationPage),
  },
  {
    path: paths.bankingSolutions,
    lazy: lazyPage(async () => (await import('#web/features/marketing/banking-page.tsx')).BankingPage),
  },
  {
    path: paths.contact,
    lazy: lazyPage(async () => (await import('#web/features/contact/contact-page.tsx')).ContactPage),
  },
];

const quizSelection = lazyPage(
  async () => (await import('#web/features/quiz-selection/quiz-selection-page.tsx')).QuizSelectionPage,
);
const quiz = lazyPage(async () => (await import('#web/features/quiz/quiz-page.tsx')).QuizPage);
const result = lazyPage(async () => (await import('#web/features/result/result-page.tsx')).ResultPage);
const questionBank = lazyPage(
  async () => (await import('#web/features/question-bank/question-bank-page.tsx')).QuestionBankPage,
);
const reports = lazyPage(async () => (await import('#web/features/reports/reports-page.tsx')).ReportsPage);
const login = lazyPage(async () => (await import('#web/features/login/login-page.tsx')).LoginPage);

/** A page for those whom all the guards let through. */
function guarded(path: string, page: RouteObject['lazy'], ...guards: (() => React.ReactNode)[]): RouteObject {
  const innermost: RouteObject = { path, ...(page ? { lazy: page } : {}) };
  return guards.reduceRight<RouteObject>((child, Component) => ({ Component, children: [child] }), innermost);
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Loading,
    ErrorBoundary: PageFailure,
    children: [
      {
        Component: Shell,
        children: [
          ...publicPages,
          { path: paths.about, element: <Navigate to={paths.home} state={scrollHint('about')} replace /> },
          guarded(paths.login, login, SignedOutOnly),
          {
            lazy: queryArea,
            children: [
              guarded(paths.quizSelection, quizSelection, SignedIn),
              guarded(paths.result, result, FromQuiz),
              guarded(paths.adminQuizzes, questionBank, AdminOnly),
              guarded(paths.adminReports, reports, AdminOnly),
            ],
          },
        ],
      },
      // The quiz has a header of its own.
      { lazy: queryArea, children: [guarded(paths.quiz, quiz, SignedIn, FromSelection)] },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];
