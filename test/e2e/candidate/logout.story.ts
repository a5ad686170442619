import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answersOnDevice, papersOnDevice } from '#test/e2e/support/quiz/answers-on-device.ts';
import { useBrowser } from '#test/e2e/support/browser.ts';
import {
  addressOf,
  answer,
  closeDialog,
  endAssessment,
  kept,
  saved,
  signIn,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { beginToGoOffline } from '#test/e2e/support/look/shell-kept.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { loggedOut } from '#web/lib/words/app/account-menu.ts';
import { unsent } from '#web/lib/words/returns.ts';
import { buttons } from '#web/lib/words/ui/log-out.ts';

const { newPage } = useBrowser();
const notice = (page: Page) => page.getByText(loggedOut.title);

describe('a logout without a network', () => {
  it('removes tokens and stored questions at once, keeps unsent answers, and revokes the token later', async () => {
    const email = 'logout-offline@example.com';
    const page = await newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    const given = await beginToGoOffline(page, email);

    await page.context().setOffline(true);
    given.push(await answer(page, 1));
    await kept(page).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out?' });
    await expect.poll(() => question.innerText()).toContain(unsent(1));
    await question.getByRole('button', { name: buttons.keep }).click();

    await page.getByRole('heading', { name: 'Welcome to TrueIn' }).waitFor();
    await notice(page).waitFor();
    expect(await tokens(page)).toEqual([]);
    expect(await waiting(page)).toHaveLength(1);
    expect(await papersOnDevice(page)).toBe(0);
    expect(await answersOnDevice(page)).toBe(1);
    await page.goto('about:blank').catch(() => undefined);

    await page.context().setOffline(false);
    await page.goto(addressOf('/'));
    await expect.poll(() => waiting(page), { timeout: 60_000 }).toEqual([]);
    // The hosted page may still have a session: it must ask who signs in.
    await signIn(page, email);
    await page.goto(addressOf('/quiz-selection'));
    await startAssessment(page, 'Resume Assessment');
    await closeDialog(page, 'Remaining Attempts');
    await saved(page).waitFor({ timeout: 60_000 });
    expect(await answersOnDevice(page)).toBe(0);
    given.push(await answer(page, 2));
    await endAssessment(page);
    await expectStored(email, given);
  });

  it('removes the tokens on a public page, too, and revokes them later', async () => {
    const page = await newPage();
    await signIn(page, 'going-home@example.com');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page
      .getByRole('button', { name: /^Account of/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await notice(page).waitFor();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await tokens(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => waiting(page), { timeout: 60_000 }).toEqual([]);
  });
});

const tokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('CognitoIdentityServiceProvider')));

const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('truein.to-revoke.')));
