import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from '#test/e2e/support/browser.ts';
import { killSession, sessionEnded } from '#test/e2e/support/dead-session.ts';
import { violationsNow } from '#test/e2e/support/look/inspect.ts';
import { chooseAccount, signIn } from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser();
const login = (page: Page) => page.getByRole('button', { name: 'Login with Google' });
const chooser = (page: Page) => page.getByRole('heading', { name: 'Choose an account' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ }).first();
/** The login page says this, and its address says nothing. */
async function seeFailure(page: Page, words: string): Promise<void> {
  await page.getByRole('alert').getByText(words).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe('/login');
}

async function leaveForGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await login(page).click();
  await chooser(page).waitFor();
}

describe('a sign-in that fails', () => {
  it('leads to the login page after a cancel at Google, and the next try works', async () => {
    const page = await newPage();
    await leaveForGoogle(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await seeFailure(page, 'Google didn’t sign you in');
    expect(await violationsNow(page)).toEqual([]);
    await login(page).click();
    await chooseAccount(page, 'second-try@example.com');
    await account(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('leads to the login page in the tab that began first, and the other tab signs both in', async () => {
    const first = await newPage();
    const second = await openPage(first.context());
    await leaveForGoogle(first);
    await leaveForGoogle(second);
    await chooseAccount(first, 'two-tabs@example.com');
    await seeFailure(first, 'started again in another tab');
    await chooseAccount(second, 'two-tabs@example.com');
    await account(second).waitFor();
    await account(first).waitFor();
    expect(await first.getByRole('alert').count()).toBe(0);
  });
});

describe('the login page inside another app', () => {
  it('names the address to open in a browser', async () => {
    const page = await newPage();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setUserAgentOverride', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv)' });
    await page.goto('/login');
    await page.getByText(page.url(), { exact: true }).waitFor();
    expect(await violationsNow(page)).toEqual([]);
  });
});

describe('a sign-in after another one', () => {
  it('lets the person choose another account, although Google and the hosted page know one', async () => {
    const page = await newPage();
    await signIn(page, 'first-account@example.com');
    await killSession(page);
    await page.goto('/account');
    await sessionEnded(page).waitFor();
    await login(page).click();
    await chooseAccount(page, 'other-account@example.com');
    await page
      .getByRole('button', { name: /^Account of Other Account/ })
      .first()
      .waitFor();
  });
});
