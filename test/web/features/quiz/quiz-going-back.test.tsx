// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  dialog,
  goOffline,
  held,
  question,
  resume,
  resumeWithOneLeft,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { watchHistory } from '#web/lib/history-gate.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import * as ending from '#web/lib/words/quiz/ending.ts';
import * as returns from '#web/lib/words/returns.ts';

useQuizScreen();

const at = () => window.location.pathname;
beforeAll(() => watchHistory());
beforeEach(() => {
  window.history.pushState({ idx: 0 }, '', '/quiz-selection');
  window.history.pushState({ idx: 1 }, '', '/quiz');
});

/** The browser's own button. */
async function goBack(): Promise<HTMLElement> {
  window.history.back();
  return screen.findByRole('alertdialog', { name: ending.leaving.title });
}

describe('leaving the quiz', () => {
  it('asks with the cost of coming back, and stays on request', async () => {
    await resume('q1');
    const ask = await goBack();
    expect(ask.textContent).toContain(returns.cost(2));
    expect(ask.textContent).not.toContain(returns.unsent(1));
    await user.click(within(ask).getByRole('button', { name: ending.leaving.stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(at()).toBe('/quiz'));
    expect(await question(2)).toBeDefined();
  });

  it('names unsent answers, and no cost when another tab has the attempt', async () => {
    await resume('q1');
    goOffline();
    await choose('b', 2);
    await question(3);
    const other = new BroadcastChannel('truein-live-entry');
    other.postMessage({ attemptId: api.attemptId, entryId: 'another000' });
    await screen.findByRole('heading', { name: ending.displaced.title });
    other.close();
    const ask = await goBack();
    expect(ask.textContent).toContain(returns.unsent(1));
    expect(ask.textContent).not.toContain(returns.cost(2));
    await user.click(within(ask).getByRole('button', { name: ending.leaving.leave }));
    await waitFor(() => expect(at()).toBe('/quiz-selection'));
  });

  it('warns that unsent answers are lost where the browser stores none', async () => {
    vi.spyOn(indexedDbOutbox, 'add').mockRejectedValue(new Error('The browser refuses its database'));
    await resume('q1');
    goOffline();
    await choose('b', 2);
    const ask = await goBack();
    await waitFor(() => expect(ask.textContent).toContain(ending.held));
  });

  it('warns when coming back would end the attempt', async () => {
    await resumeWithOneLeft();
    const ask = await goBack();
    expect(ask.textContent).toContain(returns.cost(0));
  });

  it("triggers the browser's warning only while the attempt runs", async () => {
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    openQuiz();
    await question(1);
    expect(isWarned()).toBe(false);
    await choose('a', 1);
    await question(2);
    expect(isWarned()).toBe(true);
    const { wait, release } = held();
    api.fail('end', wait);
    await user.click(screen.getByRole('button', { name: 'End Assessment' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, End' }));
    await screen.findByText('Submitting Assessment...');
    expect(isWarned()).toBe(false);
    release();
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(isWarned()).toBe(false);
  });

  it('counts a new entry when the browser restores the page from its cache', async () => {
    await resume('q1');
    const show = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    show(false);
    await question(2);
    expect(api.callsOf('enter')).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    show(true);
    expect((await dialog('Remaining Attempts')).textContent).toContain('You have 2 attempts remaining.');
    expect(api.callsOf('enter').at(-1)?.body).toMatchObject({ cause: 'back-forward', awaySeconds: 0 });
    expect(api.callsOf('tabSwitch')).toHaveLength(0);
  });
});
