// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { uploadId } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { noDefects } from '#test/web/features/question-bank/support/fake-upload-calls.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import {
  chooseFile,
  said,
  sheet,
  submitButton,
  toPreview,
} from '#test/web/features/question-bank/support/upload-steps.ts';
import * as words from '#web/lib/words/bank-upload/columns.ts';
import { publishedAlready, sending } from '#web/lib/words/bank-upload/panel.ts';
import { noQuestions } from '#web/lib/words/bank-upload/preview.ts';

vi.mock('#web/lib/session/auth.ts');

let known: UploadView;
atAdminScreen(() => {
  known = api.state.upload;
});

const unused = { use: 'unused', by: 'none', filled: 3 } as const;

/** A file whose headers nobody knows. */
function giveUnknown(): void {
  api.state.upload = {
    ...known,
    status: 'no-questions',
    questionCount: 0,
    pages: 0,
    counts: { ...noDefects, error: 1 },
    staging: 'none',
    sheets: [
      { name: 'Bank', rows: 4 },
      { name: 'Old', rows: 9 },
      { name: 'Words', problem: 'It holds no table.' },
    ],
    columns: [
      { letter: 'A', header: 'Frage', samples: ['Warum?', 'Wozu?'], ...unused },
      { letter: 'B', header: 'Optoin 1', samples: ['Darum'], ...unused },
    ],
  };
  api.state.mapped = { ...known, staging: 'second' };
}

const dialog = () => screen.findByRole('dialog', { name: words.dialog.title });

describe('a file with unknown columns', () => {
  it('is mapped first, and can then be configured and submitted', async () => {
    giveUnknown();
    openAdmin();
    await chooseFile(user, sheet());
    const map = await dialog();
    expect(await said(noQuestions)).toBeDefined();
    expect(within(map).getByText('Warum? · Wozu?')).toBeDefined();
    const use = within(map).getByRole('button', { name: words.dialog.action });
    expect(use).toHaveProperty('disabled', true);
    expect(within(map).getByLabelText('B · Optoin 1')).toHaveProperty('value', 'unused');
    await user.selectOptions(within(map).getByLabelText('A · Frage'), 'Question');
    await user.selectOptions(within(map).getByLabelText('B · Optoin 1'), 'Option 1');
    await user.click(use);
    expect(await screen.findByRole('dialog', { name: 'Configure Quiz Details' })).toBeDefined();
    expect(api.callsOf('decideUpload')[0]?.body).toEqual({
      choices: { sheet: 0, headerRow: 1, columns: { A: 'question', B: 'option1' } },
      remember: true,
      staging: 'none',
    });
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    expect(await screen.findByRole('heading', { name: 'Preview Upload Data (3 questions)' })).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', false);
  });

  it('previews another sheet before its columns are mapped', async () => {
    giveUnknown();
    openAdmin();
    await chooseFile(user, sheet());
    const map = await dialog();
    expect(within(map).getByText(words.unreadable('Words', 'It holds no table.'))).toBeDefined();
    api.state.mapped = { ...known, sheets: api.state.upload.sheets, sheet: 1, staging: 'second' };
    await user.selectOptions(within(map).getByLabelText(words.places.sheet), 'Old (9 rows)');
    await waitFor(() => expect(api.callsOf('decideUpload')).toHaveLength(1));
    expect(api.callsOf('decideUpload')[0]?.body).toEqual({
      choices: { sheet: 1, columns: {} },
      remember: false,
      staging: 'none',
    });
    expect(await within(map).findByLabelText('A · Question')).toHaveProperty('value', 'question');
  });

  it('previews another header row, and keeps earlier decisions', async () => {
    giveUnknown();
    api.state.upload = {
      ...api.state.upload,
      headerRow: 0,
      choices: { columns: { A: 'question' }, leaveOut: [{ sheet: 0, row: 3 }], sheet: 0 },
    };
    openAdmin();
    await chooseFile(user, sheet());
    const map = await dialog();
    expect(within(map).getByText(words.noHeader)).toBeDefined();
    expect(within(map).getByLabelText(words.places.header)).toHaveProperty('value', '0');
    api.state.mapped = { ...known, sheets: api.state.upload.sheets, headerRow: 2, staging: 'second' };
    await user.selectOptions(within(map).getByLabelText(words.places.header), 'Row 2');
    await waitFor(() => expect(api.callsOf('decideUpload')).toHaveLength(1));
    const kept = { columns: {}, leaveOut: [{ sheet: 0, row: 3 }], sheet: 0, headerRow: 2 };
    expect(api.callsOf('decideUpload').map(({ body }) => body)).toMatchObject([{ choices: kept, remember: false }]);
  });
});

describe('a file with known columns', () => {
  it('says which columns are mapped as in an earlier upload, and lets the admin map without remembering', async () => {
    const remembered: UploadView['columns'][number] = {
      letter: 'C',
      header: 'Thema',
      samples: [],
      filled: 3,
      use: 'category',
      by: 'memory',
    };
    api.state.upload = { ...known, columns: [...known.columns, remembered, { ...remembered, letter: 'D', ...unused }] };
    openAdmin();
    await toPreview(user);
    const remembers = words.remembered([words.asUse('Thema', 'Groupng Main Parameters')]);
    expect(screen.getByText(`${words.recognised(2)} ${remembers} ${words.notRead(1)}`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: words.dialog.title }));
    const map = await dialog();
    await user.click(within(map).getByRole('checkbox'));
    await user.click(within(map).getByRole('button', { name: words.dialog.action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('decideUpload')[0]?.body).toMatchObject({
      remember: false,
      choices: { columns: { C: 'category', D: 'unused' } },
    });
  });
});

describe('the target of a mapped file', () => {
  const map = async () => {
    await user.click(screen.getByRole('button', { name: words.dialog.title }));
    await user.click(within(await dialog()).getByRole('button', { name: words.dialog.action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const target = () => document.querySelector('dd')?.textContent;

  it('stays while a mapping gives no questions, and follows a quiz that the sheet names then', async () => {
    api.state.upload = { ...known, quizId: 4 };
    openAdmin();
    await toPreview(user);
    expect(target()).toBe('4');
    api.state.mapped = { quizId: undefined, questionCount: 0, staging: 'second' };
    await map();
    expect(target()).toBe('4');
    api.state.mapped = { quizId: 7, questionCount: 3, staging: 'third' };
    await map();
    expect(target()).toBe('7');
    api.state.mapped = { quizId: undefined, staging: 'fourth' };
    await map();
    expect(target()).toBe('1');
  });
});

describe('an upload in the address', () => {
  it('is shown again after a reload, until it is cancelled', async () => {
    const router = openAdmin();
    await toPreview(user);
    const { pathname, search } = router.state.location;
    expect(search).toBe(`?upload=${uploadId}`);
    cleanup();
    const reloaded = openAdmin(pathname + search);
    await user.click(await screen.findByRole('button', { name: 'Continue to Preview' }));
    expect(reloaded.state.location.search).toBe(search);
    expect(screen.getByRole('heading', { name: 'Preview Upload Data (3 questions)' })).toBeDefined();
    expect(api.callsOf('createUpload')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('table', { name: 'Questions in the live version' });
    expect(reloaded.state.location.search).toBe('');
    expect(api.callsOf('upload')).toHaveLength(2);
  });

  it('leaves the address as soon as the upload is published', async () => {
    const router = openAdmin();
    await toPreview(user);
    await user.click(submitButton());
    await said(/^Upload completed successfully!/);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('heading', { name: /^Preview Upload Data/ })).toBeDefined();
  });

  it.each([
    [{ status: 'cancelled', problem: 'This upload was cancelled.' }, 'This upload was cancelled.'],
    [{ status: 'published' }, publishedAlready],
  ] as const)('cannot be opened any more, and says why: %j', async (changes, why) => {
    api.state.upload = { ...known, ...changes };
    const router = openAdmin(`${paths.adminQuizzes}?upload=${uploadId}`);
    expect((await screen.findByRole('alert')).textContent).toBe(`File processing failed: ${why}`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the progress of an upload', () => {
  it('shows the sent part, then the rows read, and can be cancelled on the server', async () => {
    api.fail('storage', new Promise(() => {}));
    openAdmin();
    await chooseFile(user, sheet());
    expect((await screen.findByRole('progressbar', { name: sending })).getAttribute('value')).toBe('40');
    expect(screen.getByText('40% sent')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() => expect(api.callsOf('cancelUpload')).toHaveLength(1));

    api.state.upload = { ...known, status: 'reading', rowsRead: 4000 };
    await chooseFile(user, sheet());
    expect(await screen.findByText('4,000 rows read')).toBeDefined();
    expect(await said('Processing data...')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() => expect(api.callsOf('cancelUpload')).toHaveLength(2));
  });
});
