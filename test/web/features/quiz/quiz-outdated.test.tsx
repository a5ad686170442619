// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect, describe, it } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  dialog,
  goOffline,
  goOnline,
  question,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';

useQuizScreen();

const message = 'Its questions may be new. Your last choice was not counted.';
const newId = '1.2.01J0000000000000000000000B';
const closeNotice = async () => user.click(within(await dialog('Notice')).getByRole('button', { name: 'OK' }));

describe('a first answer that comes too late', () => {
  it('leads with a notice to the attempt that replaced the old one, where the person can begin', async () => {
    openQuiz();
    api.fail('answer', { status: 409, code: 'outdated', message });
    await choose('a', 1);
    expect((await dialog('Notice')).textContent).toContain(message);
    expect(api.callsOf('enter')).toHaveLength(2);
    expect(await indexedDbOutbox.list(api.attemptId)).toEqual([]);
    await closeNotice();
    await choose('b', 1);
    await question(2);
    expect([...api.state.answers]).toEqual([['q1', 'b']]);
  });

  it('leads to the attempt that is open in another quiz, and says so', async () => {
    openQuiz();
    await question(1);
    api.fail('answer', { status: 409, code: 'attempt-open', message });
    await choose('a', 1);
    await waitFor(() => expect(api.callsOf('enter')).toHaveLength(2));
    expect((await dialog('Notice')).textContent).toContain(message);
  });

  it('is forgotten with a notice when the attempt was replaced while the answer waited', async () => {
    const { unmount } = openQuiz();
    await question(1);
    goOffline();
    await choose('a', 1);
    await waitFor(async () => expect(await indexedDbOutbox.list(api.attemptId)).toHaveLength(1));
    unmount();
    api.setNetwork('up');
    api.state.attemptId = newId;
    api.fail('answer', { status: 409, code: 'outdated', message });
    openQuiz();
    expect((await dialog('Notice')).textContent).toContain(message);
    expect(await indexedDbOutbox.list(api.attemptId)).toEqual([]);
    expect(api.state.answers.size).toBe(0);
  });
});

it('an offline entry that leads to another attempt is followed by an entry into that attempt', async () => {
  const { unmount } = openQuiz();
  await question(1);
  goOffline();
  unmount();
  openQuiz();
  await question(1);
  api.state.attemptId = newId;
  sessionStorage.setItem(`truein-rehearsed-${newId}`, '1');
  goOnline();
  await waitFor(() => expect(api.callsOf('enter')).toHaveLength(3));
  await choose('b', 1);
  await question(2);
  expect(api.callsOf('answer').map(({ at }) => at[0])).toEqual([`POST /api/attempts/${newId}/answers`]);
});
