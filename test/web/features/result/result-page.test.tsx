// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
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
    expect(document.body.textContent).toContain('You will get the report on mail after 24-48 business hours.');
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
