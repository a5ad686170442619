// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { atScreen, cellsOf, user } from '#test/web/features/at-screen.ts';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { OverviewPage } from '#web/features/overview/overview-page.tsx';
import { paths } from '#web/lib/paths.ts';

vi.mock('#web/lib/session/auth.ts');

const counts = (started: number[]) => ({
  started,
  completed: [0, 0, 0],
  timedOut: [0, 0, 0],
  waiting: [0, 0, 0],
  bounced: [0, 0, 0],
});
let overview: Overview;
atScreen(() => {
  overview = {
    now: 0,
    since: [0, 0, 0],
    runningNow: 12,
    days: [
      { day: '2026-03-01', started: 4, finished: 0 },
      { day: '2026-03-02', started: 8, finished: 6 },
    ],
    funnel: {
      since: 0,
      isCutOff: false,
      batches: [
        { batchId: 'k3x9ab', label: 'Class of 2026', made: 40, redeemed: 30, started: 20, finished: 10, delivered: 8 },
        { batchId: 'k3x9ac', label: 'Class of 2025', made: 10, redeemed: 5, started: 4, finished: 3, delivered: 2 },
      ],
    },
    total: {
      started: [3, 20, 1234],
      completed: [1, 2, 3],
      timedOut: [0, 0, 1],
      waiting: [0, 1, 1],
      bounced: [0, 0, 2],
    },
    batches: [
      { label: 'Without a batch', counts: counts([0, 3, 30]) },
      { batchId: 'k3x9ab', label: 'Class of 2026', counts: counts([0, 2, 1204]) },
    ],
  };
  return { 'GET /admin/overview': () => overview };
});

const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1).map(cellsOf);

describe('the overview', () => {
  it("counts everyone by span, in India's days", async () => {
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

  it('shows the numbers of small batches, too', async () => {
    openScreen(OverviewPage, paths.adminOverview);
    await screen.findByRole('table', { name: 'By coupon batch' });
    await user.selectOptions(screen.getByLabelText('Span'), '7 days');
    expect(rows('By coupon batch').map((row) => row.slice(0, 2))).toEqual([
      ['Without a batch', '3'],
      ['Class of 2026', '2'],
    ]);
    const table = screen.getByRole('table', { name: 'By coupon batch' });
    expect(within(table).getByRole('link', { name: 'Class of 2026' }).getAttribute('href')).toBe(
      '/admin/attempts?batch=k3x9ab',
    );
  });

  it('draws started and finished by day, also in words and a table', async () => {
    openScreen(OverviewPage, paths.adminOverview);
    const chart = await screen.findByRole('figure', { name: 'Started and finished by day' });
    expect(chart.textContent).toContain('Attempts in the last 2 days: 12 started, 6 finished.');
    const bars = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(bars).toEqual([50, 0, 100, 75]);
    await user.click(within(chart).getByText('Show as table'));
    expect(rows('Started and finished by day')).toEqual([
      ['2 Mar', '8', '6'],
      ['1 Mar', '4', '0'],
    ]);
  });

  it('draws the funnel from code to delivered report, and counts running attempts', async () => {
    openScreen(OverviewPage, paths.adminOverview);
    const chart = await screen.findByRole('figure', { name: 'From code to delivered report' });
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['Codes made50 100 %', 'Redeemed35 70 %', 'Started24 48 %', 'Finished13 26 %', 'Report delivered10 20 %'],
    ]);
    await user.click(within(chart).getByText('Show as table'));
    expect(rows('From code to delivered report, by batch')).toEqual([
      ['Class of 2026', '40', '30', '20', '10', '8'],
      ['Class of 2025', '10', '5', '4', '3', '2'],
    ]);
    const running = screen.getByRole('link', { name: 'assessments are running now' });
    expect(running.getAttribute('href')).toBe('/admin/attempts?status=open');
    expect(running.parentElement?.textContent).toContain('12');
  });

  it('warns when there are too many batches to count, and shows when the counts were made', async () => {
    overview = { ...overview, funnel: { ...overview.funnel, isCutOff: true } };
    openScreen(OverviewPage, paths.adminOverview);
    expect(await screen.findByText(/the numbers are too low/)).toBeDefined();
    expect(screen.getByText(/^Counted at/).querySelector('time')).not.toBeNull();
  });

  it('says that no batch was used', async () => {
    overview = { ...overview, batches: [], funnel: { ...overview.funnel, batches: [] } };
    openScreen(OverviewPage, paths.adminOverview);
    expect(await screen.findByText(/No one redeemed a code from a batch/)).toBeDefined();
    expect(screen.getByText('No batch of codes was made in these 90 days.')).toBeDefined();
  });
});
