// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ExportView } from '#functions/contract/admin/export.ts';
import { answers, api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { openScreen, refusal } from '#test/web/features/open-screen.tsx';
import { ExportPage } from '#web/features/export/export-page.tsx';
import { followDownload } from '#web/lib/follow-download.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/export.ts';
import { reasonMissing } from '#web/lib/words/ui/forms.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/follow-download.ts');

const school = { batchId: 'ab12cd', label: 'Riverside School', count: 30, quizId: 1, quizName: 'TrueIn', createdAt: 0 };
const waiting: ExportView = {
  exportId: '0'.repeat(26),
  kind: 'responses',
  from: Date.parse('2026-03-01T00:00+05:30'),
  until: Date.parse('2026-03-30T23:59+05:30'),
  orderedAt: Date.now(),
  status: 'waiting',
  attempts: 0,
  rows: 0,
  expiresAt: Date.now() + 86_400_000,
};
const fileName = 'truein-responses-2026-03-01-to-2026-03-30.csv';
const ready: ExportView = { ...waiting, status: 'ready', attempts: 2000, rows: 120_000, fileName };
/** What the list says at first. */
let before: ExportView[];
/** What it says after an order or a download, one after the other; the last one again and again. */
let lists: ExportView[][];
let failures: object[];
atScreen(() => {
  vi.mocked(followDownload).mockClear();
  before = [];
  lists = [[waiting]];
  failures = [];
  let isActedUpon = false;
  const act = (done: object) => {
    isActedUpon = true;
    return failures.shift() ?? done;
  };
  return {
    'GET /admin/coupon-batches': () => ({ batches: [school], isCutOff: false }),
    'GET /admin/people': () => ({
      people: [{ userId: 'p', name: 'Priya', email: 'priya@example.com' }],
      isCutOff: false,
    }),
    'GET /admin/exports': () => ({ exports: isActedUpon ? (lists.length > 1 ? lists.shift() : lists[0]) : before }),
    'POST /admin/exports': () => act({ exportId: waiting.exportId }),
    'GET /admin/exports/{exportId}/file': () => act({ url: 'https://files/1', expiresAt: 0 }),
  };
});

async function open() {
  openScreen(ExportPage, paths.adminExport);
  await screen.findByText(words.none(24));
}

async function start(kind = 'responses', reason = 'Yearly study.') {
  await open();
  await user.selectOptions(screen.getByLabelText(words.fields.kind), kind);
  if (reason) await user.type(screen.getByLabelText('Reason'), reason);
  await press(words.action);
}

const orders = () => api.asked.filter(({ method }) => method === 'POST');
/** The paragraph: the fields for batch and person have a status of their own. */
const status = () =>
  screen.getAllByRole('status').find(({ tagName }) => tagName === 'P') ?? expect.fail('There is no status.');

describe('an export', () => {
  it('is ordered with reason, kind and whole days in India', async () => {
    await start('responses', '');
    expect(await screen.findByText(reasonMissing)).toBeDefined();
    expect(orders()).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), 'Yearly study.');
    failures = [refusal('export-running', 'Not now.')];
    await press(words.action);
    await screen.findByText(/Not now\./);
    await press(words.action);
    await waitFor(() => expect(orders()).toHaveLength(2));
    const [first, again] = orders();
    // The order may have arrived although it seemed to fail.
    expect(again?.body).toEqual(first?.body);
    expect(first).toMatchObject({ path: '/admin/exports', body: { kind: 'responses', reason: 'Yearly study.' } });
    const { from, until } = first?.body as { from: number; until: number };
    expect(Math.round((until - from) / 86_400_000)).toBe(30);
    const midnightInIndia = Date.parse('2026-01-01T00:00+05:30');
    expect((from - midnightInIndia) % 86_400_000).toBe(0);
    await user.click(await screen.findByRole('button', { name: words.action, busy: false }));
    await waitFor(() => expect(orders()).toHaveLength(3));
    expect(orders()[2]?.body?.['exportId']).not.toBe(first?.body?.['exportId']);
  });

  it('is a workbook by default, and the form states the limits of both formats', async () => {
    await open();
    expect(screen.getByLabelText<HTMLSelectElement>(words.fields.kind).value).toBe('workbook');
    expect(screen.getByText(words.kindHint('10,48,576', '2,65,000'))).toBeDefined();
  });

  it('shows its progress until it is ready, then downloads its file', async () => {
    const writing = { ...waiting, status: 'writing' as const, attempts: 1200, rows: 72_000, reachedAt: waiting.from };
    lists = [[waiting], [writing], [ready]];
    await start();
    await screen.findByText(words.marks.waiting);
    expect(status().textContent).toBe(words.progress(words.marks.waiting, words.noFile.waiting));
    await screen.findByText(words.marks.writing);
    expect(status().textContent).toBe('In progress: 72,000 rows from 1,200 attempts so far. Reached 1 Mar 2026.');
    await screen.findByText(words.marks.ready);
    expect(status().textContent).toBe(`Ready: ${words.ready(120_000, 2000, fileName)}`);
    await press(`Download ${fileName}`);
    await vi.waitFor(() => expect(followDownload).toHaveBeenCalledExactlyOnceWith('https://files/1'), {
      timeout: 60_000,
    });
  });

  it('is listed again after a reload', async () => {
    before = [ready];
    openScreen(ExportPage, paths.adminExport);
    const row = await screen.findByRole('row', { name: /CSV: one row for each answer/ });
    expect(within(row).getByText('1 Mar 2026 to 30 Mar 2026')).toBeDefined();
    expect(within(row).getByRole('button', { name: `Download ${fileName}` })).toBeDefined();
    expect(orders()).toEqual([]);
  });

  it.each<[string, Partial<ExportView>, string, string]>([
    ['it failed', { status: 'failed', problem: 'Choose CSV.' }, words.marks.failed, 'Choose CSV.'],
    ['nothing matches', { status: 'ready' }, words.marks.empty, words.noFile.empty],
  ])('offers no file when %s, and says so', async (_, state, mark, sentence) => {
    before = [{ ...waiting, ...state }];
    openScreen(ExportPage, paths.adminExport);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText(mark)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  });

  it('says that its file is gone, and reloads the list', async () => {
    before = [ready];
    lists = [[]];
    failures = [refusal('not-found', 'There is no file of this export, or not any more.')];
    openScreen(ExportPage, paths.adminExport);
    await press(`Download ${fileName}`);
    expect(
      await screen.findByText(`${words.downloadFailed}There is no file of this export, or not any more.`),
    ).toBeDefined();
    expect(await screen.findByText(words.none(24))).toBeDefined();
    expect(followDownload).not.toHaveBeenCalled();
  });

  it('is limited to a batch and a person found by words', async () => {
    await open();
    await user.selectOptions(screen.getByLabelText(words.fields.kind), 'responses');
    await user.type(screen.getByRole('combobox', { name: 'Coupon batch' }), 'RIVER');
    await user.click(await screen.findByRole('option', { name: 'Riverside School30 codes, TrueIn' }));
    // Not chosen from the list: the one who has the words.
    await user.type(screen.getByRole('combobox', { name: 'Person' }), 'priya');
    await user.type(screen.getByLabelText('Reason'), 'For the school.');
    await press(words.action);
    await screen.findByText(words.marks.waiting);
    expect(orders()[0]?.body).toMatchObject({ batch: 'ab12cd', person: 'p' });
  });

  it.each([
    ['no person has', 'Person', { people: [] }, words.noMatch.person('river')],
    ['no batch has', 'Coupon batch', { batches: [] }, words.noMatch.batch('river')],
    ['several batches have', 'Coupon batch', { batches: [school, school] }, words.severalMatch('river')],
    ['more batches may have', 'Coupon batch', { batches: [school], isCutOff: true }, words.severalMatch('river')],
  ])('is not ordered when %s the typed words', async (_, name, found, problem) => {
    answers['GET /admin/people'] = answers['GET /admin/coupon-batches'] = () => found;
    await open();
    await user.type(screen.getByRole('combobox', { name }), 'river');
    await user.type(screen.getByLabelText('Reason'), 'For the school.');
    await press(words.action);
    expect(await screen.findByText(problem)).toBeDefined();
    expect(screen.getByRole('combobox', { name }).getAttribute('aria-invalid')).toBe('true');
    expect(orders()).toEqual([]);
  });
});
