// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { ResultPage } from '#web/features/result/result-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { cameFromQuiz, type RouteState } from '#web/lib/route-state.ts';

const { confetti } = vi.hoisted(() => ({
  confetti: Object.assign(vi.fn<(options: { colors: string[] }) => void>(), { reset: vi.fn() }),
}));
vi.mock('canvas-confetti', () => ({ default: confetti }));

const prefersReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches, media }));

const open = (state: RouteState) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: paths.result, state }]}>
      <ResultPage />
    </MemoryRouter>,
  );

beforeEach(() => prefersReducedMotion(false));
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
    expect(screen.getByText('You will get the report on mail after 24-48 business hours.')).toBeDefined();
  });

  it('shows the message it was given instead', async () => {
    open({ ...cameFromQuiz, message: 'You have used all 3 attempts.' });
    expect(await screen.findByText('You have used all 3 attempts.')).toBeDefined();
    expect(screen.queryByText('You will get the report on mail after 24-48 business hours.')).toBeNull();
  });

  it('is told to who cannot see it: the focus goes to its heading, which the message describes', async () => {
    open({ ...cameFromQuiz, message: 'You have used all 3 attempts.', note: 'One answer came too late.' });
    const heading = await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(document.activeElement).toBe(heading);
    const words = document.getElementById(heading.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('You have used all 3 attempts.One answer came too late.');
  });

  it('leads home', async () => {
    open(cameFromQuiz);
    expect((await screen.findByRole('link', { name: 'Return to Home' })).getAttribute('href')).toBe('/');
  });

  it('takes the last confetti away soon after, however few pictures a slow machine has drawn', async () => {
    open(cameFromQuiz);
    await waitFor(() => expect(confetti).toHaveBeenCalled());
    expect(confetti.reset).not.toHaveBeenCalled();
    await waitFor(() => expect(confetti.reset).toHaveBeenCalled(), { timeout: 6_000 });
    const calls = confetti.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(confetti).toHaveBeenCalledTimes(calls);
  });

  it('throws confetti for about three seconds', async () => {
    open(cameFromQuiz);
    await waitFor(() => expect(confetti).toHaveBeenCalled());
    const begin = performance.now();
    let calls = 0;
    await waitFor(
      () => {
        const before = calls;
        calls = confetti.mock.calls.length;
        expect(calls).toBe(before);
      },
      { interval: 300, timeout: 8_000 },
    );
    const lasted = performance.now() - begin;
    expect(lasted).toBeGreaterThan(2_500);
    expect(lasted).toBeLessThan(5_500);
    expect(new Set(confetti.mock.calls.flatMap(([{ colors }]) => colors)).size).toBe(6);
  }, 15_000);

  it('throws none for those who asked for less motion', async () => {
    prefersReducedMotion(true);
    open(cameFromQuiz);
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(confetti).not.toHaveBeenCalled();
  });
});
