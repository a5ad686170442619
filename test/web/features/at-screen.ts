import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentToken } from '#web/lib/session/auth.ts';
import { fakeApi, type Answers } from './open-screen.tsx';

/** What the API answers. A test may replace an answer. */
export let answers: Answers;
export let api: ReturnType<typeof fakeApi>;
export let user: UserEvent;

/**
 * Before each test a person is signed in at an API that gives these answers; after it the page is empty. The test file itself has
 * `vi.mock('#web/lib/session/auth.ts')`.
 */
export function atScreen(answersBefore: () => Answers): void {
  beforeEach(() => {
    vi.mocked(currentToken).mockResolvedValue('token');
    user = userEvent.setup({ delay: null });
    answers = answersBefore();
    api = fakeApi(answers);
    vi.stubGlobal('fetch', api.fetch);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** The texts of the cells of a row. */
export const cellsOf = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
