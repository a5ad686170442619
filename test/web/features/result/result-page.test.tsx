// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '#test/web/features/quiz/open-site.tsx';
import { cameFromQuiz, paths } from '#web/lib/paths.ts';

const { confetti } = vi.hoisted(() => ({ confetti: Object.assign(vi.fn(), { reset: vi.fn() }) }));
vi.mock('canvas-confetti', () => ({ default: confetti }));

const prefersReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches, media }));

beforeEach(() => prefersReducedMotion(false));
afterEach(() => {
  cleanup();
  confetti.mockClear();
  vi.unstubAllGlobals();
});

describe('the result page', () => {
  it('congratulates, and says when the report comes', async () => {
    openSite(paths.result, cameFromQuiz);
    expect(await screen.findByRole('heading', { name: 'Assessment Completed' })).toBeDefined();
    expect(screen.getByText('Congratulations!')).toBeDefined();
    expect(screen.getByText('You will get the report on mail after 24-48 business hours.')).toBeDefined();
  });

  it('shows the message it was given instead', async () => {
    openSite(paths.result, { ...cameFromQuiz, message: 'You have used all 3 attempts.' });
    expect(await screen.findByText('You have used all 3 attempts.')).toBeDefined();
    expect(screen.queryByText('You will get the report on mail after 24-48 business hours.')).toBeNull();
  });

  it('leads home', async () => {
    openSite(paths.result, cameFromQuiz);
    await userEvent.click(await screen.findByRole('link', { name: 'Return to Home' }));
    expect(await screen.findByText('The home page')).toBeDefined();
  });

  it('throws confetti for about three seconds', async () => {
    openSite(paths.result, cameFromQuiz);
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
  }, 15_000);

  it('throws none for those who asked for less motion', async () => {
    prefersReducedMotion(true);
    openSite(paths.result, cameFromQuiz);
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(confetti).not.toHaveBeenCalled();
  });
});
