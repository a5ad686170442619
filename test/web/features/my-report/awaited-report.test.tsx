// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#test/web/features/open-screen.tsx';
import * as words from '#web/lib/words/my-report.ts';
import { openReport, shown, useReportApi } from './open-report.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');
const api = useReportApi();

describe('a report that is not ready', () => {
  it('shows when the report is due, and no figure', async () => {
    api.reply = () => refusal('report-not-ready', 'Not yet.');
    api.awaited = { ...api.awaited, dueAt: Date.now() + 3_600_000 };
    openReport();
    expect(await screen.findByRole('heading', { name: words.preparing })).toBeDefined();
    expect(screen.getByText('24-48 business hours')).toBeDefined();
    expect(await screen.findByText(/^We’ll email it on /)).toBeDefined();
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('shows the report when the person looks again and it is ready', async () => {
    api.reply = () => refusal('report-not-ready', 'Not yet.');
    const user = openReport();
    expect(await screen.findByText(/^We’ll email it by /)).toBeDefined();
    api.reply = () => shown;
    await user.click(screen.getByRole('button', { name: words.checkAgain }));
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
    expect(await screen.findByText(/^We’ll email it on /)).toBeDefined();
    api.awaited = { promisedBy: Date.now() - 1000, dueAt: Date.now() - 2000 };
    await user.click(screen.getByRole('button', { name: words.checkAgain }));
    const status = await screen.findByText(/We’re sorry for the delay\. .*\d\d:\d\d:\d\d IST/);
    expect(status.getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: words.checkAgain })));
  });

  it.each(['not-found', 'invalid-input'])(
    'shows that there is no such report (%s), with a link to the account',
    async (code) => {
      api.reply = () => refusal(code, 'No.');
      openReport();
      expect(await screen.findByRole('heading', { name: words.notFound.title })).toBeDefined();
      expect(screen.getByRole('link', { name: words.myAccount }).getAttribute('href')).toBe('/account');
      expect(api.asked.filter(({ path }) => path === '/me/attempts')).toEqual([]);
    },
  );
});
