import type { Page } from 'playwright-core';
import { launchBrowser } from '#test/e2e/support/browser.ts';
import { holdToken } from '#test/e2e/support/hold-token.ts';
import { options, progress, startAssessment } from '#test/e2e/support/quiz/candidate.ts';
import { tokenOf, userIdOf } from '#test/e2e/support/token-of.ts';

const answers = 60;

/**
 * A new candidate with an empty cache: reads the home page, redeems a coupon, answers all 60 questions without leaving the tab, reads the
 * result, and the report once it has been mailed. The pauses of 25 s between the answers are left out: a page that gets receipts asks for
 * nothing in them. Returns the person's id.
 */
export async function takeJourney(origin: string, mailed: () => Promise<void>): Promise<string> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
    const token = await tokenOf(origin, 'journey@example.com');
    await holdToken(context, origin, token);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.goto('/quiz-selection');
    await redeem(page);
    await startAssessment(page, 'Proceed');
    for (let number = 1; number <= answers; number += 1) {
      await progress(page, number).waitFor();
      await options(page)
        .nth(number % 5)
        .click();
    }
    await page.waitForURL('**/result', { timeout: 60_000 });
    await mailed();
    await page.goto('/account', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^Read the report of/ }).click();
    await page.waitForURL('**/reports/*');
    await page.waitForLoadState('networkidle');
    return userIdOf(token);
  } finally {
    await browser.close();
  }
}

async function redeem(page: Page): Promise<void> {
  await page.getByText(/\d+ questions · \d+ minutes?/).waitFor();
  await page.getByLabel('Coupon code').fill('WELCOME50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied successfully!').waitFor();
}
