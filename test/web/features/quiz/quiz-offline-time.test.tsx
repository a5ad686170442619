// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  goOffline,
  continueQuiz,
  goOnline,
  question,
  resume,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';

useQuizScreen();

describe('the time left after an offline reload', () => {
  const secondsShown = () => {
    const [minutes = 0, seconds = 0] = (screen.getByRole('timer').textContent ?? '')
      .replace('about ', '')
      .split(':')
      .map(Number);
    return minutes * 60 + seconds;
  };
  const setClock = (byMs: number) => {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + byMs);
  };

  it.each([-3_600_000, 3_600_000])('is right on a machine whose clock is always %i ms off', async (off) => {
    setClock(off);
    await resume('q1');
    const before = secondsShown();
    goOffline();
    cleanup();
    openQuiz();
    await question(2);
    expect(secondsShown()).toBeLessThanOrEqual(before);
    expect(secondsShown()).toBeGreaterThan(before - 10);
  });

  it('is at most the last noted time if the clock was set back', async () => {
    await resume('q1');
    goOffline();
    cleanup();
    setClock(-3_600_000);
    openQuiz();
    await question(2);
    expect(secondsShown()).toBeLessThanOrEqual(120);
  });

  it('is corrected by the server later, as are the times of answers given meanwhile', async () => {
    await resume('q1');
    goOffline();
    cleanup();
    setClock(-3_600_000);
    openQuiz();
    await choose('b', 2);
    api.state.deadline -= 40_000; // 40 s went by that this machine knows nothing of
    goOnline();
    await continueQuiz();
    expect(secondsShown()).toBeLessThanOrEqual(80);
    await waitFor(() => expect(api.state.answers.get('q2')).toBe('b'));
    expect(Number(api.callsOf('answer').at(-1)?.body.answeredAfterMs)).toBeGreaterThan(40_000);
  });

  it('comes back if the clock was set forward, and the attempt is still open', async () => {
    await resume('q1');
    goOffline();
    cleanup();
    setClock(3_600_000);
    openQuiz();
    await screen.findByText('Your time is up.');
    act(() => goOnline());
    await continueQuiz();
    await question(2);
    expect(secondsShown()).toBeGreaterThan(90);
    expect(api.callsOf('end')).toHaveLength(0);
  });
});
