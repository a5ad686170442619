// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, mount } from '#test/web/features/open-screen.tsx';
import { ResultPage } from '#web/features/result/result-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { dayOf } from '#web/lib/format/day-of.ts';
import { cameFromQuiz, type RouteState } from '#web/lib/route-state.ts';
import * as words from '#web/lib/words/result.ts';

const { confetti } = vi.hoisted(() => ({
  confetti: Object.assign(vi.fn<(options: { colors: string[] }) => void>(), { reset: vi.fn() }),
}));
vi.mock('canvas-confetti', () => ({ default: confetti }));
vi.mock('#web/lib/session/auth.ts', () => ({ currentToken: async () => 'token' }));
const email = 'asha@example.com';
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => ({ user: { id: 'u-1', email } }) }));

const prefersReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches, media }));

const open = (state: RouteState) =>
  mount([{ path: paths.result, Component: ResultPage }], { pathname: paths.result, state });

const report = { status: 'being-prepared', promisedBy: Date.UTC(2026, 11, 1, 20), canRead: false, canDownload: false };
const attemptOf = (attemptId: string, endedAt: number) => ({
  ...{ attemptId, endedAt, startedAt: 0, quizName: 'Quiz', status: 'completed', answeredCount: 1, questionCount: 1 },
  report,
});

beforeEach(() => {
  prefersReducedMotion(false);
  Object.assign(report, { canRead: false });
  const reply = () => ({ attempts: [attemptOf('1.1.OLD', 1), attemptOf('1.1.NEW', 2)], consents: [] });
  vi.stubGlobal('fetch', fakeApi({ 'GET /me/attempts': reply }).fetch);
});
afterEach(() => {
  cleanup();
  confetti.mockClear();
  confetti.reset.mockClear();
  vi.unstubAllGlobals();
});

describe('the result page', () => {
  it('congratulates, and says when the report comes', async () => {
    open(cameFromQuiz);
    expect(await screen.findByRole('heading', { name: 'Assessment Completed' })).toBeDefined();
    expect(screen.getByText('Congratulations!')).toBeDefined();
    expect(document.body.textContent).toContain('You will get the report on mail after 24-48 business hours.');
  });

  it('says by which day in India and to which address the report comes, and offers it once it is released', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(cameFromQuiz);
    const plain = (text: string) => text.replace(/<[^>]+>/g, '');
    const { body } = document;
    await waitFor(() => expect(body.textContent).toContain(plain(words.comes(email, dayOf(report.promisedBy)))));
    expect(dayOf(report.promisedBy)).toContain('2 December');
    expect(body.textContent).toContain(plain(words.find));
    expect(screen.queryByRole('link', { name: words.read })).toBeNull();
    report.canRead = true;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect((await screen.findByRole('link', { name: words.read })).getAttribute('href')).toBe('/reports/1.1.NEW');
    vi.useRealTimers();
  });

  it('shows the given message instead', async () => {
    open({ ...cameFromQuiz, message: 'You have used all 3 attempts.' });
    expect(await screen.findByText('You have used all 3 attempts.')).toBeDefined();
    expect(document.body.textContent).not.toContain('You will get');
  });

  it('focuses its heading, which the message describes, for screen readers', async () => {
    open({ ...cameFromQuiz, message: 'You have used all 3 attempts.', note: 'One answer came too late.' });
    const heading = await screen.findByRole('heading', { name: 'Assessment Completed' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const words = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('You have used all 3 attempts.One answer came too late.');
  });

  it('links to the home page', async () => {
    open(cameFromQuiz);
    expect((await screen.findByRole('link', { name: 'Return to Home' })).getAttribute('href')).toBe('/');
  });

  describe('the confetti', () => {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    beforeEach(() => {
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
      });
      vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    it('does not fall for people who prefer reduced motion', async () => {
      prefersReducedMotion(true);
      open(cameFromQuiz);
      await vi.dynamicImportSettled();
      await pass(1_000);
      expect(confetti).not.toHaveBeenCalled();
    });
  });
});
