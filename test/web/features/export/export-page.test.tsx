// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import type { ExportedAttempt, WorkbookPage } from '#functions/contract/admin/export.ts';
import { type Asked, fakeServer } from '#test/web/features/attempts/fake-server.ts';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { ExportPage } from '#web/features/export/export-page.tsx';
import { currentToken } from '#web/lib/session/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/workbook/save-file.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/workbook/save-file.ts');

interface Page {
  columns: string[];
  rows: (string | number)[][];
  attempts: number;
  next?: string;
}
const given = { question: 'What do you want?', parameter: 'Ambition and Vision', subParameter: 'Drive', option: 'All' };
const attempt: ExportedAttempt = {
  attemptId: '1.1.01J',
  name: '=Asha',
  email: 'asha@example.com',
  coupon: 'TRU-1',
  batchLabel: 'Class 12',
  quizName: 'TrueIn Assessment',
  version: 1,
  endReason: 'time',
  lateCount: 1,
  points: 8,
  startedAt: Date.UTC(2026, 2, 2, 9),
  endedAt: Date.UTC(2026, 2, 2, 9, 1, 30),
  quality: {
    rules: 1,
    tier: 'caution',
    reasons: [{ code: 'few-answers', values: { answers: 2, needed: 8 }, text: '2 answers are too few to check.' }],
  },
  scales: [{ name: 'Total', percent: 62.5 }, { name: 'Ambition and Vision', percent: 62.5 }, { name: 'Belief' }],
  answers: [
    { ...given, number: 4, points: 5, seconds: 0, isLate: false },
    { ...given, number: 5, points: 3, seconds: 70, isLate: true },
  ],
};
const other = {
  name: 'Ravi',
  attemptId: '1.1.01K',
  scales: [{ name: 'Belief', percent: 40 }],
  answers: attempt.answers.slice(0, 1),
};
let pages: (Page | WorkbookPage)[];
const school = { batchId: 'ab12cd', label: 'Riverside School', count: 30, quizId: 1, quizName: 'TrueIn', createdAt: 0 };
let batches: (typeof school)[];
let wait: Promise<unknown> | undefined;
let asked: Asked[];
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  vi.mocked(saveFile).mockClear();
  user = userEvent.setup();
  wait = undefined;
  batches = [school];
  pages = [
    { columns: ['a', 'b'], rows: [['=x', 1]], attempts: 1, next: '1' },
    {
      columns: ['a', 'b'],
      rows: [
        ['y', 2],
        ['z', 3],
      ],
      attempts: 1,
    },
  ];
  asked = fakeServer(async ({ path, query }) => {
    if (path === '/api/admin/coupon-batches') return { batches, isCutOff: false };
    if (path === '/api/admin/people')
      return { people: [{ userId: 'p', name: 'Priya', email: 'priya@example.com' }], isCutOff: false };
    if (path === '/api/admin/exports') return { exportId: '0'.repeat(26) };
    if (query['cursor']) await wait;
    return pages[Number(query['cursor'] ?? 0)];
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'showSaveFilePicker');
});

async function start(kind = 'responses', reason = 'Yearly study.') {
  openScreen(ExportPage, paths.adminExport);
  await user.selectOptions(screen.getByLabelText('What'), kind);
  if (reason) await user.type(screen.getByLabelText('Reason'), reason);
  await user.click(screen.getByRole('button', { name: 'Export' }));
}

const saved = async () => {
  const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
  return { name, bytes: new Uint8Array((await content?.arrayBuffer()) ?? []) };
};

describe('an export', () => {
  it('is noted with its reason before its rows are asked for', async () => {
    await start('responses', '');
    expect(screen.getByText('Say why, so that it can be understood later.')).toBeDefined();
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), 'Yearly study.');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(/^Exported 3 rows of 2 attempts/);
    const [first, ...rest] = asked;
    expect(first).toMatchObject({ method: 'POST', path: '/api/admin/exports' });
    expect(first?.body).toMatchObject({ kind: 'responses', reason: 'Yearly study.' });
    const { from, until } = first?.body as { from: number; until: number };
    expect(Math.round((until - from) / 86_400_000)).toBe(30);
    const midnightInIndia = Date.parse('2026-01-01T00:00+05:30');
    expect((from - midnightInIndia) % 86_400_000).toBe(0);
    expect(rest.map(({ query }) => query['cursor'])).toEqual([undefined, '1']);
  });

  it('of responses is a CSV file with harmless cells and one head, saved when it is whole', async () => {
    await start();
    await screen.findByText(/^Exported 3 rows/);
    const { name, bytes } = await saved();
    expect(name).toMatch(/^truein-responses-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe("a,b\r\n'=x,1\r\ny,2\r\nz,3\r\n");
  });

  it('goes straight to the disk where the browser can, bit by bit', async () => {
    const written: string[] = [];
    const file = { write: async (text: string) => void written.push(text), close: vi.fn(), abort: vi.fn() };
    Object.assign(window, { showSaveFilePicker: async () => ({ createWritable: async () => file }) });
    await start();
    await screen.findByText(/^Exported 3 rows/);
    expect(written).toEqual(["\uFEFFa,b\r\n'=x,1\r\n", 'y,2\r\nz,3\r\n']);
    expect(file.close).toHaveBeenCalledOnce();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('asks nothing of the server when no place was chosen', async () => {
    const refuse = async () => Promise.reject(new DOMException('No', 'AbortError'));
    Object.assign(window, { showSaveFilePicker: refuse });
    await start();
    expect(await screen.findByText('Cancelled. No file was finished.')).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('of scores has every column that any page has', async () => {
    pages = [
      { columns: ['id', 'POMP A'], rows: [['1', 50]], attempts: 1, next: '1' },
      { columns: ['id', 'POMP B', 'POMP A'], rows: [['2', 10, 20]], attempts: 1 },
    ];
    await start('scores');
    await screen.findByText(/^Exported 2 rows/);
    expect(new TextDecoder().decode((await saved()).bytes)).toBe('id,POMP A,POMP B\r\n1,50,\r\n2,20,10\r\n');
  });

  it('is a workbook unless asked otherwise: scores and answers on two sheets that Excel opens as one sends it', async () => {
    pages = [{ attempts: [attempt], next: '1' }, { attempts: [{ ...attempt, ...other }] }];
    await start('workbook');
    await screen.findByText(/^Exported 3 rows of 2 attempts/);
    const { name, bytes } = await saved();
    expect(name).toMatch(/^truein-results-.*\.xlsx$/);
    const { Sheets, SheetNames } = read(bytes);
    expect(SheetNames).toEqual(['Scores', 'Answers']);
    const rowsOf = (sheet: string) => utils.sheet_to_json<Record<string, unknown>>(Sheets[sheet] ?? {}, { raw: false });
    expect(rowsOf('Scores')).toMatchObject([
      {
        Name: "'=Asha",
        'E-mail address': 'asha@example.com',
        Coupon: 'TRU-1',
        Batch: 'Class 12',
        'Started (India time)': '02 Mar 2026 14:30',
        'Ended (India time)': '02 Mar 2026 14:31',
        'Minutes taken': '1.5',
        'How it ended': 'The time was over',
        'Questions answered': '2',
        Points: '8',
        'Response quality': 'Read with care',
        Why: '2 answers are too few to check.',
        'Ambition and Vision (%)': '62.5',
      },
      { Name: 'Ravi', 'Belief (%)': '40.0' },
    ]);
    expect(rowsOf('Answers').slice(0, 2)).toMatchObject([
      { Question: 'What do you want?', 'Chosen option': 'All', Points: '5', 'Seconds since the start': '0' },
      { 'Seconds for this answer': '70', 'Seconds since the start': '70', 'Arrived late': 'yes' },
    ]);
    expect(rowsOf('Answers')[0]).not.toHaveProperty('Seconds for this answer');
  });

  it('is narrowed to a batch and a person, which are found by words', async () => {
    openScreen(ExportPage, paths.adminExport);
    await user.selectOptions(screen.getByLabelText('What'), 'responses');
    await user.type(screen.getByRole('combobox', { name: 'Coupon batch' }), 'RIVER');
    await user.click(await screen.findByRole('option', { name: 'Riverside School30 codes, TrueIn' }));
    // Not chosen from the list: the one who has the words.
    await user.type(screen.getByRole('combobox', { name: 'Person' }), 'priya');
    await user.type(screen.getByLabelText('Reason'), 'For the school.');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(/^Exported/);
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ batch: 'ab12cd', person: 'p' });
  });

  it.each([
    ['nothing has', [], 'No batch has “river”.'],
    [
      'several have',
      [school, { ...school, batchId: 'ab12ce' }],
      'More than one batch has “river”. Choose one from the list.',
    ],
  ])('never takes all where %s the words that were typed', async (_, found, words) => {
    batches = found;
    openScreen(ExportPage, paths.adminExport);
    await user.type(screen.getByRole('combobox', { name: 'Coupon batch' }), 'river');
    await user.type(screen.getByLabelText('Reason'), 'For the school.');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('that has nothing in it is no file', async () => {
    pages = [{ attempts: [] }];
    await start('workbook');
    await screen.findByText('There is nothing to export: no matching attempt ended on these days.');
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('shows how far it is, and can be cancelled: then there is no file', async () => {
    let go: () => void = () => undefined;
    wait = new Promise<void>((resolve) => (go = resolve));
    await start();
    expect((await screen.findByText(/^1 rows of 1 attempts/)).getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    go();
    expect(await screen.findByText('Cancelled. No file was finished.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('says when there is nothing in these days', async () => {
    pages = [{ columns: ['a'], rows: [], attempts: 0 }];
    await start();
    expect(
      await screen.findByText('There is nothing to export: no matching attempt ended on these days.'),
    ).toBeDefined();
    expect(saveFile).not.toHaveBeenCalled();
  });
});
