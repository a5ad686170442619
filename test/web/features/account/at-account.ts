import { cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { currentToken } from '#web/lib/session/auth.ts';
import { fakeAccountApi, type FakeAccountApi } from './fake-account-api.ts';

export let api: FakeAccountApi;
export let user: UserEvent;

/** Before each test a person is signed in at an API of their own; after it the page is empty. The test file itself mocks `auth.ts`. */
export function atAccount(prepare: () => void): void {
  beforeEach(() => {
    vi.mocked(currentToken).mockResolvedValue('token');
    api = fakeAccountApi();
    user = userEvent.setup({ delay: null });
    prepare();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const openAccount = () => openScreen(AccountPage, paths.account);
