import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Signs in as a Google account of the list, or as any other one that is typed. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  const listed = page.getByRole('button', { name: email });
  if ((await listed.count()) > 0) {
    await listed.click();
  } else {
    await page.getByRole('textbox').fill(email);
    await page.getByRole('textbox').press('Enter');
  }
  await page.waitForURL((url) => url.pathname === '/' && !url.search);
  await page
    .getByRole('button', { name: /account|profile/i })
    .first()
    .waitFor();
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied successfully!').waitFor();
}

/** From the selection page, with its coupon applied or its attempt unfinished, to the first question. */
export async function startAssessment(page: Page, button: 'Proceed' | 'Resume Assessment'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog', { name: 'Important Instructions' }).waitFor();
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await page.waitForURL('**/quiz');
}

/** Signs in, redeems and starts: the first question is on the screen. */
export async function beginAssessment(page: Page, email: string, code = 'WELCOME50'): Promise<void> {
  await signIn(page, email);
  await page.goto('/quiz-selection');
  await applyCoupon(page, code);
  await startAssessment(page, 'Proceed');
  await question(page).waitFor();
}

export const question = (page: Page) => page.locator('h2#question');
export const options = (page: Page) => page.getByRole('list', { name: 'Options' }).getByRole('button');

/** Chooses an option and waits for the next question, or for the end. @returns the question and the option's text. */
export async function answer(page: Page, choice = 0): Promise<{ question: string; option: string }> {
  const asked = await question(page).innerText();
  const option = options(page).nth(choice);
  const chosen = (await option.innerText()).replace(/^\d\s*/, '');
  await option.click();
  await expect
    .poll(async () => ((await question(page).count()) ? question(page).innerText() : ''), { timeout: 10_000 })
    .not.toBe(asked);
  return { question: asked, option: chosen };
}

export const saved = (page: Page) => page.getByText('Saved', { exact: true });

export async function closeDialog(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: /Continue|OK/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  return text;
}
