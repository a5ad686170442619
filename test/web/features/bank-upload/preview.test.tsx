// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { read, utils } from 'xlsx';
import { describe, expect, it, vi } from 'vitest';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { DefectView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft, makeQuiz, uploadId } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { makeDefect, noDefects } from '#test/web/features/question-bank/support/fake-upload-calls.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import {
  chooseFile,
  gate,
  sheet,
  submitButton,
  toPreview,
} from '#test/web/features/question-bank/support/upload-steps.ts';
import * as rules from '#functions/domain/words/report-effect.ts';
import { blocked, list as openList } from '#web/lib/words/bank-upload/decisions.ts';
import * as words from '#web/lib/words/bank-upload/defects.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const caption = (kind: DefectView['kind']) => words.caption(words.titles[kind]);

/** The texts of the only defect of a kind, which is in this row. */
async function cellsOf(kind: DefectView['kind'], row: string): Promise<(string | null)[]> {
  const table = within(await screen.findByRole('table', { name: caption(kind) }));
  expect(table.getByRole('rowheader').textContent).toBe(row);
  return table.getAllByRole('cell').map(({ textContent }) => textContent);
}

describe('the list of defects', () => {
  const found = () => {
    api.state.upload = { ...api.state.upload, counts: { error: 1, skipped: 2, defaulted: 0, note: 0 } };
    api.state.defects = [
      makeDefect({
        severity: 'error',
        kind: 'same-text',
        row: 9,
        value: 'Why?',
        problem: 'Rows 2 and 9 are alike.',
        remedy: 'Remove one.',
      }),
      makeDefect(),
      makeDefect({ row: 7 }),
    ];
  };

  it('shows each defect with place and remedy, with blocking kinds open', async () => {
    found();
    openAdmin();
    await toPreview(user);
    expect(await screen.findByRole('heading', { name: words.headingOf(3, 'Bank') })).toBeDefined();
    expect(screen.getByText('1 to fix, 2 left out')).toBeDefined();
    expect(await cellsOf('same-text', '9')).toEqual([
      'A · Question',
      'Rows 2 and 9 are alike. Remove one.Leave out this row',
      'Why?',
    ]);
    expect(screen.queryByRole('table', { name: caption('no-question') })).toBeNull();
    await user.click(screen.getByText(words.titles['no-question']));
    const blank = await screen.findByRole('table', { name: caption('no-question') });
    const places = within(blank).getAllByRole('rowheader');
    expect(places.map(({ textContent }) => textContent)).toEqual(['4', '7']);
  });

  it('shows each line as a card on a phone, with the titles of its columns', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('40rem') }),
    );
    found();
    openAdmin();
    await toPreview(user);
    const [card] = within(await screen.findByRole('list', { name: caption('same-text') })).getAllByRole('listitem');
    const { row, column, problem, value } = words.columns;
    expect([...(card?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...[row, '9', column, 'A · Question'],
      ...[problem, 'Rows 2 and 9 are alike. Remove one.Leave out this row', value, 'Why?'],
    ]);
  });

  it('disables submission while a defect blocks, and says why', async () => {
    found();
    openAdmin();
    await toPreview(user);
    expect(submitButton()).toHaveProperty('disabled', true);
    const reason = document.getElementById(submitButton().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(blocked(words.titles['same-text']));
    expect(api.callsOf('publish')).toHaveLength(0);
  });

  it('downloads as a spreadsheet, and the template as one without parameters', async () => {
    found();
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'), revokeObjectURL: vi.fn() }),
    );
    openAdmin();
    await user.click(await screen.findByRole('button', { name: 'Download template' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(read(await saved[0]?.arrayBuffer()).SheetNames).toEqual(['Questions']);
    await toPreview(user);
    await user.click(await screen.findByRole('button', { name: words.download }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const book = read(await saved[1]?.arrayBuffer());
    const rows = utils.sheet_to_json(book.Sheets[words.sheetName] ?? {}, { header: 1 });
    expect(rows).toHaveLength(4);
    const place = ['Bank', 9, 'A · Question', 'Why?'];
    expect(rows[1]).toEqual([words.marks.error, ...place, 'Rows 2 and 9 are alike.', 'Remove one.']);
  });

  it('says that there is nothing to check', async () => {
    openAdmin();
    await toPreview(user);
    expect(screen.getByText(words.none)).toBeDefined();
    expect(api.callsOf('uploadDefects')).toHaveLength(0);
  });
});

describe('the comparison with the live bank', () => {
  it('says what reports gain or lose', async () => {
    openAdmin();
    await toPreview(user);
    const effect = await screen.findByRole('region', { name: 'Effect on reports' });
    expect(screen.getByRole('heading', { name: 'Compared with version 3 of quiz 1' })).toBeDefined();
    const score = rules.areaScoreOf('Goal Clarity', 'Ambition and Vision');
    expect(effect.textContent).toContain(rules.gained(score, rules.has(rules.it, 3)));
  });

  it('comes before anything can be submitted', async () => {
    const comparing = gate();
    api.state.quizzes = [makeQuiz(1), makeQuiz(2, { active: false })];
    api.state.upload.quizId = 2;
    openAdmin();
    await screen.findByRole('table', { name: 'Questions in the live version' });
    api.fail('bankMap', comparing.closed);
    await chooseFile(user, sheet());
    await user.click(await screen.findByRole('button', { name: 'Continue to Preview' }));
    expect(submitButton()).toHaveProperty('disabled', true);
    comparing.open();
    await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false));
  });

  it('is absent for a quiz that does not exist', async () => {
    api.state.upload.quizId = 9;
    openAdmin();
    await toPreview(user);
    expect(screen.queryByRole('heading', { name: /^Compared with/ })).toBeNull();
  });
});

describe('cancelling a preview', () => {
  it('clears the preview, reloads the data and publishes nothing', async () => {
    openAdmin();
    await toPreview(user);
    const before = api.callsOf('quizzes').length;
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('table', { name: 'Questions in the live version' })).toBeDefined();
    expect(screen.queryByText(/File processed/)).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Manage Assessment' })),
    );
    expect(api.callsOf('quizzes').length).toBeGreaterThan(before);
    expect(api.callsOf('publish')).toHaveLength(0);
    expect(api.callsOf('cancelUpload').map(({ at }) => at[1])).toEqual([uploadId]);
  });
});

type Findings = NonNullable<UploadView['findings']>;

describe('“Submit to Database”', () => {
  const noted = { ...noDefects, note: 1 };
  const ask = { kind: 'hiddenRows' as const, count: 1, rows: [] };
  const found = (...asks: Findings['asks']) => ({
    findings: { asks, scores: [], leftOut: 0, withoutParameter: 0 },
  });
  const fine = [makeDraft('One?', { category: 'Health' })];
  const nameless = [makeDraft('One?', { category: '' })];

  it.each<[string, DraftQuestionView[], Partial<UploadView>, { open: number; isEnabled: boolean }]>([
    ['a question', fine, {}, { open: 0, isEnabled: true }],
    ['a question and a note', fine, { counts: noted }, { open: 0, isEnabled: true }],
    ['an answered question', fine, found({ ...ask, answer: 'take' }), { open: 0, isEnabled: true }],
    ['an open question', fine, found(ask), { open: 1, isEnabled: false }],
    ['a blocking defect', fine, { counts: { ...noDefects, error: 1 } }, { open: 1, isEnabled: false }],
    ['a question without a parameter', nameless, {}, { open: 1, isEnabled: false }],
    ['no question', [], {}, { open: 0, isEnabled: false }],
  ])(
    'is enabled exactly when the list of open questions is empty and the preview has a question: %s',
    async (_, staged, upload, { open, isEnabled }) => {
      api.state.staged = staged;
      api.state.upload = { ...api.state.upload, ...upload };
      openAdmin();
      await toPreview(user);
      const list = screen.queryByRole('list', { name: openList });
      expect(list?.children.length ?? 0).toBe(open);
      expect(submitButton()).toHaveProperty('disabled', !isEnabled);
      expect(screen.getByRole('heading', { name: /^Preview Upload Data/ }).textContent).toContain(
        `(${staged.length} question`,
      );
    },
  );
});
