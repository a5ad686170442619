// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  continueQuiz,
  dialog,
  goOffline,
  goOnline,
  held,
  question,
  reload,
  resume,
  signIn,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { loadLazyScreens } from '#web/features/quiz/lazy-screen.tsx';
import * as ending from '#web/lib/words/quiz/ending.ts';
import * as returns from '#web/lib/words/returns.ts';
import { buttons } from '#web/lib/words/ui/log-out.ts';

const { finishSignOut } = vi.hoisted(() => ({ finishSignOut: vi.fn(async () => true) }));
vi.mock('#web/lib/session/sign-out.ts', () => ({ finishSignOut }));
const unsent = vi.hoisted(() => ({ count: 0, discardUnsentAnswers: vi.fn(async () => {}) }));
vi.mock('#web/lib/outbox/unsent-answers.ts', () => ({ ...unsent, countUnsentAnswers: async () => unsent.count }));

useQuizScreen();

/** Lets fake time pass until the screen shows it, however long the work between two timers takes. */
async function passUntil<Shown>(find: () => Shown | null): Promise<Shown> {
  for (let shown = find(); ; shown = find()) {
    if (shown) return shown;
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
}
const untilCompleted = () => passUntil(() => screen.queryByRole('heading', { name: 'Assessment Completed' }));

describe('ending the assessment', () => {
  const end = () => user.click(screen.getByRole('button', { name: 'End Assessment' }));

  it('requires an answer', async () => {
    openQuiz();
    await question(1);
    await end();
    expect((await dialog('Notice')).textContent).toContain(
      'Please answer at least one question before ending the quiz.',
    );
    expect(api.callsOf('end')).toHaveLength(0);
  });

  it('asks first while questions are unanswered', async () => {
    await resume('q1');
    await end();
    const ask = await dialog('End Assessment?');
    expect(
      within(ask).getByText('You have 2 unanswered questions. Are you sure you want to end the quiz?'),
    ).toBeDefined();
    await user.click(within(ask).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf('end')).toHaveLength(0);
    await end();
    await user.click(await screen.findByRole('button', { name: 'Yes, End' }));
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(api.state.status).toBe('completed');
  });

  it.each([
    [{ status: 404, code: 'not-found' }, 'Error ending quiz. Please try again.'],
    [{ status: 409, code: 'nothing-answered' }, 'Please answer at least one question before ending the quiz.'],
  ])('shows why the end failed (%o), and lets the person continue', async (refusal, why) => {
    await resume('q1');
    api.fail('end', refusal);
    await end();
    await user.click(await screen.findByRole('button', { name: 'Yes, End' }));
    const notice = await dialog('Notice');
    expect(notice.textContent).toContain(why);
    await user.click(within(notice).getByRole('button', { name: 'OK' }));
    await choose('a', 2);
    await question(3);
  });

  const isWaiting = () => screen.findByRole('heading', { name: ending.over.person });
  const isElsewhere = () => screen.findByRole('heading', { name: ending.displaced.title });
  const endIt = async () => {
    await end();
    await user.click(await screen.findByRole('button', { name: 'Yes, End' }));
  };
  const endOffline = async (isReloadedBefore = false, isReloadedSince = false) => {
    await resume('q1');
    goOffline();
    if (isReloadedBefore) reload();
    await question(2);
    await endIt();
    await isWaiting();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    if (isReloadedSince) reload();
    await isWaiting();
  };

  it.each([
    [false, false, false],
    [true, true, false],
    [true, true, true],
  ])('happens later without a network: reloaded %j, %j, opened again %j', async (before, since, isOpened) => {
    await endOffline(before, since);
    if (isOpened) cleanup();
    goOnline();
    if (isOpened) openQuiz();
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(api.state).toMatchObject({ status: 'completed', endReason: 'candidate', events: { size: 1 } });
  });

  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
  ])('never happens if another device has continued: reloaded %j, %j, lost look %j', async (before, since, isLost) => {
    await endOffline(before, since);
    Object.assign(api.state, { liveEntryId: 'elsewhere0', resumeLimit: 9 });
    if (isLost) api.fail('clock', 'no answer');
    goOnline();
    await isElsewhere();
    goOffline();
    reload();
    await isWaiting();
    goOnline();
    await isElsewhere();
    expect(api.callsOf('enter')).toHaveLength(1);
    reload();
    await continueQuiz();
    expect(api.state.status).toBe('open');
  });

  it('is not sent for another person who has signed in meanwhile', async () => {
    await endOffline();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    signIn('u2');
    goOnline();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.callsOf('end')).toHaveLength(0);
    signIn();
    await untilCompleted();
    expect(api.callsOf('end')).toHaveLength(1);
  });

  it.each([
    ['after many failures', () => goOffline()],
    ['if the network hangs', () => api.fail('end', ...[1, 2, 3].map(() => new Promise(() => undefined)))],
  ])('waits %s, as a logout says', async (_, fail) => {
    await resume('q1');
    fail();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await choose('a', 2);
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    await endIt();
    await passUntil(() => screen.queryByRole('heading', { name: ending.over.person }));
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect((await screen.findByRole('alertdialog', { name: 'Log out?' })).textContent).toContain(returns.notEnded);
  });

  it("names the server's problem when the last answer cannot be saved, not the network", async () => {
    await resume('q1', 'q2');
    api.fail('answer', ...Array.from({ length: 5 }, () => ({ status: 500, code: 'unexpected' })));
    await choose('b', 3);
    await user.click(within(await dialog('Notice')).getByRole('button', { name: 'OK' }));
    const card = await screen.findByRole('region', { name: ending.finished });
    expect(card.textContent).toContain(ending.why.server);
    expect(document.body.textContent).not.toContain(ending.why.offline);
  });

  it('offers to retry or go back when no reply comes, and loses nothing', async () => {
    await resume('q1');
    api.fail('end', new Promise(() => undefined), new Promise(() => undefined));
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await end();
    await user.click(await screen.findByRole('button', { name: 'Yes, End' }));
    await screen.findByText('Submitting Assessment...');
    expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    await question(2);
    // The end that was given up says no more.
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await end();
    await user.click(await screen.findByRole('button', { name: 'Yes, End' }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await untilCompleted();
    vi.useRealTimers();
    expect(api.callsOf('end')).toHaveLength(3);
  });

  it('waits for the last answer while offline, then happens automatically', async () => {
    await resume('q1', 'q2');
    goOffline();
    await choose('b', 3);
    const words = await screen.findByRole('heading', { name: ending.finished });
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(screen.getByText(ending.why.offline, { exact: false })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsOf('end')).toHaveLength(0);
    goOnline();
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(api.state.answers.get('q3')).toBe('b');
  });

  it('is offered in the menu, next to Logout', async () => {
    await resume('q1');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeDefined();
    await user.click(within(menu).getByRole('button', { name: 'End Assessment' }));
    await dialog('End Assessment?');
  });

  it('logout asks after the answers are sent, then leads to the login page', async () => {
    const { wait, release } = held();
    await resume('q1');
    api.fail('answer', wait);
    await choose('a', 2);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(finishSignOut).not.toHaveBeenCalled();
    release();
    const ask = await screen.findByRole('alertdialog', { name: 'Log out?' });
    expect(ask.textContent).toContain(returns.cost(2));
    expect(finishSignOut).not.toHaveBeenCalled();
    await user.click(within(ask).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(finishSignOut).toHaveBeenCalledWith('/login'));
    expect(api.state.answers.get('q2')).toBe('a');
  });

  it('logout asks nothing before the attempt has begun', async () => {
    finishSignOut.mockClear();
    openQuiz();
    await question(1);
    await loadLazyScreens();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(finishSignOut).toHaveBeenCalledWith('/login'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  describe('logout with unsent answers', () => {
    const logOut = async () => {
      unsent.count = 2;
      await resume('q1');
      await user.click(screen.getByRole('button', { name: 'Logout' }));
      const ask = await screen.findByRole('alertdialog', { name: 'Log out?' });
      expect(ask.textContent).toContain(returns.unsent(2));
      expect(finishSignOut).not.toHaveBeenCalled();
      return (name: string) => user.click(within(ask).getByRole('button', { name }));
    };
    beforeEach(() => vi.clearAllMocks());
    afterEach(() => void (unsent.count = 0));

    it('is cancelled on request', async () => {
      await (
        await logOut()
      )('Cancel');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(finishSignOut).not.toHaveBeenCalled();
    });

    it.each([
      [buttons.keep, 0],
      [buttons.discard, 1],
    ])('leads to the login page after “%s”', async (name, discards) => {
      await (
        await logOut()
      )(name);
      await waitFor(() => expect(finishSignOut).toHaveBeenCalledExactlyOnceWith('/login'));
      expect(unsent.discardUnsentAnswers).toHaveBeenCalledTimes(discards);
    });
  });
});
