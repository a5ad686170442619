import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import * as words from '#web/lib/words/admin/coupon-batch.ts';
import { actions as grants, returnDone } from '#web/lib/words/admin/attempts.ts';
import * as coupons from '#web/lib/words/admin/coupons.ts';
import { audit } from '#web/lib/words/admin/person.ts';
import * as shell from '#web/lib/words/app/admin.ts';
import { action as exportAction } from '#web/lib/words/admin/export.ts';
import { noMatch } from '#web/lib/words/admin/lists.ts';
import { dialog, openAdminScreen } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';
import {
  answer,
  applyCoupon,
  beginAssessment,
  comeSignedIn,
  endAssessment,
  options,
  question,
  saved,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { couponGone } from '#functions/domain/words/attempts.ts';

const { newPage } = useBrowser();
const label = 'Riverside School, class 12';

describe('a batch of single-use codes', () => {
  it('redeems each code once and shows the admin who redeemed it', async () => {
    const admin = await newPage();
    await openAdminScreen(admin, '/admin/coupons');
    const [code = '', other = '', ...rest] = await makeBatch(admin, label, 3);
    expect(rest).toHaveLength(1);
    expect(code).not.toBe(other);

    const pupil = await newPage();
    await beginAssessment(pupil, 'pupil@example.com', code);
    await answer(pupil);
    await saved(pupil).waitFor();

    const late = await newPage();
    await comeSignedIn(late, 'late-pupil@example.com');
    await late.goto('/quiz-selection');
    await applyCoupon(late, code, 'Coupon usage limit reached');
    await applyCoupon(late, other);

    await admin.reload();
    const row = (text: string) => admin.getByRole('row').filter({ hasText: text });
    await row(code).getByText('pupil@example.com').waitFor();
    await expect.poll(() => row(code).innerText()).toContain('Running');
    await expect.poll(() => row(other).innerText()).toContain('Redeemed');

    // Who has which code can be found in the batch and on the page of the person.
    await admin.getByRole('searchbox', { name: words.find.label }).fill('LATE-pup');
    await expect.poll(() => admin.getByRole('row').count()).toBe(2);
    await row(other).getByText('late-pupil@example.com').waitFor();
    await admin.getByRole('searchbox', { name: words.find.label }).fill('nobody at all');
    await admin.getByText(noMatch).waitFor();
    const search = admin.getByRole('combobox', { name: shell.search.label });
    await search.fill('LATE pup');
    await admin.getByRole('option', { name: /late-pupil@example\.com/ }).click();
    await expect.poll(() => row(other).innerText()).toMatch(/Riverside School, class 12[^]*Redeemed[^]*Not started/);

    // Somebody who lost a return through no fault of theirs gets it back where their search led.
    await search.fill('PUPIL@example');
    await admin.getByRole('option', { name: /(?<!-)pupil@example\.com/ }).click();
    await row(code).getByText('Running').waitFor();
    await admin.getByRole('button', { name: grants.return }).click();
    const grant = dialog(admin, /one more return$/);
    await grant.getByLabel('Reason').fill('The browser crashed.');
    await grant.getByRole('button', { name: grants.return }).click();
    await admin.getByText(returnDone(4)).waitFor();
    await admin.getByRole('region', { name: audit }).getByText('The browser crashed.').waitFor();
    const { look, found } = inspector();
    await look(admin, 'a person', ['light']);
    expect(found).toEqual([]);
  }, 400_000);

  it('shows each code’s progress to the report; a code can be released or deactivated', async () => {
    const admin = await newPage();
    await openAdminScreen(admin, '/admin/coupons');
    const [first = '', second = '', third = ''] = await makeBatch(admin, 'Riverside School, class 11', 3);
    const row = (code: string) => admin.getByRole('row').filter({ hasText: code });

    const pupil = await newPage();
    await beginAssessment(pupil, 'done-pupil@example.com', first);
    await answer(pupil);
    await saved(pupil).waitFor();
    await endAssessment(pupil);
    const slow = await newPage();
    await comeSignedIn(slow, 'slow-pupil@example.com');
    await slow.goto('/quiz-selection');
    await applyCoupon(slow, second);
    await startAssessment(slow, 'Proceed');
    await question(slow).waitFor();

    await expect
      .poll(async () => admin.reload().then(() => row(first).innerText()), { timeout: 120_000, interval: 2_000 })
      .toContain('Report sent');
    await row(second).getByText('slow-pupil@example.com').waitFor();
    await expect.poll(() => row(second).innerText()).toContain('Redeemed');
    expect(await row(first).getByRole('button').count()).toBe(0);

    await actOn(admin, `Release: ${second}`, `Release ${second}`, 'Release');
    await admin.getByText(words.releaseDone(second)).waitFor();
    await row(second).getByText('Available').waitFor();
    await actOn(admin, `Deactivate: ${third}`, `Deactivate ${third}`, 'Deactivate');
    await row(third).getByText('Deactivated').waitFor();

    // The next answer under a released code is refused, and the page leads to another coupon.
    await options(slow).first().click();
    await slow.getByText(couponGone).waitFor();
    await slow.waitForURL('**/quiz-selection');

    const other = await newPage();
    await comeSignedIn(other, 'other-pupil@example.com');
    await other.goto('/quiz-selection');
    await applyCoupon(other, third, 'Invalid or expired coupon code');
    await applyCoupon(other, second);
    await startAssessment(other, 'Proceed');
    await question(other).waitFor();

    // The admin's list is stale: the attempt has started meanwhile, so the release is refused.
    await admin.reload();
    await row(second).getByText('other-pupil@example.com').waitFor();
    await admin.getByRole('button', { name: `Release: ${second}` }).click();
    const form = dialog(admin, `Release ${second}`);
    await form.getByRole('textbox', { name: 'Reason' }).fill('Left the class');
    await answer(other);
    await saved(other).waitFor();
    await form.getByRole('button', { name: 'Release', exact: true }).click();
    await form.getByText(/has started, so the code can’t be released any more/).waitFor();
    // The list shows the new state without a reload.
    await form.getByRole('button', { name: 'Close' }).click();
    await row(second).getByText('Running').waitFor();

    const lines = await saveCsv(admin, words.downloads.all);
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.startsWith(first))).toMatch(
      /,Report sent,,.*done-pupil@example\.com(,\d{4}-\d\d-\d\d \d\d:\d\d){4},1\./,
    );
    expect(lines.find((line) => line.startsWith(third))).toMatch(/,Deactivated,,/);

    // The workbook has the same attempt, with its coupon and batch.
    await admin.goto('/admin/export');
    await admin.getByRole('combobox', { name: 'Coupon batch' }).fill('SIDE school, class 11');
    await admin.getByRole('option', { name: /^Riverside School, class 11/ }).click();
    await admin.getByRole('textbox', { name: 'Reason' }).fill('For the school');
    await admin.getByRole('button', { name: exportAction }).click();
    const download = admin.getByRole('button', { name: /^Download truein-results-.*\.xlsx$/ });
    await download.waitFor();
    // A worker writes it, so it is still there after a reload.
    await admin.reload();
    const [file] = await Promise.all([admin.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^truein-results-[\d-]+-to-[\d-]+\.xlsx$/);
    const { Sheets, SheetNames } = read(readFileSync(await file.path()), { cellNF: true });
    expect(SheetNames).toEqual(['Scores', 'Answers']);
    const { Scores = {}, Answers = {} } = Sheets;
    expect(Scores['!autofilter']).toBeDefined();
    const scores = utils.sheet_to_json<Record<string, unknown>>(Scores);
    const own = scores.find((row) => row['Coupon'] === first);
    expect(own).toMatchObject({ Batch: 'Riverside School, class 11', 'How it ended': 'Ended by the candidate' });
    // A real date, not a text.
    expect(own?.['Started (India time)']).toBeInstanceOf(Date);
    expect(own?.['Ambition and Vision (%)'] ?? own?.['Total (%)']).toBeTypeOf('number');
    const answers = utils.sheet_to_json<Record<string, unknown>>(Answers);
    expect(answers.filter((row) => row['Attempt'] === own?.['Attempt'])).toHaveLength(1);
  });
});

/** Makes a batch as an admin does. @returns its codes, from the file of free ones. */
async function makeBatch(admin: Page, name: string, count: number): Promise<string[]> {
  await admin.getByRole('button', { name: coupons.createBatch.title }).click();
  const form = dialog(admin, coupons.createBatch.title);
  await form.getByRole('textbox', { name: coupons.fields.count }).fill(String(count));
  await form.getByLabel(coupons.fields.label).fill(name);
  await form.getByRole('textbox', { name: coupons.fields.discount }).fill('100');
  await form.getByRole('button', { name: coupons.createBatch.action }).click();
  await admin.getByRole('heading', { name }).waitFor();
  return (await saveCsv(admin, words.downloads.free)).slice(1);
}

async function saveCsv(admin: Page, name: string): Promise<string[]> {
  await admin.getByRole('table').waitFor();
  const button = admin.getByRole('button', { name });
  const [file] = await Promise.all([admin.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
}

async function actOn(admin: Page, button: string, title: string, action: string): Promise<void> {
  await admin.getByRole('button', { name: button }).click();
  const form = dialog(admin, title);
  await form.getByRole('textbox', { name: 'Reason' }).fill('Asked for by the school');
  await form.getByRole('button', { name: action, exact: true }).click();
  await form.waitFor({ state: 'hidden' });
}
