// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportDocument } from '#functions/domain/report/report-document.ts';
import { makeAttempt } from '#test/web/features/account/fake-account-api.ts';
import { fakeApi } from '#test/web/features/open-screen.tsx';
import { makeReportDocument } from '#test/support/make-report-document.ts';
import { ReportPage } from '#web/features/report/report-page.tsx';
import { currentToken } from '#web/lib/auth.ts';
import { followDownload } from '#web/lib/follow-download.ts';

vi.mock('#web/lib/auth.ts');
vi.mock('#web/lib/follow-download.ts');
configure({ asyncUtilTimeout: 5_000 });

const report = makeReportDocument();
const { attemptId } = report;
const refusal = (code: string, message: string) => ({ code, message, requestId: 'r' });
let reply: () => ReportDocument | ReturnType<typeof refusal>;
let answersReply: () => { url: string; expiresAt: number } | ReturnType<typeof refusal>;
let asked: { path: string }[];
let awaited: { dueAt?: number; promisedBy: number };

beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  reply = () => report;
  answersReply = () => ({ url: 'https://reports.example/a.answers.pdf', expiresAt: 1 });
  awaited = { promisedBy: Date.now() + 40 * 3_600_000 };
  const own = makeAttempt(4, { attemptId });
  const api = fakeApi({
    [`GET /reports/${attemptId}`]: () => reply(),
    'GET /me/attempts': () => ({
      attempts: [{ ...own, report: { status: 'being-prepared', canDownload: false, ...awaited } }],
      consents: [],
    }),
    [`GET /me/attempts/${attemptId}/report`]: ({ query }) =>
      query['answers'] === 'all' ? answersReply() : { url: 'https://reports.example/a.pdf', expiresAt: 1 },
  });
  asked = api.asked;
  vi.stubGlobal('fetch', api.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/reports/${attemptId}`]}>
        <Routes>
          <Route path="/reports/:attemptId" element={<ReportPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}
const figures = () => screen.queryAllByRole('img');

describe('a report that is there', () => {
  it('has all its sections, a list of them, and its PDF', async () => {
    const user = open();
    expect(screen.getByRole('status').textContent).toContain('Loading your report...');
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
    const titles = [...report.sections.slice(1), ...(report.appendix ? [report.appendix] : [])].map(
      ({ title }) => title,
    );
    const links = within(screen.getByRole('navigation', { name: 'In this report' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    for (const title of titles) expect(screen.getByRole('region', { name: title })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(followDownload).toHaveBeenCalledWith('https://reports.example/a.pdf'));
  });

  it('has a PDF with all answers, where it lists them', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'PDF with all your answers' }));
    await waitFor(() => expect(followDownload).toHaveBeenCalledWith('https://reports.example/a.answers.pdf'));
    answersReply = () => refusal('no-answers-file', 'There is none.');
    await user.click(screen.getByRole('button', { name: 'PDF with all your answers' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The PDF could not be downloaded. There is none.');
    cleanup();
    const { appendix: _, ...short } = report;
    reply = () => short;
    open();
    await screen.findByRole('button', { name: 'Download PDF' });
    expect(screen.queryByRole('button', { name: /all your answers/ })).toBeNull();
  });

  it('has words and a table for each chart', async () => {
    open();
    const profile = within(await screen.findByRole('region', { name: 'Your profile' }));
    expect(profile.getByRole('img', { name: 'Every scale with its interval, told in words.' })).toBeDefined();
    expect(profile.getByText('Show as table')).toBeDefined();
    const line = profile.getByRole('rowheader', { name: 'Ambition and Vision', hidden: true }).closest('tr');
    expect([...(line?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ambition and Vision',
      '78%',
      '59–91',
      '12 of 12',
    ]);
    const missing = profile.getByRole('rowheader', { name: 'Long-Range Planning 5', hidden: true }).closest('tr');
    expect(missing?.textContent).toContain('not enough answers');
  });

  it('keeps all answers closed, one list for each main parameter', async () => {
    open();
    const answers = await screen.findByRole('region', { name: 'All your answers' });
    const groups = [...answers.querySelectorAll('details')];
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.some(({ open: isOpen }) => isOpen)).toBe(false);
  });
});

describe('a report that is not there', () => {
  it('is said to be prepared, with when it is due, and shows no figure', async () => {
    reply = () => refusal('report-not-ready', 'Not yet.');
    awaited = { ...awaited, dueAt: Date.now() + 3_600_000 };
    open();
    expect(await screen.findByRole('heading', { name: 'Your report is being prepared' })).toBeDefined();
    expect(screen.getByText(/You will get the report on mail after 24-48 business hours\./)).toBeDefined();
    expect(await screen.findByText(/^It is due on /)).toBeDefined();
    expect(figures()).toEqual([]);
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('comes when it is asked for again', async () => {
    reply = () => refusal('report-not-ready', 'Not yet.');
    const user = open();
    expect(await screen.findByText(/^It will be ready by /)).toBeDefined();
    reply = () => report;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeDefined();
  });

  it('is said to be late when it is', async () => {
    reply = () => refusal('report-not-ready', 'Not yet.');
    awaited = { promisedBy: Date.now() - 1000 };
    open();
    expect(await screen.findByText(/We are sorry that it is late\.$/)).toBeDefined();
  });

  it.each(['not-found', 'invalid-input'])('is said to be none (%s), with the way to those there are', async (code) => {
    reply = () => refusal(code, 'No.');
    open();
    expect(await screen.findByRole('heading', { name: 'There is no such report' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account');
    expect(asked.filter(({ path }) => path === '/me/attempts')).toEqual([]);
  });

  it('is asked for again where it could not be loaded', async () => {
    reply = () => refusal('forbidden', 'Please verify your address first.');
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toContain('Please verify your address first.');
    reply = () => report;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeDefined();
  });
});
