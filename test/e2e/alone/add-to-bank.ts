import { afterAll, describe, expect, it } from 'vitest';
import { makeWorkbook, writeWorkbook } from '#test/support/sheets/make-sheet.ts';
import { dialog, openAdminScreen, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';

const { newPage } = useBrowser();

const header = ['Question', 'Groupng Main Parameters', 'Option 1', 'Score Option 1', 'Option 2', 'Score Option 2'];

describe('a file that is added to the bank', () => {
  afterAll(publishSampleBank);

  it('leaves the live questions as they are, and comes after them', async () => {
    const page = await newPage();
    await openAdminScreen(page, '/admin/quizzes');
    const rows = page.getByRole('table', { name: 'Questions of the live version' });
    await rows.waitFor();
    const live = Number(await rows.getAttribute('aria-rowcount')) - 1;
    const first = rows.locator('tbody tr[aria-rowindex="2"]');
    const before = await first.innerText();
    const [known = '', category = ''] = await Promise.all([
      first.locator('td').nth(1).innerText(),
      first.locator('td').nth(2).innerText(),
    ]);
    const sheet = [
      header,
      [known, category, 'Often', 5, 'Never', 1],
      ['What is added here?', category, 'Often', 5, 'Never', 1],
    ];
    await page.locator('input[type=file]').setInputFiles({
      name: 'more.xlsx',
      mimeType: 'application/octet-stream',
      buffer: writeWorkbook(makeWorkbook({ More: sheet }), 'xlsx'),
    });
    await dialog(page, 'Configure Quiz Details').getByRole('button', { name: 'Continue to Preview' }).click();
    await page.getByRole('radio', { name: /^Add to this bank/ }).check();
    await page.getByText('The bank has 1 question of the file already. Leave it out before you submit.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Submit to Database' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Leave this one out' }).check();
    await page
      .getByRole('region', { name: /^What happens/ })
      .getByText(`${live + 1} questions`, { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Submit to Database' }).click();
    await page.getByText('Upload completed successfully! 1 questions added to Quiz ID 1.').waitFor();

    await rows.waitFor();
    await expect.poll(() => rows.getAttribute('aria-rowcount')).toBe(String(live + 2));
    await expect.poll(() => first.innerText()).toBe(before);
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/^Search by SNo/))
      .first()
      .fill('What is added here?');
    await expect.poll(() => first.innerText()).toContain('What is added here?');
  });
});
