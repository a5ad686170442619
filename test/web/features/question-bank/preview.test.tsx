// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken } from '#web/lib/auth.ts';
import { fakeAdminApi, type FakeAdminApi } from './fake-admin-api.ts';
import { openAdmin } from './open-admin.tsx';
import { submitButton, toPreview } from './upload-steps.ts';

// Without a factory: Vitest gives the real module to the second of two imports at a time, and pages are loaded at a time.
vi.mock('#web/lib/auth.ts');

let api: FakeAdminApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  api = fakeAdminApi();
  api.install();
  user = userEvent.setup();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('rows that were left out', () => {
  it('are listed with their reasons', async () => {
    api.state.upload = {
      ...api.state.upload,
      skipped: [{ row: 4, reason: 'It has no question text.' }],
      skippedCount: 120,
    };
    openAdmin();
    await toPreview(user);
    expect(screen.getByRole('heading', { name: '120 rows were left out' })).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toBe('Row 4It has no question text.');
    expect(screen.getByText('These are the first 1.')).toBeDefined();
  });

  it('are not mentioned when there are none', async () => {
    openAdmin();
    await toPreview(user);
    expect(screen.queryByText(/left out/)).toBeNull();
  });
});

describe('cancel', () => {
  it('clears the preview, refreshes the data and publishes nothing', async () => {
    openAdmin();
    await toPreview(user);
    const before = api.callsOf('quizzes').length;
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('table', { name: 'Questions of the live version' })).toBeDefined();
    expect(screen.queryByText(/File processed/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Manage Assessment' }));
    expect(api.callsOf('quizzes').length).toBeGreaterThan(before);
    expect(api.callsOf('publish')).toHaveLength(0);
  });
});

describe('a preview without questions', () => {
  it('cannot be submitted', async () => {
    api.state.staged = [];
    openAdmin();
    await toPreview(user);
    expect(screen.getByRole('heading', { name: 'Preview Upload Data (0 questions)' })).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
  });
});
