import { afterAll, describe, expect, it } from 'vitest';
import { readSampleBank, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { dialog, openAdminScreen, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';

const { newPage } = useBrowser();
const vision = 'Ambition and Vision';

/** The sample bank with twins of one main parameter, a new one, and a question without any. */
function doubtfulSheet(): Buffer {
  const categories = ['Ambition & Vision', 'Ambi\u200btion and Visi\u043en', 'Courage', 'Courage', ''];
  return sampleSheet(readSampleBank().map((one, index) => ({ ...one, parameter: categories[index] ?? one.parameter })));
}

describe('a sheet with misspelt and missing parameters', () => {
  afterAll(publishSampleBank);

  it('is published when each is merged, confirmed or filled in, and the bank has one parameter of them', async () => {
    const { look, found } = inspector();
    const page = await newPage();
    await openAdminScreen(page, '/admin/quizzes');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.xlsx', mimeType: 'application/octet-stream', buffer: doubtfulSheet() });
    await dialog(page, 'Configure Quiz Details').getByRole('button', { name: 'Continue to Preview' }).click();
    const names = page.getByRole('region', { name: 'Parameters found' });
    await names.getByText('4 questions have to be answered before you submit.').waitFor();
    const submit = page.getByRole('button', { name: 'Submit to Database' });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await look(page, 'questions about names');

    // A merge, taken back and made again.
    const merge = names
      .getByRole('listitem')
      .filter({ hasText: 'Ambition & Vision' })
      .getByRole('button', { name: `Yes, write “${vision}”` });
    await merge.click();
    await names.getByText(`“Ambition & Vision” is written “${vision}”.`).first().waitFor();
    await names.getByRole('button', { name: `Undo: “Ambition & Vision” is written “${vision}”` }).click();
    await merge.click();
    await names.getByText('3 questions have to be answered before you submit.').waitFor();

    // Look-alike letters; the invisible character is gone by itself.
    await names.getByRole('button', { name: `Yes, write “${vision}”` }).click();
    await names.getByRole('button', { name: 'Confirm “Courage”' }).click();
    await names.getByText('1 question has to be answered before you submit.').waitFor();
    await names.getByLabel('Main parameter for all of them').fill(vision);
    await names.getByRole('button', { name: 'Use it for 1 question' }).click();
    await names.getByText('4 answers given').waitFor();
    await names.getByText(/in the file; beside the live bank of quiz 1: \d same, 1 new, 0 gone\./).waitFor();
    await look(page, 'names answered', ['light']);

    await submit.click();
    await page.getByText(/^Upload completed successfully!/).waitFor();
    await page.getByRole('button', { name: 'Add New' }).waitFor();
    // The list of the version before may still be there, and goes with what was typed.
    await expect
      .poll(async () => {
        await page.getByRole('searchbox').fill('Ambition &');
        return page.getByText('No question matches “Ambition &”.').count();
      })
      .toBe(1);
    await page.getByRole('searchbox').fill('Courage');
    await expect.poll(() => page.getByRole('cell', { name: 'Courage', exact: true }).count()).toBe(2);
    expect(found).toEqual([]);
  }, 400_000);
});
