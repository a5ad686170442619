// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, press, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import {
  makeDraft,
  makeQuiz,
  uploadId,
  withoutChangeId,
} from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { gate, said, submitButton, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
const published = 'Upload completed successfully! 3 questions added to Quiz ID 1.';
const previewHeading = () => screen.queryByRole('heading', { name: /Preview Upload Data/ });

describe('publishing to an existing quiz', () => {
  it('checks the backup, publishes at the seen revision, and closes after 3 s', async () => {
    openAdmin();
    await toPreview(user);
    const [backup, upload] = [gate(), gate()];
    api.fail('quizzes', backup.closed);
    api.fail('publish', upload.closed);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const presser = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await presser.click(submitButton());
    await said('Backing up existing data...');
    for (const name of ['Submit to Database', 'Configure Quiz Details', 'Cancel']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    expect(api.callsOf('publish')).toHaveLength(0);
    backup.open();
    await said('Backup completed. Ready to upload new data...');
    expect(api.callsOf('publish').map(({ at, body }) => [at[1], withoutChangeId(body)])).toEqual([
      ['1', { uploadId, staging: 'first', details, revision: 5 }],
    ]);
    upload.open();
    await said(published);
    expect(submitButton()).toHaveProperty('disabled', true);
    await vi.advanceTimersByTimeAsync(2_800);
    expect(previewHeading()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    await waitFor(() => expect(previewHeading()).toBeNull());
    expect(await screen.findByRole('cell', { name: 'New question one' })).toBeDefined();
    expect(screen.getByText(published)).toBeDefined();
  });

  it('publishes nothing when the backup cannot be checked', async () => {
    openAdmin();
    await toPreview(user);
    api.fail('quizzes', 'no answer');
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Backup failed: We could not reach the server. Please check your connection and try again.',
    );
    expect(api.callsOf('publish')).toHaveLength(0);
    await user.click(submitButton());
    await said(published);
  });

  it('recognises its publication when the reply was lost', async () => {
    openAdmin();
    await toPreview(user);
    api.fail('publish', 'lost receipt');
    await user.click(submitButton());
    await said(published);
    expect(api.callsOf('publish')).toHaveLength(1);
  });

  it("doesn't mistake an earlier publication of the same upload for this one", async () => {
    api.state.upload.publishedAs = { quizId: 1, version: 3 };
    openAdmin();
    await toPreview(user);
    api.fail('publish', 'no answer');
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Upload failed: We could not reach the server/);
  });

  it('reopens an upload that was remapped since it was previewed', async () => {
    openAdmin();
    await toPreview(user);
    const words = 'This upload was mapped again since you looked at it.';
    api.fail('publish', { status: 409, code: 'upload-not-ready', message: words });
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toContain(`Upload failed: ${words}`);
    api.state.upload = { ...api.state.upload, staging: 'second' };
    api.state.staged = [makeDraft('Mapped again')];
    await user.click(screen.getByRole('button', { name: 'Open the upload again' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to Preview' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('cell', { name: 'Mapped again' })).toBeDefined();
    await user.click(submitButton());
    await said(/^Upload completed successfully!/);
    expect(api.callsOf('publish').at(-1)?.body).toMatchObject({ staging: 'second' });
  });

  it('sends the note', async () => {
    openAdmin();
    await toPreview(user);
    await user.click(screen.getByRole('button', { name: 'Configure Quiz Details' }));
    await user.type(screen.getByLabelText('Note for the list of versions (optional)'), ' Second edition ');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await user.click(submitButton());
    await said(published);
    expect(api.callsOf('publish')).toMatchObject([{ body: { note: 'Second edition' } }]);
  });
});

describe('publishing to a quiz that another admin has changed', () => {
  const change = () => (api.state.quizzes = [makeQuiz(1, { revision: 6, version: 4, price: 2500, questionCount: 61 })]);
  const reload = () => user.click(screen.getByRole('button', { name: 'Load current data and try again' }));

  it('stops before publishing, reloads, and overwrites only at a second submission', async () => {
    openAdmin();
    await toPreview(user);
    change();
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Upload failed: Meera Iyer has changed quiz 1 meanwhile \(2 Mar 2026, .*\)\. Nothing was overwritten\. Your file is still here\./,
    );
    expect(api.callsOf('publish')).toHaveLength(0);
    await reload();
    await said('Quiz 1 now has 61 questions in version 4. Submit again to replace them with yours.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('₹2,500.00')).toBeDefined();
    await user.click(submitButton());
    await said(published);
    expect(api.callsOf('publish').map(({ body }) => withoutChangeId(body))).toEqual([
      { uploadId, staging: 'first', details: { ...details, price: 2500 }, revision: 6 },
    ]);
  });

  it("shows the server's refusal when the change came last, reloads and retries", async () => {
    openAdmin();
    await toPreview(user);
    api.fail('publish', { status: 409, code: 'revision-conflict', message: 'Someone else has changed this quiz.' });
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Upload failed: Someone else has changed this quiz.',
    );
    change();
    await reload();
    await said(/Submit again/);
    await user.click(submitButton());
    await said(published);
    expect(api.callsOf('publish').at(-1)?.body).toMatchObject({ revision: 6 });
  });
});

describe('publishing to a new quiz', () => {
  const replace = () => press('Replace quiz 1 on sale');

  it('waits until the admin agrees to replace the quiz on sale, and says how many codes stop working', async () => {
    api.state.upload.quizId = 7;
    const coupon = {
      status: 'active' as const,
      code: 'A',
      quizId: 1,
      active: true,
      validFrom: 0,
      validUntil: 1,
      uses: 0,
    };
    const terms = { ...coupon, discountPercentage: 50, revision: 0 };
    const batch = { ...terms, batchId: 'b', label: 'School', count: 40, isComplete: true, isSettled: true };
    api.state.coupons = [
      { kind: 'coupon', coupon: terms },
      { kind: 'coupon', coupon: { ...terms, code: 'B', status: 'expired' } },
      { kind: 'coupon', coupon: { ...terms, code: 'C', status: 'not-yet' } },
      { kind: 'batch', batch: { ...batch, createdAt: 0, createdByName: 'Meera Iyer' } },
    ];
    openAdmin();
    await toPreview(user);
    const title = 'Quiz 7 is new: should it replace quiz 1 (TrueIn Assessment) on sale?';
    const question = within(await screen.findByRole('group', { name: title }));
    await question.findByText(/^All 42 codes of quiz 1 stop working/);
    expect(submitButton()).toHaveProperty('disabled', true);
    await replace();
    expect(screen.queryByRole('group', { name: title })).toBeNull();
    expect(
      screen.getByText(/makes it the active one, in place of quiz 1 \(TrueIn Assessment\), whose coupon codes/),
    ).toBeDefined();
    await user.click(submitButton());
    await said('Upload completed successfully! 3 questions added to Quiz ID 7.');
    expect(api.callsOf('publish').map(({ at, body }) => [at[1], withoutChangeId(body)])).toEqual([
      ['7', { uploadId, staging: 'first', details, replacesActiveQuizId: 1 }],
    ]);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Quiz' })).toHaveProperty('value', '7'));
  });

  it('asks again when another quiz was put on sale meanwhile', async () => {
    api.state.upload.quizId = 7;
    openAdmin();
    await toPreview(user);
    await replace();
    api.state.quizzes = [makeQuiz(1, { active: false }), makeQuiz(4, { active: true })];
    api.fail('publish', { status: 409, code: 'quiz-on-sale', message: 'Quiz 4 is on sale.' });
    await user.click(submitButton());
    await press('Load current data and try again');
    await screen.findByRole('button', { name: 'Replace quiz 4 on sale' });
    expect(submitButton()).toHaveProperty('disabled', true);
  });

  it('conflicts when another admin creates the quiz meanwhile', async () => {
    api.state.upload.quizId = 7;
    openAdmin();
    await toPreview(user);
    await replace();
    api.state.quizzes = [makeQuiz(1), makeQuiz(7, { name: 'Theirs', revision: 1 })];
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Meera Iyer has made quiz 7 meanwhile');
    await user.click(screen.getByRole('button', { name: 'Load current data and try again' }));
    await said(/Quiz 7 now has 3 questions/);
    expect(screen.queryByText('Quiz 7 does not exist yet')).toBeNull();
    expect(screen.getByText('Theirs', { selector: 'dd' })).toBeDefined();
  });
});
