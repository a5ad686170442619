import { afterAll, describe, expect, it } from 'vitest';
import { makeWorkbook, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { dialog, liveQuestions, openAdminScreen, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';

const { newPage } = useBrowser();

const header = ['quiz_id', 'Groupng Main Parameters', 'Grouping Sub Parameter', 'Question'];
const options = ['Option 1', 'Score Option 1', 'Option 2', 'Score Option 2'];
const row = (text: string, one: string | number, two: string | number) => [
  ...[1, 'Ambition and Vision', 'Office', text],
  ...['Often', one, 'Never', two],
];

/** Rows 2 to 10: some scores are numbers, in whatever digits, and some are none. */
const sheet: Table = [
  [...header, ...options],
  row('Do you plan your week?', 5, 1),
  row('Do you ask before you act?', '3 points', 1),
  row('Do you keep your word?', 5, '3 points'),
  row('Do you rest at noon?', 'high', 1),
  row('Do you read maps?', '४', '1,5'),
  row('Do you sing?', 'n/a', 2),
  row('Do you lend books?', '2-3', 1),
  row('Do you walk?', '', 2),
  row('Do you swim?', 'often', 1),
];

describe('a sheet with scores that can’t be read', () => {
  afterAll(publishSampleBank);

  it('is published when each is mapped or its row is left out, with the points that were said and no others', async () => {
    const { look, found } = inspector();
    const page = await newPage();
    await openAdminScreen(page, '/admin/quizzes');
    await page.locator('input[type=file]').setInputFiles({
      name: 'office.xlsx',
      mimeType: 'application/octet-stream',
      buffer: writeWorkbook(makeWorkbook({ Bank: sheet }), 'xlsx'),
    });
    await dialog(page, 'Configure Quiz Details').getByRole('button', { name: 'Continue to Preview' }).click();
    const submit = page.getByRole('button', { name: 'Submit to Database' });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const isShut = (many: string) => page.getByText(`${many} submitting.`).waitFor();
    await isShut('6 defects block');
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await look(page, 'unreadable scores');

    const points = (text: string) => page.getByRole('textbox', { name: `Points for “${text}”` });
    await expect.poll(() => points('3 points').inputValue()).toBe('3');
    expect(await points('high').inputValue()).toBe('');
    await press('Use for all 2');
    await page.getByText('“3 points” counts as 3 points.').waitFor();
    await isShut('4 defects block');

    // A row is left out, included again, and its score mapped.
    await press('Leave out this row: Row 5');
    await page.getByText('Row 5 is left out.').waitFor();
    await isShut('3 defects block');
    await press('Include Row 5 again');
    await page.getByText('Row 5 is included again.').waitFor();
    await isShut('4 defects block');
    await points('high').fill('5');
    await points('high').press('Enter');
    await page.getByText('“high” counts as 5 points.').waitFor();

    await press('Leave out this row: Row 7');
    await page.getByText('Row 7 is left out.').waitFor();
    await isShut('2 defects block');
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await press('Leave out all 2 rows: Scores that are no number');
    await page.getByText('All rows are left out that have: Scores that are no number.').waitFor();
    await page.getByRole('heading', { name: 'Preview Upload Data (6 questions)' }).waitFor();
    await expect.poll(() => submit.isEnabled()).toBe(true);
    await look(page, 'rows left out', ['light']);

    await submit.click();
    await page.getByText('Upload completed successfully! 6 questions added to Quiz ID 1.').waitFor();
    await page.getByRole('button', { name: 'Add New' }).waitFor();
    const live = await liveQuestions();
    expect(live.map(({ text, options: given }) => [text, ...given.map((option) => option.points)])).toEqual([
      ['Do you plan your week?', 5, 1],
      ['Do you ask before you act?', 3, 1],
      ['Do you keep your word?', 5, 3],
      ['Do you rest at noon?', 5, 1],
      ['Do you read maps?', 4, 1.5],
      ['Do you walk?', 1, 2],
    ]);
    expect(found).toEqual([]);
  }, 400_000);
});
