// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UploadSummary } from '#functions/contract/admin/uploads/uploads.ts';
import { api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { UploadsPage } from '#web/features/uploads/uploads-page.tsx';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/uploads.ts';

vi.mock('#web/lib/session/auth.ts');

const none = { error: 0, skipped: 0, defaulted: 0, note: 0 };
let count = 0;
function makeSummary(changes: Partial<UploadSummary> = {}): UploadSummary {
  const fields = { createdAt: Date.UTC(2026, 2, 2, 9), byName: 'Meera Iyer', rowsRead: 0, questionCount: 0, pages: 0 };
  return { uploadId: `U${++count}`, fileName: 'bank.xlsx', status: 'waiting', ...fields, ...changes };
}

let uploads: UploadSummary[];
atScreen(() => ({
  'GET /admin/uploads': () => ({ uploads }),
  'DELETE /admin/uploads/{uploadId}': ({ path }) => {
    uploads = uploads.map((one) => (path.endsWith(`/${one.uploadId}`) ? { ...one, status: 'cancelled' } : one));
    return {};
  },
}));

const open = () => openScreen(UploadsPage, paths.adminUploads);
const outcomeOf = (row: HTMLElement) => row.querySelector('td')?.textContent;
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the list of uploads', () => {
  it('shows status, person and actions of each upload', async () => {
    const table: [Partial<UploadSummary>, string][] = [
      [{ status: 'waiting' }, `Waiting${words.waiting}`],
      [{ status: 'reading', rowsRead: 3000 }, `Reading${words.rowsSoFar(3000)}`],
      [{ status: 'staged', questionCount: 1200, counts: none }, `Ready to submit1,200 questions. ${words.allFine}`],
      [
        { status: 'staged', questionCount: 1, counts: { ...none, error: 2, note: 5 } },
        `${words.before.toFix}1 question. ${words.toCheck(7)} ${words.toFix(2)}`,
      ],
      [{ status: 'no-questions', problem: 'Map its columns.' }, 'Needs mappingMap its columns.'],
      [{ status: 'refused', problem: 'The file is empty.' }, `${words.after.refused}The file is empty.`],
      [{ status: 'cancelled', problem: 'This upload was cancelled.' }, 'Cancelled'],
      [
        { status: 'published', questionCount: 60, publishedAs: { quizId: 4, version: 7 } },
        `Published${words.publishedAs(60, { quizId: 4, version: 7 })}`,
      ],
    ];
    uploads = table.map(([changes]) => makeSummary(changes));
    open();
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(outcomeOf)).toEqual(table.map(([, outcome]) => outcome));
    const withElement = (selector: string) =>
      table.filter((_, place) => rows[place]?.querySelector(selector)).map(([{ status }]) => status);
    expect(withElement('a')).toEqual(['staged', 'staged', 'no-questions']);
    expect(withElement('button')).toEqual(['waiting', 'reading', 'staged', 'staged', 'no-questions']);
    expect(rows.every(({ textContent }) => textContent.includes('Meera Iyer'))).toBe(true);
  });

  it('opens a staged upload in the preview', async () => {
    uploads = [makeSummary({ status: 'staged', uploadId: 'U77', counts: none })];
    const router = open();
    await user.click(await screen.findByRole('link', { name: 'Open bank.xlsx' }));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(router.state.location.search).toBe('?upload=U77');
  });

  it('cancels an upload, and shows its new status', async () => {
    uploads = [makeSummary({ status: 'staged', uploadId: 'U78', counts: none })];
    open();
    await press(words.cancelThis('bank.xlsx'));
    await waitFor(async () => expect(outcomeOf(await rowOf('bank.xlsx'))).toBe('Cancelled'));
    expect(api.asked).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/admin/uploads/U78' }));
  });

  it('follows a file that is being read', async () => {
    uploads = [makeSummary({ status: 'reading', rowsRead: 1000 })];
    open();
    await rowOf('bank.xlsx');
    uploads = [makeSummary({ status: 'staged', questionCount: 2, counts: none })];
    expect(await screen.findByText('Ready to submit')).toBeDefined();
  });

  it('says that there are no uploads', async () => {
    uploads = [];
    open();
    expect(await screen.findByText(words.none(30))).toBeDefined();
  });
});
