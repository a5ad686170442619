import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { defectsSheetName, makeDefectiveXlsx, seededDefects } from '#test/support/sheets/make-defects.ts';
import { dialog, openAdminScreen } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';

const { newPage } = useBrowser();

describe('a sheet with twenty defects', () => {
  it('is taken to pieces: each defect is told at its cell, on the page and in the list to download', async () => {
    const page = await newPage();
    await openAdminScreen(page, '/admin/quizzes');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.xlsx', mimeType: 'application/octet-stream', buffer: makeDefectiveXlsx() });
    await dialog(page, 'Configure Quiz Details').getByRole('button', { name: 'Continue to Preview' }).click();
    await page.getByRole('heading', { name: `in sheet “${defectsSheetName}”` }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Submit to Database' }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: 'Download the list', disabled: false }).waitFor(); // the list is loaded
    const lines = page.getByRole('region', { name: /^Defects: / }).locator('tbody tr');
    for (const group of await page.locator('details[data-severity]').all()) {
      if (!(await group.evaluate((details: HTMLDetailsElement) => details.open)))
        await group.locator('summary').click();
      await group.locator('tbody tr').first().waitFor();
    }
    const cells = await Promise.all((await lines.all()).map((line) => line.locator('th, td').allInnerTexts()));
    const told = cells.map(([row, column]) => `${row} ${column}`);
    for (const { row, column, kind } of seededDefects) expect(told, kind).toContain(`${row} ${column}`);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the list' }).click(),
    ]);
    const list = read(readFileSync(await file.path()));
    const listed = utils.sheet_to_json<unknown[]>(list.Sheets[list.SheetNames[0] ?? ''] ?? {}, { header: 1 }).slice(1);
    expect(listed).toHaveLength(told.length);
    for (const { row, column, kind } of seededDefects) {
      expect(
        listed.filter((line) => line.includes(row) && line.includes(column)),
        kind,
      ).not.toEqual([]);
    }

    // Called off: nothing of it is left but the note that it was.
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Add New' }).waitFor();
    await page.goto('/admin/uploads');
    await page
      .getByRole('row')
      .filter({ hasText: 'bank.xlsx' })
      .filter({ hasText: /cancelled/i })
      .waitFor();
  });
});
