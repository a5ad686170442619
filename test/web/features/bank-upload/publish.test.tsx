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
import { unreachable } from '#web/lib/words/app/problems.ts';
import { loadAgain, uploadFailed } from '#web/lib/words/bank/problems.ts';
import * as decisions from '#web/lib/words/bank-upload/decisions.ts';
import { remedies } from '#web/lib/words/bank-upload/panel.ts';
import * as words from '#web/lib/words/bank-upload/preview.ts';

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
    expect((await screen.findByRole('alert')).textContent).toBe(`Backup failed: ${unreachable}`);
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
    expect((await screen.findByRole('alert')).textContent).toBe(uploadFailed(unreachable));
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
    await user.click(screen.getByRole('button', { name: remedies.reopen }));
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
    await user.type(screen.getByLabelText(/^Note/), ' Second edition ');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await user.click(submitButton());
    await said(published);
    expect(api.callsOf('publish')).toMatchObject([{ body: { note: 'Second edition' } }]);
  });
});

describe('publishing to a quiz that another admin has changed', () => {
  const change = () => (api.state.quizzes = [makeQuiz(1, { revision: 6, version: 4, price: 2500, questionCount: 61 })]);
  const reload = () => user.click(screen.getByRole('button', { name: loadAgain }));

  it('stops before publishing, reloads, and overwrites only at a second submission', async () => {
    openAdmin();
    await toPreview(user);
    change();
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Upload failed: Meera Iyer .*quiz 1 .*\(2 Mar 2026, .*\)\. Nothing was overwritten\. Your file is still here\./,
    );
    expect(api.callsOf('publish')).toHaveLength(0);
    await reload();
    await said(`${words.now(1, 61, 4)} ${words.submitAgain.replace}`);
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
    expect((await screen.findByRole('alert')).textContent).toContain('Upload failed: Someone else has changed');
    change();
    await reload();
    await said(/Submit again/);
    await user.click(submitButton());
    await said(published);
    expect(api.callsOf('publish').at(-1)?.body).toMatchObject({ revision: 6 });
  });
});

describe('publishing to a new quiz', () => {
  const replace = () => press(decisions.replace(1));

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
    const title = decisions.sale(7, 1, 'TrueIn Assessment');
    const question = within(await screen.findByRole('group', { name: title }));
    await question.findByText(/^All 42 coupon codes of quiz 1 stop working/);
    expect(submitButton()).toHaveProperty('disabled', true);
    await replace();
    expect(screen.queryByRole('group', { name: title })).toBeNull();
    expect(screen.getByText(words.replacing({ quizId: 1, name: 'TrueIn Assessment' }), { exact: false })).toBeDefined();
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
    api.fail('publish', { status: 409, code: 'quiz-on-sale', message: 'Quiz 4 is active.' });
    await user.click(submitButton());
    await press(loadAgain);
    await screen.findByRole('button', { name: decisions.replace(4) });
    expect(submitButton()).toHaveProperty('disabled', true);
  });

  it('conflicts when another admin creates the quiz meanwhile', async () => {
    api.state.upload.quizId = 7;
    openAdmin();
    await toPreview(user);
    await replace();
    api.state.quizzes = [makeQuiz(1), makeQuiz(7, { name: 'Theirs', revision: 1 })];
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Meera Iyer .*quiz 7/);
    await user.click(screen.getByRole('button', { name: loadAgain }));
    await said(/Quiz 7 now has 3 questions/);
    expect(screen.queryByText(words.newQuiz(7))).toBeNull();
    expect(screen.getByText('Theirs', { selector: 'dd' })).toBeDefined();
  });
});
