import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/e2e/support/browser.ts';
import {
  answer,
  answerMany,
  closeDialog,
  endAssessment,
  kept,
  question,
  saved,
  signInAndBegin,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';

const { newPage, newFaultyPage } = useBrowser();
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave the assessment?' });
const loggingOut = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('who leaves the quiz', () => {
  it('by the browser is asked, told what it costs and what is unsent, and stays or goes', async () => {
    const email = 'going-back@example.com';
    const page = await newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signInAndBegin(page, email);
    const given = await answerMany(page, 2);
    await saved(page).waitFor();
    await page.context().setOffline(true);
    given.push(await answer(page, 1));
    await kept(page).waitFor();
    const asked = await question(page).innerText();

    await page.evaluate(() => history.back());
    await leaving(page).waitFor();
    const words = await leaving(page).innerText();
    expect(words).toContain('Coming back uses one of your 4 remaining attempts.');
    expect(words).toContain('1 answer has not reached us yet.');
    await press(page, 'Stay');
    await expect.poll(() => question(page).innerText()).toBe(asked);
    expect(new URL(page.url()).pathname).toBe('/quiz');

    await page.context().setOffline(false);
    await saved(page).waitFor({ timeout: 60_000 });
    await page.evaluate(() => history.back());
    await leaving(page).waitFor();
    expect(await leaving(page).innerText()).not.toContain('not reached us');
    await press(page, 'Leave');
    await page.getByRole('button', { name: 'Resume Assessment' }).waitFor();
    await startAssessment(page, 'Resume Assessment');
    expect(await closeDialog(page, 'Remaining Attempts')).toContain('3 attempts');
    await endAssessment(page);
    await expectStored(email, given);
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname !== '/result');
    expect(await leaving(page).count()).toBe(0);
  });

  it('before the first answer is not asked', async () => {
    const page = await newPage();
    await signInAndBegin(page, 'going-early@example.com');
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Proceed' }).waitFor();
    expect(await leaving(page).count()).toBe(0);
  });

  it('by a logout is asked; without a network it does not hang', async () => {
    const page = await newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signInAndBegin(page, 'logging-out@example.com');
    await answer(page);
    await saved(page).waitFor();
    await press(page, 'Logout');
    await loggingOut(page)
      .getByText(/Coming back uses one of your 4 remaining attempts/)
      .waitFor();
    await press(page, 'Cancel');
    await question(page).waitFor();
    await page.context().setOffline(true);
    await press(page, 'Logout');
    await loggingOut(page).waitFor();
    await press(page, 'Log out');
    await page.getByRole('heading', { name: 'Welcome to TrueIn' }).waitFor({ timeout: 15_000 });
    await page.waitForURL('**/login');
  });
});

describe('a server that fails', () => {
  it('is not called "offline": the answer is kept, the person hears of it, and can try by hand', async () => {
    const email = 'failing-server@example.com';
    const { page, faults } = await newFaultyPage();
    await signInAndBegin(page, email);
    const given = [await answer(page)];
    await saved(page).waitFor();
    await faults.always({ kind: 'fail', status: 500 }, ['saveAnswer']);
    given.push(await answer(page, 1));
    const notice = page.getByRole('alertdialog', { name: 'Notice' });
    await notice.getByText('Error saving your answer. Please try again.', { exact: true }).waitFor();
    await press(page, 'OK');
    // Shown, and a moment later said aloud.
    await page.getByText('Kept on this device: our server has a problem. We keep trying.').first().waitFor();
    expect(await page.getByText(/back online/).count()).toBe(0);
    await faults.end();
    await press(page, 'Try again');
    await saved(page).waitFor();
    await endAssessment(page);
    await expectStored(email, given);
  });

  it('and does not answer the end: there is a way on within 15 s, and nothing is lost', async () => {
    const email = 'hanging-end@example.com';
    const { page, faults } = await newFaultyPage();
    await signInAndBegin(page, email);
    const given = [await answer(page)];
    await saved(page).waitFor();
    await faults.always({ kind: 'hang' }, ['endAttempt']);
    await press(page, 'End Assessment');
    await press(page, 'Yes, End');
    await page.getByText('Submitting Assessment...').waitFor();
    await page.getByRole('button', { name: 'Go back' }).waitFor({ timeout: 15_000 });
    await press(page, 'Go back');
    given.push(await answer(page, 2));
    await faults.end();
    await endAssessment(page);
    await expectStored(email, given);
  });
});
