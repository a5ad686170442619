// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '#web/app/routes.tsx';
import { returnPlace } from '#web/lib/session/return-place.ts';
import { cameFromQuiz, cameFromSelection, type RouteState } from '#web/lib/route-state.ts';
import type * as SessionModule from '#web/lib/session/session.ts';
import { type SessionState, sessionStates } from './session-states.ts';
import { crash, reload } from '#web/lib/words/app/failures.ts';
import { loading } from '#web/lib/words/ui.ts';

const session = vi.hoisted(() => ({ view: undefined as SessionModule.SessionView | undefined }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session.view }));
/** Addresses of other documents that the application has opened: the public pages. */
const opened = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('#web/lib/open-document.ts', () => ({ openDocument: opened }));

// Pages have their own tests; here a heading is enough.
const broken = vi.hoisted(() => ({ value: false }));
vi.mock('#web/features/login/login-page.tsx', () => ({
  LoginPage: () => {
    if (broken.value) throw new TypeError('The page is broken');
    return <h1>Login</h1>;
  },
}));
vi.mock('#web/features/quiz-selection/quiz-selection-page.tsx', () => ({
  QuizSelectionPage: () => <h1>Quiz selection</h1>,
}));
vi.mock('#web/features/quiz/quiz-page.tsx', () => ({ QuizPage: () => <h1>Quiz</h1> }));
vi.mock('#web/features/result/result-page.tsx', () => ({ ResultPage: () => <h1>Result</h1> }));
vi.mock('#web/app/question-bank-page.tsx', () => ({
  QuestionBankPage: () => <h1>Question bank</h1>,
}));
vi.mock('#web/features/account/account-page.tsx', () => ({ AccountPage: () => <h1>Account</h1> }));
vi.mock('#web/features/reports/read-report-page.tsx', () => ({ ReadReportPage: () => <h1>Somebody's report</h1> }));
vi.mock('#web/features/my-report/report-page.tsx', () => ({ ReportPage: () => <h1>Report</h1> }));
vi.mock('#web/features/overview/overview-page.tsx', () => ({ OverviewPage: () => <h1>Overview</h1> }));
vi.mock('#web/features/reports/reports-page.tsx', () => ({ ReportsPage: () => <h1>Reports</h1> }));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({ idx: 3 }, '');
  opened.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function visit(path: string, state: SessionState, routeState?: RouteState) {
  session.view = sessionStates[state]();
  const tree = () => (
    <MemoryRouter initialEntries={[{ ...parsePath(path), state: routeState }]}>
      <App />
      <Address />
    </MemoryRouter>
  );
  const { rerender } = render(tree());
  return {
    becomes: (next: SessionState) => {
      session.view = sessionStates[next]();
      rerender(tree());
    },
  };
}

type Row = [path: string, from: RouteState | undefined, state: SessionState, shown: string, at: string];
const wait = 'Loading...';
const lost = (path: string) => `/?from=${encodeURIComponent(path)}#not-found`;
const guardTable: Row[] = [
  ['/login', undefined, 'loading', wait, '/login'],
  ['/login', undefined, 'signed out', 'Login', '/login'],
  ['/login', undefined, 'signed in', 'Home', '/'],

  ['/quiz-selection', undefined, 'loading', wait, '/quiz-selection'],
  ['/quiz-selection', undefined, 'signed out', 'Login', '/login'],
  ['/quiz-selection', undefined, 'signed in', 'Quiz selection', '/quiz-selection'],
  ['/quiz-selection', undefined, 'admin not yet loaded', 'Quiz selection', '/quiz-selection'],

  ['/quiz', cameFromSelection, 'loading', wait, '/quiz'],
  ['/quiz', cameFromSelection, 'signed out', 'Login', '/login'],
  ['/quiz', cameFromSelection, 'signed in', 'Quiz', '/quiz'],
  ['/quiz', undefined, 'signed in', 'Quiz selection', '/quiz-selection'],
  ['/quiz', cameFromQuiz, 'signed in', 'Quiz selection', '/quiz-selection'],

  ['/result', cameFromQuiz, 'loading', wait, '/result'],
  ['/result', cameFromQuiz, 'signed out', 'Home', '/'],
  ['/result', cameFromQuiz, 'signed in', 'Result', '/result'],
  ['/result', cameFromSelection, 'signed in', 'Result', '/result'],
  ['/result', undefined, 'loading', 'Home', '/'],
  ['/result', undefined, 'signed out', 'Home', '/'],
  ['/result', undefined, 'signed in', 'Home', '/'],

  ['/admin/quizzes', undefined, 'admin', 'Question bank', '/admin/quizzes'],

  ['/admin/reports', undefined, 'loading', wait, '/admin/reports'],
  ['/admin/reports', undefined, 'signed out', 'Login', '/login'],
  ['/admin/reports', undefined, 'signed in', 'Access Denied', '/admin/reports'],
  ['/admin/reports', undefined, 'admin not yet loaded', wait, '/admin/reports'],
  ['/admin/reports', undefined, 'admin', 'Reports', '/admin/reports'],

  ['/admin/reports/u-1/1.1.A', undefined, 'signed in', 'Access Denied', '/admin/reports/u-1/1.1.A'],
  ['/admin/reports/u-1/1.1.A', undefined, 'admin', "Somebody's report", '/admin/reports/u-1/1.1.A'],

  ['/account', undefined, 'loading', wait, '/account'],
  ['/account', undefined, 'signed out', 'Login', '/login'],
  ['/account', undefined, 'signed in', 'Account', '/account'],

  ['/reports/1.1.A', undefined, 'loading', wait, '/reports/1.1.A'],
  ['/reports/1.1.A', undefined, 'signed out', 'Login', '/login'],
  ['/reports/1.1.A', undefined, 'signed in', 'Report', '/reports/1.1.A'],
  ['/reports', undefined, 'signed in', 'Home', lost('/reports')],
  ['/reports/1.1.A/more', undefined, 'signed in', 'Home', lost('/reports/1.1.A/more')],

  ['/admin', undefined, 'signed in', 'Access Denied', '/admin'],
  ['/admin', undefined, 'admin', 'Overview', '/admin'],
  ['/admin/no-such-page', undefined, 'admin', 'Home', lost('/admin/no-such-page')],
  ['/quiz/7', undefined, 'signed in', 'Home', lost('/quiz/7')],
  ['/no/such/page', undefined, 'signed out', 'Home', lost('/no/such/page')],
];

describe('the return after a sign-in', () => {
  const place = (userId: string) =>
    sessionStorage.setItem('truein.return-to', JSON.stringify({ userId, path: '/quiz', state: cameFromSelection }));

  it('a person returns once to the page where their session ended', async () => {
    place('u-1');
    visit('/login', 'signed in');
    expect(await screen.findByRole('heading', { name: 'Quiz' })).toBeDefined();
    expect(returnPlace()).toBeUndefined();
    expect(opened).not.toHaveBeenCalled();
  });

  it('a report wanted before the sign-in is opened once after the sign-in', async () => {
    visit('/reports/1.1.A', 'signed out');
    await screen.findByRole('heading', { name: 'Login' });
    cleanup();
    visit('/login', 'signed in');
    expect(await screen.findByRole('heading', { name: 'Report' })).toBeDefined();
    expect(returnPlace()).toBeUndefined();
    expect(opened).not.toHaveBeenCalled();
  });

  it('opening a link to a report keeps the place of the person whose session ended there', async () => {
    const theirs = { userId: 'u-2', path: '/reports/1.1.A?utm=mail#swot' };
    sessionStorage.setItem('truein.return-to', JSON.stringify(theirs));
    visit('/reports/1.1.A?utm=mail#swot', 'signed out');
    await screen.findByRole('heading', { name: 'Login' });
    expect(returnPlace()).toMatchObject(theirs);
  });

  it('logging out at a report leaves no place to return to', async () => {
    const { becomes } = visit('/reports/1.1.A', 'signed in');
    await screen.findByRole('heading', { name: 'Report' });
    becomes('loading');
    becomes('signed out');
    await screen.findByRole('heading', { name: 'Login' });
    expect(returnPlace()).toBeUndefined();
  });

  it('going back to a report after a logout notes that page for the person who saw it', async () => {
    visit('/reports/1.1.A', 'signed in');
    await screen.findByRole('heading', { name: 'Report' });
    expect(window.history.state).toEqual({ idx: 3, seenBy: 'u-1' });
    cleanup();
    visit('/reports/1.1.A', 'signed out');
    await screen.findByRole('heading', { name: 'Login' });
    expect(returnPlace()).toMatchObject({ userId: 'u-1', path: '/reports/1.1.A' });
  });

  it('the address of a report is kept with query and section', async () => {
    visit('/reports/1.1.A?utm=mail#swot', 'loading').becomes('signed out');
    await screen.findByRole('heading', { name: 'Login' });
    expect(returnPlace()?.path).toBe('/reports/1.1.A?utm=mail#swot');
  });

  it('another person who signs in goes home, and the first person’s place is forgotten', async () => {
    place('u-2');
    visit('/login', 'signed in');
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/'));
    expect(returnPlace()).toBeUndefined();
  });
});

describe('the guarded and unknown paths', () => {
  it.each(guardTable)('%s (route state %o) while %s shows "%s" at %s', async (path, from, state, shown, at) => {
    visit(path, state, from);
    const place = () => screen.getAllByRole('status').at(-1)?.textContent;
    if (shown === 'Home') {
      await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(at));
      return;
    }
    const main = () => screen.getAllByText(shown).filter((element) => !element.closest('header'));
    await waitFor(() => expect(main()[0]?.textContent).toBe(shown));
    await waitFor(() => expect(place()).toBe(at));
    expect(opened).not.toHaveBeenCalled();
    if (shown === wait) expect(screen.getByText('Please wait while we load your content')).toBeDefined();
  });

  it('the document says that it is loading before any script runs', () => {
    const [, words = ''] = /<div id="root">(.*?)<noscript/s.exec(readFileSync('web/app.html', 'utf8')) ?? [];
    for (const text of Object.values(loading)) expect(words).toContain(`>${text}<`);
  });

  it('a non-admin sees why access is denied and a link home', async () => {
    visit('/admin/quizzes', 'signed in');
    expect(await screen.findByText("You don't have admin privileges")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it('the quiz has no navbar and no footer', async () => {
    visit('/quiz', 'signed in', cameFromSelection);
    expect(await screen.findByRole('heading', { name: 'Quiz' })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('a page that crashes offers to load again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    broken.value = true;
    visit('/login', 'signed out');
    expect(await screen.findByRole('heading', { name: crash.title })).toBeDefined();
    expect(screen.getByRole('button', { name: reload })).toBeDefined();
    expect(log).toHaveBeenCalled();
    broken.value = false;
  });
});
