import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Reply } from '#functions/contract/endpoint.ts';
import type { getMyReport } from '#functions/contract/reports/report.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { makeAttempt } from '#test/web/features/account/fake-account-api.ts';
import { fakeApi, openScreen, type refusal } from '#test/web/features/open-screen.tsx';
import { ReportPage } from '#web/features/my-report/report-page.tsx';
import { currentToken } from '#web/lib/session/auth.ts';

type Refusal = ReturnType<typeof refusal>;

export const report = makeReportDocument();
type Shown = Reply<typeof getMyReport>;
export const shown: Shown = { document: report, hasFile: true, hasAnswersFile: true, doneSteps: [] };
const { attemptId } = report;

type Marked = { doneSteps: string[] } | Refusal;

interface Api {
  reply: () => Shown | Refusal;
  marked: () => Marked | Promise<Marked>;
  answersReply: () => { url: string; expiresAt: number } | Refusal;
  /** Of a report that is not there yet. */
  awaited: { dueAt?: number; promisedBy: number };
  asked: { path: string; body: unknown }[];
}

/** The API at the edge of the report page, for each test of a file. */
export function useReportApi(): Api {
  const api = {} as Api;
  beforeEach(() => {
    vi.mocked(currentToken).mockResolvedValue('token');
    const own = makeAttempt(4, { attemptId });
    const { fetch, asked } = fakeApi({
      [`GET /reports/${attemptId}`]: () => api.reply(),
      'GET /me/attempts': () => ({
        attempts: [
          makeAttempt(5),
          { ...own, report: { status: 'being-prepared', canRead: false, canDownload: false, ...api.awaited } },
        ],
        consents: [],
      }),
      [`PUT /reports/${attemptId}/steps`]: () => api.marked(),
      [`GET /me/attempts/${attemptId}/report`]: ({ query }) =>
        query['answers'] === 'all' ? api.answersReply() : { url: 'https://reports.example/a.pdf', expiresAt: 1 },
    });
    Object.assign(api, {
      reply: () => shown,
      marked: () => asked.at(-1)?.body as Marked,
      answersReply: () => ({ url: 'https://reports.example/a.answers.pdf', expiresAt: 1 }),
      awaited: { promisedBy: Date.now() + 40 * 3_600_000 },
      asked,
    } satisfies Api);
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return api;
}

/** The report, or a page of it for another reader. */
export function openReport(sheet = '') {
  openScreen(ReportPage, `/reports/${attemptId}${sheet}`, '/reports/:attemptId/:sheet?');
  return userEvent.setup({ delay: null });
}
