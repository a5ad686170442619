import { describe, expect, it } from 'vitest';
import { readSampleBank, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { useBrowser } from '#test/e2e/support/browser.ts';
import { answer, beginAssessment, progress, question, saved, signIn } from '#test/e2e/support/quiz/candidate.ts';
import { reportOf } from '#test/e2e/support/inbox.ts';

const { newPage } = useBrowser();

describe('publishing a bank', () => {
  it('leaves a running attempt on its questions; the next candidate gets the new ones', async () => {
    const candidate = await newPage();
    await beginAssessment(candidate, 'midway@example.com');
    for (let number = 1; number <= 2; number++) await answer(candidate);
    await saved(candidate).waitFor();
    const third = await question(candidate).innerText();

    const admin = await newPage();
    await signIn(admin, 'admin@example.com');
    await admin.goto('/admin/quizzes');
    await admin.getByRole('heading', { name: 'Manage Assessment' }).waitFor();
    const shorter = readSampleBank()
      .slice(0, 12)
      .map((one) => ({ ...one, question: `${one.question} (second edition)` }));
    await admin
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.xlsx', mimeType: 'application/octet-stream', buffer: sampleSheet(shorter) });
    await admin.getByRole('dialog', { name: 'Configure Quiz Details' }).waitFor();
    await admin.getByText('File processed successfully! Configure quiz details and review the data below.').waitFor();
    await admin.getByRole('button', { name: 'Continue to Preview' }).click();
    await admin.getByRole('heading', { name: 'Preview Upload Data (12 questions)' }).waitFor();
    await admin.getByRole('button', { name: 'Submit to Database' }).click();
    await admin.getByText('Upload completed successfully! 12 questions added to Quiz ID 1.').waitFor();
    await admin
      .getByRole('cell', { name: /second edition/ })
      .first()
      .waitFor();

    // The running attempt goes on with the version that it began with; the next person gets the new one.
    await expect.poll(() => question(candidate).innerText()).toBe(third);
    await answer(candidate);
    await saved(candidate).waitFor();
    candidate.on('dialog', (dialog) => void dialog.accept());
    await candidate.reload();
    await candidate
      .getByRole('dialog', { name: 'Remaining Attempts' })
      .getByRole('button', { name: 'Continue' })
      .click();
    expect(await question(candidate).innerText()).not.toContain('second edition');
    await progress(candidate, 4).waitFor();
    await candidate.getByRole('button', { name: 'End Assessment' }).click();
    await candidate.getByRole('button', { name: 'Yes, End' }).click();
    await candidate.waitForURL('**/result');
    await reportOf('midway@example.com');

    const next = await newPage();
    await beginAssessment(next, 'next@example.com');
    await expect.poll(() => question(next).innerText()).toContain('second edition');
    await progress(next, 1, 12).waitFor();
  });
});
