// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { fakeServer } from '#test/web/features/attempts/fake-server.ts';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { OverviewPage } from '#web/features/overview/overview-page.tsx';
import { currentToken } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';

vi.mock('#web/lib/auth.ts');

const counts = (started: (number | 'fewer' | 'hidden')[]) => ({
  ...{ started, completed: [0, 0, 0], timedOut: [0, 0, 0], waiting: [0, 0, 0], bounced: [0, 0, 0] },
});
let overview: Overview;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  overview = {
    ...{ now: 0, since: [0, 0, 0], isCutOff: false },
    total: {
      started: [3, 20, 1234],
      completed: [1, 2, 3],
      timedOut: [0, 0, 1],
      waiting: [0, 1, 1],
      bounced: [0, 0, 2],
    },
    batches: [
      { label: 'Without a batch', counts: counts([0, 'hidden', 30]) },
      { batchId: 'k3x9ab', label: 'Class of 2026', counts: counts([0, 'fewer', 1204]) },
    ],
  };
  fakeServer(() => overview);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the overview', () => {
  it('counts everyone, and says whose days', async () => {
    openScreen(OverviewPage, paths.adminOverview);
    await screen.findByRole('table', { name: 'Everyone' });
    expect(rows('Everyone')).toEqual([
      ['Startedgave a first answer', '3', '20', '1,234'],
      ['Completedended an attempt', '1', '2', '3'],
      ['Timed outended because the time was over', '0', '0', '1'],
      ['Waiting for a reportended, and the report has not gone out', '0', '1', '1'],
      ['Mail came backended, and the mail bounced', '0', '0', '2'],
    ]);
    expect(screen.getByText(/Asia\/Kolkata/)).toBeDefined();
  });

  it('tells of small batches only that they are small', async () => {
    openScreen(OverviewPage, paths.adminOverview);
    await screen.findByRole('table', { name: 'By coupon batch' });
    expect(rows('By coupon batch').map((row) => row.slice(0, 2))).toEqual([
      ['Without a batch', '30'],
      ['Class of 2026', '1,204'],
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Span'), '7 days');
    expect(rows('By coupon batch').map((row) => row.slice(0, 2))).toEqual([
      ['Without a batch', 'not shown'],
      ['Class of 2026', 'fewer than 5'],
    ]);
    expect(screen.getByRole('link', { name: 'Class of 2026' }).getAttribute('href')).toBe(
      '/admin/attempts?batch=k3x9ab',
    );
  });

  it('says when nobody came by a batch, and when not all was counted', async () => {
    overview = { ...overview, batches: [], isCutOff: true };
    openScreen(OverviewPage, paths.adminOverview);
    expect(await screen.findByText(/Nobody came by a coupon of a batch/)).toBeDefined();
    expect(screen.getByText(/the numbers are too low/)).toBeDefined();
  });
});
