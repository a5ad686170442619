// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  dialog,
  goOffline,
  continueQuiz,
  option,
  question,
  resume,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import * as words from '#web/lib/words/quiz/screen.ts';

useQuizScreen();

describe('the keyboard', () => {
  const pressKey = (pressed: KeyboardEventInit, timeStamp = 0) => {
    const event = new KeyboardEvent('keydown', { ...pressed, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void document.activeElement?.dispatchEvent(event));
  };

  it('moves with arrows without answering, and answers with Enter', async () => {
    await resume('q1');
    await question(2);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toBe(option('c', 2)));
    expect(api.callsOf('answer')).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await question(3)));
    expect(api.callsOf('answer')[0]?.body).toMatchObject({ questionId: 'q2', optionId: 'c' });
  });

  it.each([
    ['an English keyboard', { key: '2', code: 'Digit2' }],
    ['an Arabic keyboard', { key: '٢', code: 'Digit2' }],
    ['a Hindi keyboard with Hindi digits', { key: '२', code: 'Digit2' }],
    ['a Hindi keyboard with letters in place of digits', { key: 'ॅ', code: 'Digit2' }],
    ['a French keyboard', { key: 'é', code: 'Digit2' }],
    ['a French keyboard with Shift', { key: '2', code: 'Digit2', shiftKey: true }],
    ['a number pad', { key: '2', code: 'Numpad2' }],
  ])('answers with a digit of %s', async (_, pressed) => {
    await resume('q1');
    await question(2);
    pressKey(pressed);
    await question(3);
    expect(api.callsOf('answer')[0]?.body).toMatchObject({ questionId: 'q2', optionId: 'b' });
  });

  it('ignores signs on digit keys, a number pad without digits, and numbers without an option', async () => {
    await resume('q1');
    await question(2);
    pressKey({ key: '9', code: 'Digit9' });
    pressKey({ key: '@', code: 'Digit2', shiftKey: true });
    pressKey({ key: 'ArrowDown', code: 'Numpad2' });
    pressKey({ key: '²', code: 'Backquote' });
    await waitFor(() => expect(document.activeElement).toBe(option('a', 2)));
    expect(api.callsOf('answer')).toHaveLength(0);
  });

  it('ignores characters when shortcuts are off, also after a reload, but not arrows and Enter', async () => {
    const { unmount } = await resume('q1');
    await question(2);
    const shortcuts = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Keyboard shortcuts' });
    expect((await shortcuts()).checked).toBe(true);
    await user.click(await shortcuts());
    expect(screen.queryByText(/to hear the time left/)).toBeNull();
    await user.keyboard('2t');
    unmount();
    openQuiz();
    await continueQuiz();
    await question(2);
    await user.keyboard('2t');
    expect(screen.queryByText(/minutes?\b.*left/i)).toBeNull();
    expect(api.callsOf('answer')).toHaveLength(0);
    await user.click(await shortcuts());
    await user.keyboard('t');
    expect(await screen.findByText(/minutes?\b.*left/i)).toBeDefined();
    await user.keyboard('{ArrowDown}{Enter}');
    await question(3);
  });

  it.each([
    ['key', () => [1_000, 1_120].map((at) => pressKey({ key: '1', code: 'Digit1' }, at))],
    ['held key', () => user.keyboard('{1>3/}')],
    ['Enter', () => user.keyboard('{ArrowDown}{Enter}{Enter}')],
    ['click', () => user.dblClick(option('a', 1))],
  ])('answers only one question at a double %s', async (_, press) => {
    await resume();
    const heading = await question(1);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await press();
    await question(2);
    await screen.findByText('Saved');
    expect(api.state.answers.size).toBe(1);
  });

  it('answers no question while a dialog is open', async () => {
    api.begin('q1');
    openQuiz();
    await dialog('Remaining Attempts');
    await user.keyboard('1');
    expect(api.callsOf('answer')).toHaveLength(0);
    await continueQuiz();
    await user.keyboard('1');
    await question(3);
  });
});

describe('screen reader messages', () => {
  const status = (words: string | RegExp) => screen.findByText(words, { selector: '[role="status"]' });

  it("announce the question's number, and the focus moves to the question", async () => {
    await resume('q1');
    expect(await status('Question 2 of 3')).toBeDefined();
    await user.keyboard('1');
    expect(await status('Question 3 of 3')).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await question(3)));
  });

  it('announce once that answers are saved, without intermediate states', async () => {
    await resume();
    await question(1);
    const said: string[] = [];
    const place = screen.getByText('Saved').closest('footer')?.querySelector('[role="status"]');
    if (!place) throw new Error('Nothing is said about answers.');
    const watcher = new MutationObserver(() => said.push(place.textContent ?? ''));
    watcher.observe(place, { childList: true, characterData: true, subtree: true });
    await user.keyboard('1');
    await question(2);
    await user.keyboard('2');
    await question(3);
    await waitFor(() => expect(said.filter(Boolean)).toEqual([words.announced.saved]));
    watcher.disconnect();
  });

  it('announce that answers are kept on the device while offline', async () => {
    await resume('q1');
    goOffline();
    await user.keyboard('1');
    expect(await status(words.announced.kept)).toBeDefined();
  });
});
