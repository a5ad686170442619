import { describe, expect, it } from 'vitest';
import { readSampleBank } from '#infra/local/seed/sample-bank.ts';
import { makeDefectiveXlsx } from '#test/support/sheets/make-defects.ts';
import { dialog, openAdminScreen } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { answer, beginAssessment, saved } from '#test/e2e/support/quiz/candidate.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';
import { press } from '#test/e2e/support/quiz/keyboard.ts';
import { rowActionsBeside } from '#test/e2e/support/look/row-actions-beside.ts';
import { adminScreens } from '#web/app/admin-screens.ts';
import { actions } from '#web/lib/words/admin/attempts.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import { download } from '#web/lib/words/bank-upload/defects.ts';
import * as editing from '#web/lib/words/question-bank/editing.ts';

const { newPage } = useBrowser();

describe('the screens of an admin', () => {
  it('meet WCAG 2.2 AA on phones and desktops, as far as axe can tell', async () => {
    const candidate = await newPage();
    await beginAssessment(candidate, 'watched@example.com');
    await answer(candidate);
    await saved(candidate).waitFor();

    const { look, found } = inspector();
    const page = await newPage();
    await openAdminScreen(page, '/admin');
    for (const { path, title } of adminScreens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.waitForLoadState('networkidle');
      // Lists share their colours, so dark mode is checked in one list only, and in screens with colours of their own.
      await look(page, title, title === 'Attempts' ? undefined : ['light']);
    }

    await page.goto('/admin/coupons');
    await page.getByRole('button', { name: words.create.title }).click();
    await dialog(page, words.create.title).getByRole('button', { name: words.create.action }).click();
    await look(page, 'a coupon with mistakes', ['light']);
    await page.goto('/admin/attempts');
    await page
      .getByRole('row', { name: /watched@example.com/ })
      .getByRole('link')
      .nth(1)
      .click();
    await page.getByRole('heading', { level: 1, name: /’s attempt$/ }).waitFor();
    await look(page, 'timeline');
    await page.getByRole('button', { name: actions.time }).click();
    await look(page, 'grant', ['light']);
    expect(found).toEqual([]);
  }, 400_000);

  it('meet WCAG 2.2 AA with the bank’s dialogs open and in a preview full of defects', async () => {
    const { look, found } = inspector();
    const page = await newPage();
    await openAdminScreen(page, '/admin/quizzes');
    await page.getByRole('button', { name: 'Delete question 2', exact: true }).click();
    await page.getByText('You have unsaved changes').waitFor();
    await look(page, 'unsaved changes');
    await page.getByRole('button', { name: 'Edit question 1', exact: true }).click();
    await dialog(page, 'Edit Question').waitFor();
    await look(page, 'Edit Question', ['light']);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: editing.discard.open }).click();
    await page.getByRole('button', { name: editing.discardAll }).click();

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bank.xlsx', mimeType: 'application/octet-stream', buffer: makeDefectiveXlsx() });
    await dialog(page, 'Configure Quiz Details').waitFor();
    await look(page, 'Configure Quiz Details', ['light']);
    await page.getByRole('button', { name: 'Continue to Preview' }).click();
    await page.getByRole('button', { name: download }).waitFor();
    await look(page, 'preview');
    await page.getByRole('button', { name: 'Map columns' }).click();
    await dialog(page, /columns/i).waitFor();
    await look(page, 'mapping', ['light']);
    expect(found).toEqual([]);
  }, 400_000);

  it('show the actions of every row on a phone without scrolling sideways', async () => {
    const page = await newPage();
    await openAdminScreen(page, '/admin/coupons');
    await page.getByRole('button', { name: words.createBatch.title }).click();
    const form = dialog(page, words.createBatch.title);
    await form.getByRole('textbox', { name: words.fields.count }).fill('3');
    await form.getByLabel(words.fields.label).fill('Looked at on a phone');
    await form.getByRole('button', { name: words.createBatch.action }).click();
    await page.getByRole('heading', { name: 'Looked at on a phone' }).waitFor();
    const { pathname, search } = new URL(page.url());

    await page.setViewportSize({ width: 390, height: 844 });
    const hidden: string[] = [];
    for (const path of [...adminScreens.map((screen) => screen.path), pathname + search]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      hidden.push(...(await page.evaluate(rowActionsBeside)).map((name) => `${path}: ${name}`));
    }
    expect(hidden).toEqual([]);
  }, 200_000);

  it('work without a mouse: find, edit and discard a question by keyboard', async () => {
    const page = await newPage();
    await openAdminScreen(page, '/admin/quizzes');
    await press(page, page.getByRole('searchbox'));
    const [sought] = readSampleBank();
    await page.keyboard.type(sought?.question ?? 'no question');
    const edit = page.getByRole('button', { name: /^Edit question/ });
    await expect.poll(() => edit.count()).toBe(1);
    await press(page, edit);
    const form = dialog(page, 'Edit Question');
    await press(page, form.getByLabel('Category', { exact: true }), 'End');
    await page.keyboard.type(' (edited)');
    await press(page, form.getByRole('button', { name: 'Save Changes' }));
    await page.getByText('You have unsaved changes').waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: '(edited)' }).count()).toBe(1);
    await press(page, page.getByRole('button', { name: editing.discard.open }));
    await press(page, page.getByRole('button', { name: editing.discardAll }));
    await expect.poll(() => page.getByText('You have unsaved changes').count()).toBe(0);
  });
});
