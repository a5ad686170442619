import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Translation, translatePage } from '#test/support/translate-page.ts';
import { useBrowser } from '#test/e2e/support/browser.ts';
import { sendMessage } from '#test/e2e/support/contact-form.ts';
import { mailsTo } from '#test/e2e/support/inbox.ts';
import {
  addressOf,
  answer,
  applyCoupon,
  closeDialog,
  comeSignedIn,
  endAssessment,
  instructions,
  options,
  adult,
  agree,
  progress,
  question,
  saved,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { cloud } from '#test/e2e/support/cloud.ts';
import * as rehearsal from '#web/lib/words/quiz/rehearsal.ts';
import * as device from '#web/lib/words/quiz-selection/device-check.ts';
import { left } from '#web/lib/words/returns.ts';

const { newPage } = useBrowser();

/** A page that the browser translates. @returns it with the errors of its scripts */
async function translatedPage(translation: Translation): Promise<{ page: Page; errors: string[] }> {
  const page = await newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(translatePage, translation);
  return { page, errors };
}

const percent = (page: Page, number: number) => page.getByText(`${number}% complete`, { exact: true });
const isTranslated = (page: Page) => page.locator('font').first().waitFor({ state: 'attached' });

const translations: Translation[] = [
  { latencyMs: 0, text: 'removed' },
  { latencyMs: 500, text: 'moved' },
  { latencyMs: 2_000, text: 'removed' },
];

describe('a candidate whose browser translates each page', () => {
  it.each(translations)('takes the assessment: after $latencyMs ms, texts are $text', async (translation) => {
    const { page, errors } = await translatedPage(translation);
    const email = `translated-${translation.latencyMs}-${translation.text}@example.com`;
    await comeSignedIn(page, email);
    await page.goto(addressOf('/quiz-selection'));
    await page.getByText('₹1,999.00').first().waitFor();
    await page.getByText('0%', { exact: true }).waitFor();
    await isTranslated(page);
    await applyCoupon(page, 'WELCOME50');
    await page.getByText('50%', { exact: true }).waitFor();
    await page.getByText('₹999.50').waitFor();

    // The device check and the practice questions.
    await page.getByRole('button', { name: 'Proceed' }).click();
    await instructions(page).getByRole('button', { name: 'Start Assessment' }).click();
    await adult(page).check();
    await agree(page).click();
    await page.getByRole('heading', { name: device.title }).waitFor();
    await page.getByText(/Your connection is/).waitFor();
    await page.getByText(/Everything is ready|You can continue/).waitFor();
    await isTranslated(page);
    await page.getByRole('button', { name: device.buttons.practise }).click();
    await progress(page, 1, 2).waitFor();
    await options(page).first().click();
    await progress(page, 2, 2).waitFor();
    await options(page).first().click();
    await page.getByRole('button', { name: rehearsal.buttons.start }).click();

    await progress(page, 1).waitFor();
    await percent(page, 0).waitFor();
    await answer(page);
    await progress(page, 2).waitFor();
    await percent(page, 2).waitFor();
    await page.getByText(/29:\d\d/).waitFor();
    await answer(page, 1);
    await progress(page, 3).waitFor();
    await percent(page, 3).waitFor();
    await saved(page).waitFor();

    // The unfinished attempt, whose clock runs.
    await page.goto(addressOf('/quiz-selection'));
    await page.getByText(left(3)).waitFor();
    await page.getByText(/the clock is running: (29|28) minutes left/).waitFor();
    await page.getByText(/^2 of 60 questions answered/).waitFor();
    await isTranslated(page);
    await startAssessment(page, 'Resume Assessment');
    expect(await closeDialog(page, 'Remaining Attempts')).toContain('3 attempts');
    await progress(page, 3).waitFor();
    await percent(page, 3).waitFor();
    await question(page).waitFor();
    await endAssessment(page);
    await page.getByRole('heading', { name: 'Assessment Completed' }).waitFor();
    await isTranslated(page);
    expect(errors).toEqual([]);
  });
});

describe('a visitor whose browser changes the page', () => {
  it('sends what was typed before the translated form starts', async () => {
    const { page } = await translatedPage({ latencyMs: 0, text: 'removed' });
    await page.goto('/contact');
    await isTranslated(page);
    await sendMessage(page, 'Ranjana', 'Do you speak Marathi?');
    await page.getByText('Message sent successfully!').waitFor();
    const mails = await mailsTo(cloud().office);
    expect(mails.map(({ body }) => body.text ?? '').join()).toContain('Do you speak Marathi?');
  });
});
