import { cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentToken } from '#web/lib/session/auth.ts';
import { fakeAdminApi, type FakeAdminApi } from './fake-admin-api.ts';

/** What a test of an admin's screen works with; both are new for each test. */
export interface AtAdminScreen {
  api: FakeAdminApi;
  user: UserEvent;
}

/**
 * Before each test an admin is signed in, at an API of its own; after it nothing of the page is left. The test file says
 * itself that `auth.ts` is a mock, without a factory: Vitest gives the real module to the second of two imports at a time,
 * and pages are loaded at a time.
 */
export function atAdminScreen(
  take: (screen: AtAdminScreen) => void,
  options: Parameters<typeof userEvent.setup>[0] = {},
) {
  beforeEach(() => {
    vi.mocked(currentToken).mockResolvedValue('token');
    const api = fakeAdminApi();
    api.install();
    take({ api, user: userEvent.setup(options) });
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
