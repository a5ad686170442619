import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import type { Fault } from '#infra/local/faults/fault-proxy-plan.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { reloadUntilShown, withoutActiveQuiz } from '../support/active-quiz.ts';
import { useBrowser } from '../support/browser.ts';
import {
  answer,
  answerMany,
  applyCoupon,
  closeDialog,
  endAssessment,
  options,
  question,
  saved,
  signIn,
  skipRehearsal,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { sendMessage } from '../support/contact-form.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { tokenOf } from '../support/token-of.ts';

const { newPage, newFaultyPage } = useBrowser();
const times = (count: number, fault: Fault) => Array<Fault>(count).fill(fault);
const error: Fault = { kind: 'fail', status: 500 };
/** The site tries a read or an end three times before it says so. */
const threeErrors = times(3, error);

async function says(page: Page, text: string): Promise<void> {
  const words = page.getByText(text, { exact: true }).first();
  await words.waitFor({ timeout: 20_000 });
  await expect.poll(() => words.innerText()).toBe(text);
}

describe('every message that a candidate can meet', () => {
  it('on the way to the quiz and in it', async () => {
    const email = 'messages@example.com';
    const { page, faults } = await newFaultyPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, email);

    await faults.next('getActiveQuiz', ...threeErrors);
    await page.goto('/quiz-selection');
    await says(page, 'Failed to load quiz details');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('₹1,999.00').first().waitFor();

    await withoutActiveQuiz(async () => {
      await reloadUntilShown(page, page.getByText('No active quiz found', { exact: true }).first());
      await says(page, 'No active quiz found');
    });

    const coupon = page.getByLabel('Coupon code');
    const apply = page.getByRole('button', { name: 'Apply' });
    await faults.next('getActiveQuiz', { kind: 'delay', ms: 3_000 });
    await page.reload();
    await coupon.fill('WELCOME50');
    await coupon.press('Enter');
    await says(page, 'Quiz details are not loaded yet');
    await page.getByText('₹1,999.00').first().waitFor();
    await coupon.fill('   ');
    await expect.poll(() => apply.isDisabled()).toBe(true);
    await coupon.press('Enter');
    await says(page, 'Coupon code is required');
    await coupon.fill('NO-SUCH-CODE');
    await apply.click();
    await says(page, 'Invalid or expired coupon code');
    await useUp('ONCE100');
    await coupon.fill('ONCE100');
    await apply.click();
    await says(page, 'Coupon usage limit reached');
    await faults.next('redeemCoupon', error);
    await coupon.fill('WELCOME50');
    await apply.click();
    await says(page, 'Failed to apply coupon');
    await applyCoupon(page, 'WELCOME50');

    await faults.plan([{ routes: ['enterQuiz'], script: threeErrors }]);
    await startAssessment(page, 'Proceed');
    await says(page, 'Error loading quiz. Please try again.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await question(page).or(skipRehearsal(page)).first().waitFor();
    if (await skipRehearsal(page).isVisible()) await skipRehearsal(page).click();

    await page.getByRole('button', { name: 'End Assessment' }).click();
    expect(await closeDialog(page, 'Notice')).toContain('Please answer at least one question before ending the quiz.');
    const given = await answerMany(page, 2);
    await saved(page).waitFor();

    await faults.next('saveAnswer', { kind: 'tamper', body: { optionId: 'z' } });
    const asked = await question(page).innerText();
    await options(page).first().click();
    expect(await closeDialog(page, 'Notice')).toContain('Error saving your answer. Please try again.');
    await expect.poll(() => question(page).innerText()).toBe(asked);
    given.push(await answer(page, 3));

    await faults.next('endAttempt', ...threeErrors);
    await page.getByRole('button', { name: 'End Assessment' }).click();
    await page.getByText('You have 57 unanswered questions. Are you sure you want to end the quiz?').waitFor();
    await page.getByRole('button', { name: 'Yes, End' }).click();
    await says(page, 'Submitting Assessment...');
    expect(await closeDialog(page, 'Notice')).toContain('Error ending quiz. Please try again.');
    await endAssessment(page);
    await expectStored(email, given);
  });

  it('an admin whose profile cannot be read is taken for none', async () => {
    const { page, faults } = await newFaultyPage();
    await faults.always(error, ['getMe']);
    await signIn(page, 'admin@example.com');
    await page.goto('/admin/quizzes');
    await says(page, 'Access Denied');
    await says(page, "You don't have admin privileges");
    await faults.end();
    await page.reload();
    await page.getByRole('heading', { name: 'Manage Assessment' }).waitFor();
  });
});

describe('a visitor who writes to the office', () => {
  it('hears of it when the message does not get through, and keeps it', async () => {
    const { page, faults } = await newFaultyPage();
    await page.goto('/contact');
    await faults.next('sendContactMessage', error, { kind: 'drop' });
    await sendMessage(page, 'Ravi', 'Do you test banks?');
    await says(page, 'Failed to send the message. Please try again.');
    await page.getByRole('button', { name: /Send/ }).click();
    await says(page, 'An error occurred. Please try again later.');
    await expect.poll(() => page.getByLabel(/^Message/).inputValue()).toBe('Do you test banks?');
    await page.getByRole('button', { name: /Send/ }).click();
    await says(page, 'Message sent successfully!');
    expect(await page.getByLabel(/^Message/).inputValue()).toBe('');
  });
});

describe('while the session is looked for', () => {
  it('the screen says so', async () => {
    const page = await newPage();
    await signIn(page, 'patient@example.com');
    await page.route('**/config.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith('.idToken')) ?? '';
      localStorage.setItem(name, 'unreadable');
    });
    await page.goto('/quiz-selection', { waitUntil: 'commit' });
    await says(page, 'Loading...');
    await says(page, 'Please wait while we load your content');
  });
});

/** A coupon for one use, redeemed by someone else. */
async function useUp(code: string): Promise<void> {
  const origin = inject('siteOrigin');
  const token = await tokenOf(origin, 'quicker@example.com');
  await callApi(origin, token, redeemCoupon, { params: { quizId: 1 }, body: { code } });
}
