// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rehearsal } from '#web/features/quiz/rehearsal/rehearsal.tsx';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/quiz/rehearsal.ts';
import { buttons as ui } from '#web/lib/words/ui.ts';

const { buttons } = words;
let user: UserEvent;
let onDone: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
  onDone = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => render(<Rehearsal questionCount={60} timeLimitMinutes={30} onDone={onDone} />);
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const [first = '', second = ''] = words.questions.map(({ text }) => text);

describe('the practice', () => {
  it('has two questions with the real keys, and sends and stores nothing', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    open();
    await waitFor(async () => expect(document.activeElement).toBe(await heading(first)));
    expect(screen.getByText('Question 1 of 2')).toBeDefined();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('A book or a film'));
    expect(screen.getByRole('heading', { level: 2, name: first })).toBeDefined();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await heading(second)));
    await user.keyboard('4');
    await waitFor(async () => expect(document.activeElement).toBe(await heading(words.ready)));
    expect(screen.getByText(words.size(60, 30))).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(button(buttons.start));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(fetch).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says that practice does not count', () => {
    open();
    expect(screen.getByText(words.notScored)).toBeDefined();
    expect(screen.getByText(words.hint)).toHaveProperty('role', 'status');
  });

  it.each([0, 1])('can be skipped after %i questions, or left for the offer', async (answers) => {
    open();
    expect(screen.getByRole('link', { name: ui.goBack }).getAttribute('href')).toBe(paths.quizSelection);
    if (answers > 0) await user.click(button('A walk outside'));
    await user.click(button(buttons.skip));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
