// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminReport } from '#functions/contract/admin/reports/reports.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { api, atScreen, press } from '#test/web/features/at-screen.ts';
import { mount, refusal } from '#test/web/features/open-screen.tsx';
import { ReadReportPage } from '#web/features/reports/read-report-page.tsx';
import { followDownload } from '#web/lib/follow-download.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');

const report = makeReportDocument();
const id = { userId: 'u-7', attemptId: report.attemptId };
const shown: AdminReport = {
  document: report,
  hasFile: true,
  hasAnswersFile: true,
  status: 'sent',
  isReleased: true,
};
let reply: () => unknown;
let released: () => unknown;

atScreen(() => {
  reply = () => shown;
  return {
    [`GET /admin/reports/u-7/${report.attemptId}`]: () => reply(),
    'POST /admin/reports/releases': () => released(),
    [`GET /admin/reports/u-7/${report.attemptId}/file`]: ({ query }) => ({
      url: `https://files.example/${query['answers'] ?? 'mailed'}.pdf`,
      expiresAt: 1,
    }),
  };
});

function open(client = makeQueryClient()) {
  mount([{ path: '/admin/reports/:userId/:attemptId', Component: ReadReportPage }], readReportLink(id), client);
}

it("the admin's report page shows the report with one request, and mentions the audit", async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
  expect(screen.getByText(new RegExp(words.audited))).toBeDefined();
  expect(screen.getAllByRole('img').length).toBeGreaterThan(5);
  expect(screen.getByRole('link', { name: words.back.all }).getAttribute('href')).toBe('/admin/reports');
  expect(api.asked).toHaveLength(1);
});

async function close(queries: QueryClient): Promise<void> {
  cleanup();
  await waitFor(() => expect(queries.getQueryCache().getAll()).toEqual([]));
}

it("the admin's report page requests the report each time it is opened, and never in the background", async () => {
  const queries = makeQueryClient();
  open(queries);
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  await close(queries);
  open(queries);
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  expect(api.asked).toHaveLength(2);
  await close(queries);
  reply = () => refusal('busy', 'Too much is happening at once. Please try again.');
  open(queries);
  expect((await screen.findByRole('alert')).textContent).toContain('Too much is happening at once.');
  expect(api.asked).toHaveLength(3);
});

it("the admin's report page offers both PDFs", async () => {
  open();
  await press('Download PDF');
  await waitFor(() => expect(followDownload).toHaveBeenCalledWith('https://files.example/mailed.pdf'));
  await press(words.one.withAnswers);
  await waitFor(() => expect(followDownload).toHaveBeenCalledWith('https://files.example/all.pdf'));
});

it.each([
  [{ status: 'held' }, `${words.isHeld}${words.releaseIt} ${words.madeThen}`],
  [{ status: 'held', dueAt: 5 }, 'It will be sent on 1 Jan 1970, 05:30 IST, or when you send it.'],
  [{ status: 'pending' }, `${words.isOnItsWay} ${words.noFile}`],
  [{ status: 'failed', isReleased: true }, `${words.isVisible} ${words.noFile}`],
] as const)('the report page offers no missing file, and says who sees the report: %j', async (state, sentences) => {
  reply = () => ({ ...shown, hasFile: false, hasAnswersFile: false, isReleased: false, ...state });
  open();
  const audit = await screen.findByText(new RegExp(words.audited));
  expect((audit.closest('[role="status"]') ?? audit).textContent).toContain(sentences);
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  const isHeld = state.status === 'held';
  expect(screen.queryByRole('link', { name: words.back.held })?.getAttribute('href')).toBe(
    isHeld ? '/admin/reports?show=held' : undefined,
  );
  expect(screen.queryAllByRole('button', { name: /^(Release|Send now)$/ })).toHaveLength(isHeld ? 1 : 0);
});

describe('a held report', () => {
  const held: AdminReport = { ...shown, hasFile: false, hasAnswersFile: false, isReleased: false, status: 'held' };
  const release = async (outcome: object) => {
    reply = () => held;
    released = () => ({ results: [{ ...id, ...outcome }] });
    open();
    await press(words.actions.release);
    const dialog = within(screen.getByRole('alertdialog', { name: words.nowTitle('Asha Rao') }));
    expect(dialog.getByText(words.unread)).toBeDefined();
    await press(words.actions.now);
  };

  it('is released on its page after a question, without another look', async () => {
    await release({ outcome: 'released' });
    const news = await screen.findByText(words.onItsWay('Asha Rao'));
    await waitFor(() => expect(document.activeElement?.contains(news) && document.activeElement.tagName).toBe('DIV'));
    expect(screen.queryByText(words.isHeld)).toBeNull();
    expect(screen.queryByRole('button', { name: words.actions.release })).toBeNull();
    expect(api.asked.map(({ method, body }) => [method, body])).toEqual([
      ['GET', undefined],
      ['POST', { reports: [id] }],
    ]);
  });

  it('can be released again after a refusal', async () => {
    await release({ outcome: 'refused', code: 'busy', message: 'Not now.' });
    await screen.findByText(/Not now\./);
    expect(screen.getByRole('button', { name: 'Release' })).toBeDefined();
  });
});

it("the admin's report page shows that a candidate has no name", async () => {
  reply = () => ({ ...shown, document: { ...report, candidateName: '' } });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: words.one.noName })).toBeDefined();
});

it("the admin's report page shows that there is no report, and retries on request", async () => {
  reply = () => refusal('not-found', 'There is no report of such an attempt.');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Error: There is no report of such an attempt.');
  expect(screen.queryAllByRole('img')).toEqual([]);
  reply = () => shown;
  await press('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
});
