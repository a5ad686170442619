// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadSummary } from '#functions/contract/admin/uploads/uploads.ts';
import { UploadsPage } from '#web/features/uploads/uploads-page.tsx';
import { currentToken } from '#web/lib/session/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

vi.mock('#web/lib/session/auth.ts');

const none = { error: 0, skipped: 0, defaulted: 0, note: 0 };
let count = 0;
function makeSummary(changes: Partial<UploadSummary> = {}): UploadSummary {
  const fields = { createdAt: Date.UTC(2026, 2, 2, 9), byName: 'Meera Iyer', rowsRead: 0, questionCount: 0, pages: 0 };
  return { uploadId: `U${++count}`, fileName: 'bank.xlsx', status: 'waiting', ...fields, ...changes };
}

let pages: UploadSummary[][];
let asked: string[];
let failure: Response | undefined;
let failsDelete: boolean;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  asked = [];
  failure = undefined;
  failsDelete = false;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    if (failure && (!failsDelete || method === 'DELETE')) return failure.clone();
    if (method === 'DELETE') {
      const id = address.split('/').at(-1);
      pages = pages.map((page) => page.map((one) => (one.uploadId === id ? { ...one, status: 'cancelled' } : one)));
      return Response.json({});
    }
    const place = Number(new URL(address, 'https://x').searchParams.get('cursor') ?? 0);
    const isLast = place >= pages.length - 1;
    return Response.json({ uploads: pages[place], ...(!isLast && { next: String(place + 1) }) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: paths.adminUploads, Component: UploadsPage },
      { path: paths.adminQuizzes, element: <p>The preview</p> },
    ],
    { initialEntries: [paths.adminUploads] },
  );
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const outcomeOf = (row: HTMLElement) => within(row).getAllByRole('cell')[0]?.textContent;
const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the list of uploads', () => {
  it.each<[Partial<UploadSummary>, string]>([
    [{ status: 'waiting' }, 'WaitingThe file has not arrived yet, or is next to be read.'],
    [{ status: 'reading', rowsRead: 3000 }, 'Reading3,000 rows so far.'],
    [{ status: 'staged', questionCount: 1200, counts: none }, 'Ready to submit1,200 questions, no defects.'],
    [
      { status: 'staged', questionCount: 1, counts: { ...none, error: 2, note: 5 } },
      'Needs correcting1 question, 7 defects (2 blocking).',
    ],
    [{ status: 'no-questions', problem: 'Map its columns.' }, 'Needs mappingMap its columns.'],
    [{ status: 'refused', problem: 'The file is empty.' }, 'RefusedThe file is empty.'],
    [{ status: 'cancelled', problem: 'This upload was cancelled.' }, 'Cancelled'],
    [
      { status: 'published', questionCount: 60, publishedAs: { quizId: 4, version: 7 } },
      'Published60 questions as version 7 of quiz 4.',
    ],
  ])('tells of %j', async (changes, words) => {
    pages = [[makeSummary(changes)]];
    open();
    const row = await rowOf('bank.xlsx');
    expect(outcomeOf(row)).toBe(words);
    expect(within(row).getByText('Meera Iyer')).toBeDefined();
    expect(within(row).queryByRole('link') !== null).toBe(['staged', 'no-questions'].includes(changes.status ?? ''));
    const final = ['published', 'cancelled', 'refused'].includes(changes.status ?? '');
    expect(within(row).queryByRole('button') === null).toBe(final);
  });

  it('opens a staged one in the preview', async () => {
    pages = [[makeSummary({ status: 'staged', uploadId: 'U77', counts: none })]];
    const router = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Open bank.xlsx' }));
    expect(await screen.findByText('The preview')).toBeDefined();
    expect(router.state.location.search).toBe('?upload=U77');
  });

  it('cancels one, and shows that', async () => {
    pages = [[makeSummary({ status: 'staged', uploadId: 'U78', counts: none })]];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the upload of bank.xlsx' }));
    await waitFor(async () => expect(outcomeOf(await rowOf('bank.xlsx'))).toBe('Cancelled'));
    expect(asked).toContain('DELETE /api/admin/uploads/U78');
  });

  it('says why one can’t be cancelled, and what it is now', async () => {
    pages = [[makeSummary({ status: 'staged', counts: none })]];
    open();
    const button = await screen.findByRole('button', { name: 'Cancel the upload of bank.xlsx' });
    failure = Response.json(
      { code: 'upload-published', message: 'It has been published.', requestId: 'r' },
      { status: 409 },
    );
    failsDelete = true;
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('It has been published.');
  });

  it('comes in pages', async () => {
    pages = [[makeSummary({ fileName: 'new.xlsx' })], [makeSummary({ fileName: 'old.xlsx' })]];
    open();
    await rowOf('new.xlsx');
    expect(screen.queryByText('old.xlsx')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await rowOf('old.xlsx');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('follows a file that is being read', async () => {
    pages = [[makeSummary({ status: 'reading', rowsRead: 1000 })]];
    open();
    await rowOf('bank.xlsx');
    pages = [[makeSummary({ status: 'staged', questionCount: 2, counts: none })]];
    expect(await screen.findByText('Ready to submit', {}, { timeout: 4_000 })).toBeDefined();
  });

  it('says when there is none', async () => {
    pages = [[]];
    open();
    expect(await screen.findByText('No file was uploaded in the last 30 days.')).toBeDefined();
  });

  it('says why it could not be loaded', async () => {
    pages = [[]];
    failure = Response.json({ code: 'forbidden', message: 'Not for you.', requestId: 'r' }, { status: 403 });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you.');
  });
});
