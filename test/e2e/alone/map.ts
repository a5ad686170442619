import { afterAll, describe, expect, it } from 'vitest';
import { readSampleBank, readSampleParameters, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { reloadUntilShown } from '../support/active-quiz.ts';
import { dialog, openAdminScreen, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { comeSignedIn } from '#test/e2e/support/quiz/candidate.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';

const { newPage } = useBrowser();

describe('an admin who says what the parameters mean', () => {
  afterAll(publishSampleBank);

  it('takes a quotient out: the next version has it no more, and the selection page promises it no more', async () => {
    await publishSampleBank();
    const { look, found } = inspector();
    const admin = await newPage();
    await openAdminScreen(admin, '/admin/quizzes');
    await admin.getByRole('button', { name: 'Parameters', exact: true }).click();
    const parameters = dialog(admin, 'Parameters');
    await parameters.getByText('Emotional Regulation, Empathy, Healthy Self-Regard (9 questions)').waitFor();
    await look(admin, 'the parameters of a bank');
    const scale = (name: RegExp) => parameters.getByRole('group', { name });
    for (const name of [/^Emotional Regulation/, /^Empathy/, /^Healthy Self-Regard/])
      await scale(name).getByLabel('Quotient').selectOption('none');
    await parameters.getByText('The report of this bank has no EQ.').waitFor();
    await scale(/^Empathy/)
      .getByLabel('Meaning')
      .fill('Whether you notice how others feel.');
    await parameters.getByRole('button', { name: 'Save Parameters' }).click();
    const banner = admin.getByRole('region', { name: 'Unsaved changes' });
    await banner.getByText('3 parameters').waitFor();
    await banner.getByText('The report of this bank has no EQ.').waitFor();

    // They wait on the device, as all edits do.
    admin.once('dialog', (asked) => void asked.accept());
    await admin.reload();
    await banner.getByRole('button', { name: 'Submit Changes' }).click();
    await admin.getByText('60 questions saved successfully!').waitFor();

    const candidate = await newPage();
    await comeSignedIn(candidate, 'promised@example.com');
    await candidate.goto('/quiz-selection');
    await reloadUntilShown(candidate, candidate.getByText('your Moral and Leadership Quotients and a SWOT'));

    await admin.goto('/admin/versions');
    await admin
      .getByRole('button', { name: /^Compare version/ })
      .first()
      .click();
    const comparison = admin.getByRole('region', { name: /^From version/ });
    await comparison.getByText('Parameters 3').click();
    await comparison.getByText('Whether you notice how others feel.').waitFor();
    await look(admin, 'two versions that say something else of parameters', ['light']);

    // A file with the sheet brings all of it back, and its preview says so before.
    await admin.goto('/admin/quizzes');
    await admin.locator('input[type=file]').setInputFiles({
      name: 'bank.xlsx',
      mimeType: 'application/octet-stream',
      buffer: sampleSheet(readSampleBank(), readSampleParameters()),
    });
    await dialog(admin, 'Configure Quiz Details').getByRole('button', { name: 'Continue to Preview' }).click();
    const preview = admin.getByRole('region', { name: 'What the report says of the parameters' });
    await preview.getByText('Emotional Regulation, Empathy, Healthy Self-Regard (9 questions)').waitFor();
    await admin.getByText('Same 60', { exact: true }).click();
    await look(admin, 'the preview of a sheet of parameters', ['light']);
    await admin.getByRole('button', { name: 'Submit to Database' }).click();
    await admin.getByText(/^Upload completed successfully!/).waitFor();
    await reloadUntilShown(candidate, candidate.getByText('your Emotional, Moral and Leadership Quotients and a SWOT'));
    expect(found).toEqual([]);
  }, 400_000);
});
