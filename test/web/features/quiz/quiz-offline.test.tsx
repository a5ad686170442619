// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  closingQuestion,
  dialog,
  endIt,
  goOffline,
  continueQuiz,
  goOnline,
  option,
  question,
  reload,
  resume,
  resumeWithOneLeft,
  user,
  userId,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';
import { over } from '#web/lib/words/quiz/ending.ts';
import { heading, saved } from '#web/lib/words/quiz/screen.ts';

useQuizScreen();

/** What has arrived of these two kinds since, as `answer q1` and `enter`. */
const arrivedSince = (count: number) =>
  api
    .arrivals()
    .slice(count)
    .filter(({ operation }) => operation === 'answer' || operation === 'enter')
    .map(({ operation, body }) => [operation, body.questionId].filter(Boolean).join(' '));

describe('an offline reload', () => {
  it('shows the attempt at once and continues', async () => {
    await resume('q1');
    await question(2);
    goOffline();
    reload();
    await question(2);
    expect(screen.getByRole('timer').textContent).toMatch(/^about 0[12]:\d\d$/);
    expect(screen.getByText('33% complete')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose('b', 2);
    await question(3);
    expect(await screen.findByText(saved.kept)).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('sends earlier answers, then the entry, then later answers', async () => {
    await resume();
    await question(1);
    goOffline();
    await choose('a', 1);
    await question(2);
    reload();
    await choose('b', 2);
    await question(3);
    const before = api.arrivals().length;
    goOnline();
    expect((await dialog('Remaining Attempts')).textContent).toContain('You have 2 attempts remaining.');
    await waitFor(() => expect(arrivedSince(before)).toEqual(['answer q1', 'enter', 'answer q2']));
    expect(api.callsOf('answer').map(({ body }) => body.entryId)).toEqual([
      undefined,
      api.callsOf('enter').at(-1)?.body.eventId,
    ]);
    expect([...api.state.answers]).toEqual([
      ['q1', 'a'],
      ['q2', 'b'],
    ]);
    await continueQuiz();
    expect(await question(3)).toBeDefined();
    expect(api.state.events.size).toBe(2);
  });

  it('counts as one entry for each reload', async () => {
    await resume('q1');
    goOffline();
    reload();
    await question(2);
    reload();
    await question(2);
    goOnline();
    expect((await dialog('Remaining Attempts')).textContent).toContain('You have 1 attempt remaining.');
    expect(api.state.events.size).toBe(3);
    reload();
    await endIt();
    await screen.findByText(/^You have used all 3 attempts\./);
    expect(api.state.events.size).toBe(4);
  });

  it('shows answers from another device once online', async () => {
    await resume('q1');
    goOffline();
    reload();
    await question(2);
    api.state.answers.set('q2', 'c');
    goOnline();
    await continueQuiz();
    await question(3);
    expect(screen.getByText('67% complete')).toBeDefined();
  });

  it('asks before the attempt closes, and keeps the answers given before', async () => {
    await resume('q1');
    for (const id of ['1', '2']) api.state.events.add(id);
    goOffline();
    await choose('c', 2);
    await question(3);
    reload();
    await question(3);
    goOnline();
    await closingQuestion();
    expect(api.state.answers.get('q2')).toBe('c');
    expect(api.state).toMatchObject({ status: 'open', events: { size: 3 } });
    await endIt();
    await screen.findByText(/^You have used all 3 attempts\./);
  });

  it('asks once whether to end the attempt, even if another entry follows', async () => {
    (await resume('q1')).unmount();
    goOffline();
    const { unmount } = openQuiz();
    await question(2);
    unmount();
    for (const id of ['1']) api.state.events.add(id);
    api.setNetwork('up');
    openQuiz();
    await endIt();
    await screen.findByText(/^You have used all 3 attempts\./);
    expect(api.state).toMatchObject({ status: 'completed', events: { size: 4 } });
  });

  it('shows no question when the device knows that the attempts are used up', async () => {
    await resumeWithOneLeft();
    goOffline();
    reload();
    expect(await screen.findByRole('heading', { name: over.limit })).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
    goOnline();
    await closingQuestion();
    expect(api.callsOf('end')).toHaveLength(0);
    await endIt();
    await screen.findByText(/^You have used all 3 attempts\./);
    expect(api.callsOf('end')).toHaveLength(0);
  });

  it('goes to the result without an entry if the attempt has ended meanwhile', async () => {
    await resume('q1');
    goOffline();
    reload();
    await choose('b', 2);
    Object.assign(api.state, { status: 'completed', endReason: 'time' });
    const before = api.arrivals().length;
    goOnline();
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    expect(arrivedSince(before)).toEqual([]);
  });

  it('keeps a first answer whose receipt has not arrived, and waits with the next question', async () => {
    openQuiz();
    await question(1);
    goOffline();
    await user.click(option('b', 1));
    expect(await screen.findByText(saved.waiting)).toBeDefined();
    reload();
    await question(1);
    expect(option('b', 1).dataset.chosen).toBe('true');
    goOnline();
    await question(2);
    expect(api.state.answers.get('q1')).toBe('b');
    expect(api.state.events.size).toBe(0);
  });

  it("doesn't hide a refusal of the server", async () => {
    await resume('q1');
    api.fail('enter', { status: 404, code: 'not-found' });
    reload();
    expect((await dialog('Notice')).textContent).toContain('Error loading quiz. Please try again.');
    expect(screen.getByText(heading).closest('header')).not.toBeNull();
    await user.click(within(await dialog('Notice')).getByRole('button', { name: 'Try again' }));
    await continueQuiz();
  });
});

describe('the attempt stored on this device', () => {
  it('has granted time and no points, and is removed at the end of the attempt', async () => {
    await resume('q1');
    api.grant({ minutes: 1 });
    await choose('a', 2);
    const stored = { answered: { length: 2 }, timeLimitSeconds: 180 };
    await waitFor(async () => expect(await indexedDbSnapshots.find(userId)).toMatchObject(stored));
    expect(JSON.stringify(await indexedDbSnapshots.find(userId))).not.toContain('points');
    await choose('a', 3);
    await screen.findByRole('heading', { name: 'Assessment Completed' });
    await waitFor(async () => expect(await indexedDbSnapshots.find(userId)).toBeUndefined());
  });
});
