// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '#web/app/routes.tsx';
import { cameFromQuiz, cameFromSelection, type RouteState } from '#web/lib/paths.ts';
import type * as SessionModule from '#web/lib/session.tsx';
import { type SessionState, sessionStates } from './session-states.ts';

const session = vi.hoisted(() => ({ view: undefined as SessionModule.SessionView | undefined }));
vi.mock('#web/lib/session.tsx', () => ({
  SessionProvider: ({ children }: { children: React.ReactNode }) => children,
  useSession: () => session.view,
}));

// The pages are others' business: here a name is enough.
vi.mock('#web/features/home/home-page.tsx', () => ({ HomePage: () => <h1>Home</h1> }));
vi.mock('#web/features/marketing/students-page.tsx', () => ({ StudentsPage: () => <h1>Students</h1> }));
vi.mock('#web/features/marketing/job-seekers-page.tsx', () => ({ JobSeekersPage: () => <h1>Job seekers</h1> }));
vi.mock('#web/features/marketing/self-awareness-page.tsx', () => ({
  SelfAwarenessPage: () => <h1>Self awareness</h1>,
}));
vi.mock('#web/features/marketing/organization-page.tsx', () => ({ OrganizationPage: () => <h1>Organization</h1> }));
vi.mock('#web/features/marketing/banking-page.tsx', () => ({ BankingPage: () => <h1>Banking</h1> }));
vi.mock('#web/features/contact/contact-page.tsx', () => ({ ContactPage: () => <h1>Contact</h1> }));
vi.mock('#web/features/login/login-page.tsx', () => ({ LoginPage: () => <h1>Login</h1> }));
vi.mock('#web/features/quiz-selection/quiz-selection-page.tsx', () => ({
  QuizSelectionPage: () => <h1>Quiz selection</h1>,
}));
vi.mock('#web/features/quiz/quiz-page.tsx', () => ({ QuizPage: () => <h1>Quiz</h1> }));
vi.mock('#web/features/result/result-page.tsx', () => ({ ResultPage: () => <h1>Result</h1> }));
vi.mock('#web/features/question-bank/question-bank-page.tsx', () => ({
  QuestionBankPage: () => <h1>Question bank</h1>,
}));
vi.mock('#web/features/reports/reports-page.tsx', () => ({ ReportsPage: () => <h1>Reports</h1> }));

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

function visit(path: string, state: SessionState, routeState?: RouteState) {
  session.view = sessionStates[state]();
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: path, state: routeState }] });
  render(<RouterProvider router={router} />);
  return router;
}

const publicPages: [path: string, heading: string][] = [
  ['/', 'Home'],
  ['/students', 'Students'],
  ['/job-seekers', 'Job seekers'],
  ['/self-awareness', 'Self awareness'],
  ['/organization', 'Organization'],
  ['/banking-solutions', 'Banking'],
  ['/contact', 'Contact'],
];

describe('a public page', () => {
  const everyone = publicPages.flatMap(([path, heading]) =>
    (Object.keys(sessionStates) as SessionState[]).map((state) => [path, state, heading] as const),
  );
  it.each(everyone)('%s shows itself to whoever is %s', async (path, state, heading) => {
    visit(path, state);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  });
});

type Row = [path: string, from: RouteState | undefined, state: SessionState, shown: string, at: string];
const wait = 'Loading...';
const guardTable: Row[] = [
  ['/login', undefined, 'loading', wait, '/login'],
  ['/login', undefined, 'signed out', 'Login', '/login'],
  ['/login', undefined, 'signed in', 'Home', '/'],
  ['/login', undefined, 'admin', 'Home', '/'],

  ['/quiz-selection', undefined, 'loading', wait, '/quiz-selection'],
  ['/quiz-selection', undefined, 'signed out', 'Login', '/login'],
  ['/quiz-selection', undefined, 'signed in', 'Quiz selection', '/quiz-selection'],
  ['/quiz-selection', undefined, 'admin not yet loaded', 'Quiz selection', '/quiz-selection'],
  ['/quiz-selection', undefined, 'admin', 'Quiz selection', '/quiz-selection'],

  ['/quiz', cameFromSelection, 'loading', wait, '/quiz'],
  ['/quiz', cameFromSelection, 'signed out', 'Login', '/login'],
  ['/quiz', cameFromSelection, 'signed in', 'Quiz', '/quiz'],
  ['/quiz', cameFromSelection, 'admin', 'Quiz', '/quiz'],
  ['/quiz', undefined, 'loading', wait, '/quiz'],
  ['/quiz', undefined, 'signed out', 'Login', '/login'],
  ['/quiz', undefined, 'signed in', 'Quiz selection', '/quiz-selection'],
  ['/quiz', undefined, 'admin', 'Quiz selection', '/quiz-selection'],
  ['/quiz', cameFromQuiz, 'signed in', 'Quiz selection', '/quiz-selection'],

  ['/result', cameFromQuiz, 'loading', wait, '/result'],
  ['/result', cameFromQuiz, 'signed out', 'Home', '/'],
  ['/result', cameFromQuiz, 'signed in', 'Result', '/result'],
  ['/result', cameFromSelection, 'signed in', 'Result', '/result'],
  ['/result', cameFromSelection, 'admin', 'Result', '/result'],
  ['/result', undefined, 'loading', 'Home', '/'],
  ['/result', undefined, 'signed out', 'Home', '/'],
  ['/result', undefined, 'signed in', 'Home', '/'],

  ['/admin/quizzes', undefined, 'loading', wait, '/admin/quizzes'],
  ['/admin/quizzes', undefined, 'signed out', 'Login', '/login'],
  ['/admin/quizzes', undefined, 'signed in', 'Access Denied', '/admin/quizzes'],
  ['/admin/quizzes', undefined, 'admin not yet loaded', wait, '/admin/quizzes'],
  ['/admin/quizzes', undefined, 'admin', 'Question bank', '/admin/quizzes'],

  ['/admin/reports', undefined, 'loading', wait, '/admin/reports'],
  ['/admin/reports', undefined, 'signed out', 'Login', '/login'],
  ['/admin/reports', undefined, 'signed in', 'Access Denied', '/admin/reports'],
  ['/admin/reports', undefined, 'admin not yet loaded', wait, '/admin/reports'],
  ['/admin/reports', undefined, 'admin', 'Reports', '/admin/reports'],

  ['/about', undefined, 'signed out', 'Home', '/'],
  ['/services', undefined, 'signed out', 'Home', '/'],
  ['/privacy', undefined, 'signed in', 'Home', '/'],
  ['/admin', undefined, 'admin', 'Home', '/'],
  ['/quiz/7', undefined, 'signed in', 'Home', '/'],
  ['/no/such/page', undefined, 'signed out', 'Home', '/'],
];

describe('a guarded or unknown path', () => {
  it.each(guardTable)('%s (coming with %o) while %s shows "%s" at %s', async (path, from, state, shown, at) => {
    const router = visit(path, state, from);
    // Before that, everything is Loading.
    await waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }));
    const main = () => screen.getAllByText(shown).filter((element) => !element.closest('header'));
    await waitFor(() => expect(main()[0]?.textContent).toBe(shown));
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
    if (shown === wait) expect(screen.getByText('Please wait while we load your content')).toBeDefined();
  });

  it('tells a non-admin so, and leads home', async () => {
    const router = visit('/admin/quizzes', 'signed in');
    expect(await screen.findByText("You don't have admin privileges")).toBeDefined();
    screen.getByRole('link', { name: 'Go Home' }).click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('gives the quiz a page without navbar and footer', async () => {
    visit('/quiz', 'signed in', cameFromSelection);
    expect(await screen.findByRole('heading', { name: 'Quiz' })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('takes /about to the section of the home page', async () => {
    const router = visit('/about', 'signed out');
    await screen.findByRole('heading', { name: 'Home' });
    expect(router.state.location.state).toEqual({ scrollTo: 'about' });
  });
});
