// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#test/web/features/open-screen.tsx';
import { openReport, shown, useReportApi } from './open-report.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');
const api = useReportApi();

describe('a report that is not ready', () => {
  it('shows when the report is due, and no figure', async () => {
    api.reply = () => refusal('report-not-ready', 'Not yet.');
    api.awaited = { ...api.awaited, dueAt: Date.now() + 3_600_000 };
    openReport();
    expect(await screen.findByRole('heading', { name: 'Your report is being prepared' })).toBeDefined();
    expect(screen.getByText(/You will get the report on mail after 24-48 business hours\./)).toBeDefined();
    expect(await screen.findByText(/^It will be mailed on /)).toBeDefined();
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('shows the report when the person looks again and it is ready', async () => {
    api.reply = () => refusal('report-not-ready', 'Not yet.');
    const user = openReport();
    expect(await screen.findByText(/^It will be mailed by /)).toBeDefined();
    api.reply = () => shown;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    const title = await screen.findByRole('heading', { name: 'Asha Rao' });
    // The button that was pressed is gone: the reader goes on at the head.
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it("doesn't move the focus when the report opens at once", async () => {
    openReport();
    await screen.findByRole('heading', { name: 'Asha Rao' });
    expect(document.activeElement).toBe(document.body);
  });

  it('says that the report is late when the person looks again too early', async () => {
    api.reply = () => refusal('report-not-ready', 'Not yet.');
    api.awaited = { ...api.awaited, dueAt: Date.now() + 3_600_000 };
    const user = openReport();
    expect(await screen.findByText(/^It will be mailed on /)).toBeDefined();
    api.awaited = { promisedBy: Date.now() - 1000, dueAt: Date.now() - 2000 };
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    const status = await screen.findByText(
      /We are sorry that it is late\. At \d\d:\d\d:\d\d IST it was not there yet\.$/,
    );
    expect(status.getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Look again' })));
  });

  it.each(['not-found', 'invalid-input'])(
    'shows that there is no such report (%s), with a link to the account',
    async (code) => {
      api.reply = () => refusal(code, 'No.');
      openReport();
      expect(await screen.findByRole('heading', { name: 'There is no such report' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account');
      expect(api.asked.filter(({ path }) => path === '/me/attempts')).toEqual([]);
    },
  );
});
