// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  dialog,
  held,
  question,
  resume,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { aNumber } from '#test/support/matchers.ts';

useQuizScreen();

describe('leaving', () => {
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const leaveAndReturn = async () => {
    turn('hidden');
    const since = performance.now();
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(300));
    turn('visible');
  };
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('the tab counts, and the return shows what remains', async () => {
    await resume('q1');
    await leaveAndReturn();
    expect((await dialog('Stay on this tab')).textContent).toContain('You have 2 attempts remaining.');
    const [entry] = api.callsOf('enter');
    await waitFor(() => expect(api.callsOf('tabSwitch')).toHaveLength(2));
    const [counted, lasted] = api.callsOf('tabSwitch');
    expect(counted).toMatchObject({ keepalive: true, body: { entryId: entry?.body.eventId } });
    expect(counted?.body).not.toHaveProperty('awaySeconds');
    expect(lasted).toMatchObject({
      keepalive: true,
      body: { eventId: counted?.body.eventId, awaySeconds: aNumber },
    });
  });

  it('the tab once too often ends the assessment', async () => {
    await resume('q1');
    for (const id of ['1', '2']) api.state.events.add(id);
    await leaveAndReturn();
    expect(await screen.findByText(/^You have used all 3 attempts\./)).toBeDefined();
  });

  it('the tab before the first answer does not count', async () => {
    openQuiz();
    await question(1);
    await leaveAndReturn();
    expect(api.callsOf('tabSwitch')).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the page is warned of while the attempt runs, not before and not after', async () => {
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

  it('and coming back from the cache of the browser is a new entry', async () => {
    await resume('q1');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect((await dialog('Remaining Attempts')).textContent).toContain('You have 2 attempts remaining.');
    expect(api.callsOf('enter').at(-1)?.body).toMatchObject({ cause: 'back-forward', awaySeconds: 0 });
    expect(api.callsOf('tabSwitch')).toHaveLength(0);
  });

  it('and showing the page for the first time is none', async () => {
    await resume('q1');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
    await question(2);
    expect(api.callsOf('enter')).toHaveLength(1);
  });
});
