// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  dialog,
  continueQuiz,
  held,
  option,
  question,
  resume,
  signIn,
  turn,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/quiz/screen.ts';

useQuizScreen();

describe('answering', () => {
  it('waits for the receipt of the first answer, which starts the clock', async () => {
    const { wait, release } = held();
    api.fail('answer', wait);
    openQuiz();
    await choose('b', 1);
    expect(screen.getByRole('timer').textContent).toBe('--:--');
    expect(option('c', 1).getAttribute('aria-disabled')).toBe('true');
    await user.click(option('c', 1));
    release();
    await question(2);
    const entryId = api.callsOf('enter')[0]?.body.eventId;
    expect(api.callsOf('answer').map(({ body }) => body)).toEqual([
      { questionId: 'q1', optionId: 'b', answeredAfterMs: 0, entryId },
    ]);
    expect(screen.getByRole('timer').textContent).toMatch(/^0[12]:\d\d$/);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByText('33% complete')).toBeDefined();
  });

  it('shows the next question without waiting for the network from the second on', async () => {
    const { wait, release } = held();
    openQuiz();
    await choose('a', 1);
    await question(2);
    api.fail('answer', wait);
    await user.click(option('c', 2));
    expect(screen.getByRole('heading', { name: 'Question text 3' })).toBeDefined();
    expect(screen.getByText('Saving...')).toBeDefined();
    release();
    expect(await screen.findByText('Saved')).toBeDefined();
    // A keepalive request still arrives if the person closes the page.
    expect(api.callsOf('answer')[1]).toMatchObject({
      keepalive: true,
      body: { questionId: 'q2', optionId: 'c' },
    });
    expect(Number(api.callsOf('answer')[1]?.body.answeredAfterMs)).toBeGreaterThan(0);
  });

  it('ends the attempt after the last question', async () => {
    const { wait, release } = held();
    await resume('q1', 'q2');
    api.fail('end', wait);
    await choose('a', 3);
    expect(await screen.findByText('Submitting Assessment...')).toBeDefined();
    expect(screen.getByText('Please wait')).toBeDefined();
    release();
    expect(await screen.findByRole('heading', { name: 'Assessment Completed' })).toBeDefined();
    expect(api.state.answers.size).toBe(3);
  });

  it('brings a question back when the server refuses its answer, which is not called saved', async () => {
    await resume('q1');
    expect(screen.getByText('Saved')).toBeDefined();
    api.fail('answer', { status: 400, code: 'invalid-input' });
    await choose('a', 2);
    const notice = await dialog('Notice');
    expect(notice.textContent).toContain('Error saving your answer. Please try again.');
    await user.click(within(notice).getByRole('button', { name: 'OK' }));
    await question(2);
    expect(screen.queryByText('Saved')).toBeNull();
    await choose('b', 2);
    await question(3);
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(api.state.answers.get('q2')).toBe('b');
  });

  it.each(['notice', 'page'])('reports a failing server, and retries the kept answer from the %s', async (place) => {
    await resume();
    api.fail('answer', ...Array.from({ length: 20 }, () => ({ status: 500, code: 'unexpected' })));
    await choose('a', 1);
    const notice = await dialog('Notice');
    expect(notice.textContent).toContain('Error saving your answer. Please try again.');
    expect(notice.textContent).toContain(words.noticeKept);
    expect(api.callsOf('answer').length).toBeGreaterThanOrEqual(3);
    if (place === 'page') await user.click(within(notice).getByRole('button', { name: 'OK' }));
    expect(document.body.textContent).not.toContain(words.saved.kept);
    api.fail('answer');
    const from = within(place === 'page' ? await screen.findByRole('contentinfo') : notice);
    await user.click(from.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Saved');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await question(2);
    expect(api.state.answers.get('q1')).toBe('a');
  });

  it('sends nothing once another person has signed in in another tab, and leaves the quiz', async () => {
    const { router } = await resume('q1');
    signIn('u2');
    await choose('b', 2);
    await screen.findByText(words.saved.again);
    expect(api.callsOf('answer')).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('storage')));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.quizSelection));
    expect(api.callsOf('enter')).toHaveLength(1);
  });

  it('enters again when another tab has started the attempt', async () => {
    openQuiz();
    await question(1);
    api.begin('q1');
    await user.click(option('b', 1));
    await continueQuiz();
    await question(2);
    expect(api.state.answers.get('q1')).toBe('a');
  });

  it('keeps the screen on while a question is shown, also after a return', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    Object.assign(navigator, { wakeLock: { request } });
    const calls = () => [request, release].map(({ mock }) => mock.calls.length);
    const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await resume('q1', 'q2');
    // Strict mode mounts it twice.
    await waitFor(() => expect(calls()).toEqual([2, 1]));
    comeBack();
    expect(calls()).toEqual([3, 1]);
    await choose('a', 3);
    await waitFor(() => expect(calls()).toEqual([3, 2]));
    comeBack();
    expect(calls()).toEqual([3, 2]);
  });

  it('asks for no lock while hidden, and does without one that is refused', async () => {
    const request = vi.fn(async () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')));
    Object.assign(navigator, { wakeLock: { request } });
    await resume('q1');
    const asked = request.mock.calls.length;
    turn('hidden');
    expect(request).toHaveBeenCalledTimes(asked);
    turn('visible');
    expect(request).toHaveBeenCalledTimes(asked + 1);
    await question(2);
  });

  it('goes to the result when the attempt is closed', async () => {
    await resume('q1');
    Object.assign(api.state, { status: 'completed', endReason: 'limit' });
    await choose('a', 2);
    expect(await screen.findByText(/^You have used all 3 attempts\./)).toBeDefined();
    expect(screen.getByText(words.lost(1))).toBeDefined();
  });
});
