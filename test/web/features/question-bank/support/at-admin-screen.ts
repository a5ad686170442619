import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentToken } from '#web/lib/session/auth.ts';
import { publish } from '#web/lib/words/question-bank/editing.ts';
import { fakeAdminApi, type FakeAdminApi } from './fake-admin-api.ts';

export let api: FakeAdminApi;
export let user: UserEvent;

/**
 * Before each test an admin is signed in, at an API of its own; after it the page is empty. The test file itself mocks `auth.ts`, without
 * a factory: Vitest gives the real module to the second of two imports at a time, and pages are loaded at a time.
 */
export function atAdminScreen(prepare?: () => void, options: Parameters<typeof userEvent.setup>[0] = {}) {
  beforeEach(() => {
    vi.mocked(currentToken).mockResolvedValue('token');
    api = fakeAdminApi();
    api.install();
    user = userEvent.setup(options);
    prepare?.();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Submits the edits, and publishes what the dialog shows. */
export const publishEdits = async () => {
  await press('Submit Changes');
  await press(publish.action);
};
