// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { answers, atScreen, cellsOf, user } from '#test/web/features/at-screen.ts';
import { openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { OverviewPage } from '#web/features/overview/overview-page.tsx';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/overview.ts';

vi.mock('#web/lib/session/auth.ts');

let overview: Overview;
atScreen(() => {
  overview = {
    now: 0,
    since: [30, 20, 10],
    runningNow: 12,
    days: [
      { day: '2026-03-01', started: 4, finished: 0 },
      { day: '2026-03-02', started: 8, finished: 6 },
    ],
    countedSince: 0,
    total: {
      started: [3, 20, 1234],
      completed: [1, 2, 3],
      timedOut: [0, 0, 1],
      waiting: [0, 1, 1],
      bounced: [0, 0, 2],
    },
  };
  return {
    'GET /admin/overview': () => overview,
    'GET /admin/waiting': () => ({ held: 1, attention: 2, messages: { '2026-03': 1, '2026-02': 0 } }),
  };
});

const both = (id: keyof typeof words.measures) => `${words.measures[id].title}${words.measures[id].about}`;
const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1).map(cellsOf);

describe('the overview', () => {
  it("counts attempts by span, in India's days", async () => {
    openScreen(OverviewPage, paths.adminOverview);
    await screen.findByRole('table', { name: words.totals.caption });
    expect(rows(words.totals.caption)).toEqual([
      [both('started'), '3', '20', '1,234'],
      [both('completed'), '1', '2', '3'],
      [both('timedOut'), '0', '0', '1'],
      [both('waiting'), '0', '1', '1'],
      [both('bounced'), '0', '0', '2'],
    ]);
    expect(screen.getByText(words.about)).toBeDefined();
  });

  it('draws started and finished by day, also in words and a table', async () => {
    openScreen(OverviewPage, paths.adminOverview);
    const chart = await screen.findByRole('figure', { name: words.days.heading });
    expect(chart.textContent).toContain(words.daysCaption(2, '12', '6'));
    const bars = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(bars).toEqual([50, 0, 100, 75]);
    await user.click(within(chart).getByText(words.days.asTable));
    expect(rows(words.days.heading)).toEqual([
      ['2 Mar', '8', '6'],
      ['1 Mar', '4', '0'],
    ]);
  });

  it('counts running attempts and what waits, again each minute, and shows when the counts were made', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    openScreen(OverviewPage, paths.adminOverview);
    await screen.findByRole('link', { name: /^3 ?reports need attention/ });
    expect(screen.getByRole('link', { name: /^1 ?message to answer/ })).toBeDefined();
    const running = screen.getByRole('link', { name: /^12 ?attempts are running now/ });
    expect(running.getAttribute('href')).toBe('/admin/attempts?status=open');
    expect(
      screen
        .getByText(/^Counted at/)
        .closest('p')
        ?.querySelector('time'),
    ).not.toBeNull();
    expect(screen.queryByText(/newest/)).toBeNull();
    overview = { ...overview, runningNow: 13 };
    vi.advanceTimersByTime(60_000);
    expect(await screen.findByRole('link', { name: /^13 ?attempts/ })).toBeDefined();
  });

  it('shows what waits only if it was counted', async () => {
    answers['GET /admin/waiting'] = () => refusal('not-found', 'Not counted.');
    openScreen(OverviewPage, paths.adminOverview);
    await screen.findByText(/Not counted/);
    expect(screen.queryByRole('link', { name: /attention$|answer$/ })).toBeNull();
  });

  it('marks numbers that were counted in part, and leads to the held reports if no others wait', async () => {
    overview = { ...overview, countedSince: 15, runningNow: 10_000 };
    overview.total.completed = [100, 2000, 10_000];
    answers['GET /admin/waiting'] = () => ({ held: 100, attention: 0, messages: {} });
    openScreen(OverviewPage, paths.adminOverview);
    await screen.findByRole('table', { name: words.totals.caption });
    expect(rows(words.totals.caption)[1]?.slice(1)).toEqual(['100', '2,000', '10,000+']);
    expect(screen.getByText('10,000+', { selector: 'strong' })).toBeDefined();
    const link = await screen.findByRole('link', { name: /^99\+ ?reports/ });
    expect(link.getAttribute('href')).toBe('/admin/reports?show=held');
    expect(screen.getByText(words.onlyNewest('10,000'))).toBeDefined();
  });
});
