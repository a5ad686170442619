// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSite } from '#test/web/features/quiz/open-site.tsx';
import {
  api,
  dialog,
  goOn,
  option,
  question,
  resume,
  user,
  useQuizScreen,
} from '#test/web/features/quiz/quiz-screen.ts';
import { paths } from '#web/lib/paths.ts';

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }));
vi.mock('#web/lib/outbox-indexed-db.ts', async () => ({
  indexedDbOutbox: (await import('#test/web/lib/memory-outbox.ts')).memoryOutbox(),
}));

useQuizScreen();

describe('the keyboard', () => {
  const pressKey = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void document.activeElement?.dispatchEvent(event));
  };

  it('moves with arrows without answering, and answers with Enter', async () => {
    await resume('q1');
    await question(2);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(option('c', 2));
    expect(api.callsOf('answer')).toHaveLength(0);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await question(3));
    expect(api.callsOf('answer')[0]?.body).toMatchObject({ questionId: 'q2', optionId: 'c' });
  });

  it('answers with a number', async () => {
    await resume('q1');
    await question(2);
    await user.keyboard('9');
    await user.keyboard('2');
    await question(3);
    expect(api.callsOf('answer')[0]?.body).toMatchObject({ questionId: 'q2', optionId: 'b', position: 1 });
  });

  it.each([
    ['key', () => [1_000, 1_120].map((at) => pressKey('1', at))],
    ['held key', () => user.keyboard('{1>3/}')],
    ['Enter', () => user.keyboard('{ArrowDown}{Enter}{Enter}')],
    ['click', () => user.dblClick(option('a', 1))],
  ])('a double %s answers one question only', async (_, press) => {
    await resume();
    const heading = await question(1);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await press();
    await question(2);
    await screen.findByText('Saved');
    expect(api.state.answers.size).toBe(1);
  });

  it('is left to a dialog that lies over the question', async () => {
    api.begin('q1');
    openSite(paths.quiz);
    await dialog('Remaining Attempts');
    await user.keyboard('1');
    expect(api.callsOf('answer')).toHaveLength(0);
    await goOn();
    await user.keyboard('1');
    await question(3);
  });
});
