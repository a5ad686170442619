import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from '../support/browser.ts';
import {
  adult,
  agree,
  answer,
  applyCoupon,
  closeDialog,
  displaced,
  instructions,
  kept,
  options,
  progress,
  question,
  saved,
  signIn,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { inspector, violations, violationsNow } from '#test/e2e/support/look/inspect.ts';
import { leaveTab } from '#test/e2e/support/quiz/leave-tab.ts';
import { hiddenWhenZoomed } from '#test/e2e/support/look/reflow.ts';
import { visitorPaths } from '#test/e2e/support/look/screens.ts';
import * as rehearsal from '#web/lib/words/quiz/rehearsal.ts';
import * as device from '#web/lib/words/quiz-selection/device-check.ts';

const { newPage, newFaultyPage } = useBrowser();
const dialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })).first();

describe('WCAG 2.2 AA, as far as axe can tell', () => {
  it.each(visitorPaths)('%s has no violation', async (path) => {
    const page = await newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('a candidate’s screens have no violation from the coupon to the result', async () => {
    const { look, found } = inspector();
    const { page, faults } = await newFaultyPage();
    page.on('dialog', (question) => void question.accept());
    await signIn(page, 'axe@example.com');
    await page.goto('/quiz-selection');
    await page.getByText('₹1,999.00').first().waitFor();
    await look(page, 'offer');
    await page.getByLabel('Coupon code').fill('NOPE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Invalid or expired coupon code').waitFor();
    await look(page, 'refused coupon');
    await applyCoupon(page, 'WELCOME50');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await instructions(page).waitFor();
    await look(page, 'instructions');
    found.push(...(await hiddenWhenZoomed(page, instructions(page).locator('li').first())));
    await instructions(page).getByRole('button', { name: 'Start Assessment' }).click();
    await adult(page).waitFor();
    await look(page, 'consent');
    found.push(...(await hiddenWhenZoomed(page, page.getByRole('dialog').locator('dd').first())));
    await page.getByLabel('I am under 18').check();
    await agree(page).click(); // with its complaints about what is missing
    await look(page, 'incomplete consent');
    await adult(page).check();
    await agree(page).click();
    await page.getByRole('heading', { name: device.title }).waitFor();
    await look(page, 'device check');
    await faults.next('enterQuiz', ...Array.from({ length: 3 }, () => ({ kind: 'fail' as const, status: 500 })));
    await page.getByRole('button', { name: device.buttons.practise }).click();
    await page.getByText('Error loading quiz. Please try again.').waitFor();
    await look(page, 'load failure');
    await page.getByRole('button', { name: 'Try again' }).click();

    await progress(page, 1, 2).waitFor();
    await look(page, 'practice question');
    await answer(page);
    await options(page).first().click();
    await page.getByRole('button', { name: rehearsal.buttons.start }).waitFor();
    await look(page, 'ready to start');
    await page.getByRole('button', { name: rehearsal.buttons.start }).click();

    await progress(page, 1).waitFor();
    await look(page, 'first question');
    await page.getByRole('button', { name: 'End Assessment' }).click();
    await dialog(page, 'Notice').waitFor();
    await look(page, 'nothing answered');
    await closeDialog(page, 'Notice');
    await answer(page);
    await saved(page).waitFor();
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor();
    await look(page, 'menu');
    await page.keyboard.press('Escape');
    await leaveTab(page);
    await dialog(page, 'Stay on this tab').waitFor();
    await look(page, 'stay on this tab');
    await closeDialog(page, 'Stay on this tab');

    // A second tab takes over; the first says so.
    const second = await openPage(page.context());
    await second.goto('/quiz-selection');
    await second.getByRole('button', { name: 'Resume Assessment' }).waitFor();
    await look(second, 'resume');
    await startAssessment(second, 'Resume Assessment');
    await dialog(second, 'Remaining Attempts').waitFor();
    await look(second, 'remaining attempts');
    await closeDialog(second, 'Remaining Attempts');
    await displaced(page).waitFor({ timeout: 60_000 });
    await look(page, 'displaced');
    await page.close();

    await faults.always({ kind: 'drop' }, ['saveAnswer', 'endAttempt']);
    await answer(second);
    await kept(second).waitFor();
    await look(second, 'kept on this device');
    await faults.end();
    await question(second).waitFor();
    await second.getByRole('button', { name: 'End Assessment' }).click();
    await dialog(second, 'End Assessment?').waitFor();
    await look(second, 'end?');
    await faults.next('endAttempt', { kind: 'delay', ms: 6_000 });
    await second.getByRole('button', { name: 'Yes, End' }).click();
    await second.getByText('Submitting Assessment...').waitFor();
    expect(await violationsNow(second)).toEqual([]);
    await second.getByRole('heading', { name: 'Assessment Completed' }).waitFor();
    await look(second, 'result');

    await second.goto('/account');
    await second.getByText('TrueIn Assessment').first().waitFor();
    await look(second, 'account');
    expect(found).toEqual([]);
  }, 400_000);

  it('an account without attempts, “Access Denied” and the table of a report have no violation', async () => {
    const { look, found } = inspector();
    const page = await newPage();
    await signIn(page, 'no-admin@example.com');
    await look(page);
    await page.goto('/account');
    await page.getByRole('button', { name: /erase/i }).first().click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    await look(page, 'erase?');
    await page.goto('/admin/quizzes');
    await page.getByText('Access Denied').waitFor();
    await look(page);
    await page.goto('/sample-report');
    await page.getByText('Show as table').first().click();
    await page.getByRole('rowheader', { name: 'Ambition and Vision' }).waitFor();
    await look(page, 'table of a report');
    expect(found).toEqual([]);
  });
});
