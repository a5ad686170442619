import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/e2e/support/browser.ts';
import {
  adult,
  agree,
  instructions,
  nextAfter,
  options,
  progress,
  question,
  readOption,
} from '#test/e2e/support/quiz/candidate.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { press, tabTo } from '#test/e2e/support/quiz/keyboard.ts';
import * as practice from '#web/lib/words/quiz/rehearsal.ts';
import * as device from '#web/lib/words/quiz-selection/device-check.ts';

const { newPage } = useBrowser();
/** Does something that brings the next question. @returns what was asked and the option at this place. */
async function giving(
  page: Page,
  place: number,
  act: () => Promise<void>,
): Promise<{ question: string; option: string }> {
  const given = await readOption(page, place);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  await act();
  await nextAfter(page, given.question);
  return given;
}

it('a candidate gets from the home page to the result by keyboard alone', async () => {
  const email = 'keyboard@example.com';
  const page = await newPage();
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const takeAssessment = page.getByRole('main').getByRole('link', { name: 'Take Assessment' }).first();

  await page.goto('/');
  await press(page, takeAssessment);
  await page.waitForURL('**/login');
  await press(page, button('Login with Google'));
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await tabTo(page, page.getByRole('textbox'));
  await keyboard.type(email);
  await keyboard.press('Enter');
  await page.waitForURL('**/quiz-selection');

  await tabTo(page, page.getByLabel('Coupon code'));
  await keyboard.type('WELCOME50');
  await keyboard.press('Enter');
  await page.getByText('Coupon applied successfully!').waitFor();
  await press(page, button('Proceed'));
  const dialog = instructions(page);
  const start = dialog.getByRole('button', { name: 'Start Assessment' });
  await dialog.waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await press(page, button('Proceed'));
  await press(page, start);
  await press(page, adult(page), 'Space');
  await expect.poll(() => adult(page).isChecked()).toBe(true);
  await press(page, agree(page), 'Space');
  await press(page, button(device.buttons.practise));
  await page.waitForURL('**/quiz');
  await giving(page, 0, () => keyboard.press('1'));
  await giving(page, 1, async () => {
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  });
  await press(page, button(practice.buttons.start));

  await progress(page, 1).waitFor();
  const given = [await giving(page, 2, () => keyboard.press('3'))];
  given.push(
    await giving(page, 4, async () => {
      await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
    }),
  );
  given.push(
    await giving(page, 1, async () => {
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowRight');
      await keyboard.press('Space');
    }),
  );
  const fourth = await question(page).innerText();
  for (const key of ['ArrowDown', 'ArrowUp', 'Tab', '9', '0', 'a', 'Escape']) await keyboard.press(key);
  await expect.poll(() => question(page).innerText()).toBe(fourth);

  await press(page, button('End Assessment'));
  const confirmation = page.getByRole('alertdialog', { name: 'End Assessment?' });
  await confirmation.waitFor();
  await keyboard.press('Escape');
  await confirmation.waitFor({ state: 'hidden' });
  const last = await readOption(page, 0);
  await press(page, options(page)); // the focus was given back to the button that had opened the dialog
  await nextAfter(page, last.question);
  given.push(last);
  await press(page, button('End Assessment'));
  await press(page, confirmation.getByRole('button', { name: 'Yes, End' }));
  await page.waitForURL('**/result');
  await expectStored(email, given);
  await press(page, page.getByRole('link', { name: 'Return to Home' }));
  await page.waitForURL((url) => url.pathname === '/');
});
