// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  dialog,
  goOffline,
  continueQuiz,
  goOnline,
  question,
  resume,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { displaced } from '#web/lib/words/quiz/ending.ts';
import { superseded } from '#web/lib/words/quiz/screen.ts';

useQuizScreen();

const moved = () => screen.findByRole('heading', { name: displaced.title });
const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
/** An entry on another device: nothing in this browser hears of it. */
const enterElsewhere = () => {
  api.state.liveEntryId = 'elsewhere0';
  api.state.events.add('elsewhere0');
};

describe('the live tab of an attempt', () => {
  it('is the newest one in this browser; an earlier one stops at once', async () => {
    await resume('q1');
    await question(2);
    expect(isWarned()).toBe(true);
    const other = new BroadcastChannel('truein-live-entry');
    api.state.liveEntryId = 'another000';
    other.postMessage({ attemptId: api.attemptId, entryId: 'another000' });
    const heading = await moved();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(displaced.saved)).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'End Assessment' })).toBeNull();
    expect(isWarned()).toBe(false);
    await user.keyboard('1');
    show('hidden');
    show('visible');
    await user.click(screen.getByRole('button', { name: displaced.carryOn }));
    await continueQuiz();
    expect(api.callsOf('answer')).toHaveLength(0);
    expect(api.callsOf('tabSwitch')).toHaveLength(0);
    other.close();
  });

  it('announces itself to other tabs, and ignores other attempts', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('truein-live-entry');
    other.onmessage = ({ data }) => heard.push(data);
    await resume('q1');
    const entryId = api.callsOf('enter')[0]?.body.eventId;
    await waitFor(() => expect(heard).toContainEqual({ attemptId: api.attemptId, entryId }));
    heard.length = 0;
    other.postMessage({ attemptId: '1.1.01J0000000000000000000000Z', entryId: 'another000' });
    // This one is answered, so the page has heard the other before.
    other.postMessage({ attemptId: api.attemptId, entryId: 'earlier000' });
    await waitFor(() => expect(heard).toContainEqual({ attemptId: api.attemptId, entryId }));
    expect(await question(2)).toBeDefined();
    other.close();
  });

  it('gets the attempt back when its offline entry reaches the server', async () => {
    (await resume('q1')).unmount();
    goOffline();
    openQuiz();
    await question(2);
    const other = new BroadcastChannel('truein-live-entry');
    other.postMessage({ attemptId: api.attemptId, entryId: 'another000' });
    await moved();
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    goOnline();
    await continueQuiz();
    expect(await question(2)).toBeDefined();
    expect(heard).toContainEqual({ attemptId: api.attemptId, entryId: api.state.liveEntryId });
    other.close();
  });

  it('stops when shown again if another device has the attempt, and counts no tab switch', async () => {
    await resume('q1');
    await question(2);
    enterElsewhere();
    show('visible');
    await moved();
    expect(api.state.events.size).toBe(2);
  });

  it('stops when the reply to a tab switch says that another device has the attempt, and counts no switch', async () => {
    await resume('q1');
    await question(2);
    enterElsewhere();
    show('hidden');
    await moved();
    expect(api.callsOf('tabSwitch')).toHaveLength(1);
    expect(api.state.events.size).toBe(2);
  });

  it('sends its unsent answers before it stops', async () => {
    await resume('q1');
    goOffline();
    await choose('b', 2);
    await question(3);
    const other = new BroadcastChannel('truein-live-entry');
    other.postMessage({ attemptId: api.attemptId, entryId: 'another000' });
    await moved();
    expect(screen.getByText(displaced.sending)).toBeDefined();
    goOnline();
    expect(await screen.findByText(displaced.saved)).toBeDefined();
    expect(api.state.answers.get('q2')).toBe('b');
    other.close();
  });

  it('reports answers that do not count because the other device had answered', async () => {
    await resume('q1');
    goOffline();
    await choose('b', 2);
    enterElsewhere();
    api.state.answers.set('q2', 'a');
    goOnline();
    show('visible');
    await moved();
    expect(await screen.findByText(superseded(1))).toBeDefined();
    expect(screen.getByText(displaced.othersSaved)).toBeDefined();
    expect([...api.state.answers.values()].filter((option) => option === 'b')).toEqual([]);
  });

  it('reports superseded answers after a reload too', async () => {
    const page = await resume('q1');
    goOffline();
    await choose('b', 2);
    await question(3);
    page.unmount();
    api.state.answers.set('q2', 'a');
    goOnline();
    openQuiz();
    await user.click(within(await dialog('Remaining Attempts')).getByRole('button', { name: 'Continue' }));
    expect((await dialog('Notice')).textContent).toContain(superseded(1));
  });

  it('stops when a receipt names another device, saves that answer, and takes the attempt back on request as an entry', async () => {
    await resume('q1');
    enterElsewhere();
    await choose('b', 2);
    await moved();
    expect(api.state.answers.get('q2')).toBe('b');
    await user.click(screen.getByRole('button', { name: displaced.carryOn }));
    expect((await dialog('Remaining Attempts')).textContent).toContain('You have 1 attempt remaining.');
    await continueQuiz();
    await choose('c', 3);
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(api.callsOf('enter').at(-1)?.body.cause).toBe('open');
  });
});
