import { describe, expect, it } from 'vitest';
import { answersOnDevice } from '#test/e2e/support/quiz/answers-on-device.ts';
import { useBrowser } from '#test/e2e/support/browser.ts';
import {
  addressOf,
  answer,
  closeDialog,
  endAssessment,
  kept,
  question,
  signIn,
  signInAgain,
} from '#test/e2e/support/quiz/candidate.ts';
import { killSession, sessionEnded } from '#test/e2e/support/dead-session.ts';
import { beginToGoOffline } from '#test/e2e/support/look/shell-kept.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import * as login from '#web/lib/words/login.ts';
import { cost, unsent } from '#web/lib/words/returns.ts';

const { newPage } = useBrowser();

describe('a session that ends during the assessment', () => {
  it.each(['refused', 'missing'] as const)(
    'leads through the login back to the same question when the refresh token is %s',
    async (how) => {
      const email = `dead-session-${how}@example.com`;
      const page = await newPage();
      const given = await beginToGoOffline(page, email);
      await page.context().setOffline(true);
      given.push(await answer(page, 1));
      await kept(page).waitFor();
      const next = await question(page).innerText();

      await killSession(page, how);
      await page.context().setOffline(false);
      await sessionEnded(page).waitFor({ timeout: 60_000 });
      await page.waitForURL('**/login');
      await page.getByText(unsent(1)).waitFor();
      await page.getByText(cost(3)).waitFor();
      await page.getByText(login.continueQuiz).waitFor();

      await signInAgain(page, email);
      await page.waitForURL('**/quiz');
      expect(await closeDialog(page, 'Remaining Attempts')).toContain('3 attempts');
      await expect.poll(() => question(page).innerText()).toBe(next);
      expect(await answersOnDevice(page)).toBe(0);
      given.push(await answer(page, 2));
      await endAssessment(page);
      expect(await expectStored(email, given)).toMatchObject({ resumeCount: 1 });
    },
  );

  it('keeps the unsent answers for their owner while another person signs in', async () => {
    const email = 'first-of-two@example.com';
    const page = await newPage();
    const given = await beginToGoOffline(page, email, 1);
    await page.context().setOffline(true);
    given.push(await answer(page, 1));
    await kept(page).waitFor();
    await killSession(page);
    await page.context().setOffline(false);
    await sessionEnded(page).waitFor({ timeout: 60_000 });
    await page.context().clearCookies(); // the hosted page, too, has forgotten them
    await signIn(page, 'second-of-two@example.com');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(addressOf('/quiz-selection'));
    await page.getByLabel('Coupon code').waitFor();
    expect(await answersOnDevice(page)).toBe(1);
    await killSession(page);
    await page.reload();
    await sessionEnded(page).waitFor({ timeout: 60_000 });
    await page.context().clearCookies();
    await signIn(page, email);
    await page.goto(addressOf('/quiz-selection'));
    await page.getByRole('button', { name: 'Resume Assessment' }).click();
    await page.getByRole('button', { name: 'Start Assessment' }).click();
    await closeDialog(page, 'Remaining Attempts');
    await endAssessment(page);
    await expectStored(email, given);
  });
});

describe('a session that has ended', () => {
  it('leads from the coupon to the login and back, without “Failed to apply coupon”', async () => {
    const email = 'dead-coupon@example.com';
    const page = await newPage();
    await signIn(page, email);
    await page.goto(addressOf('/quiz-selection'));
    await page.getByText(/\d+ questions · \d+ minutes?/).waitFor();
    await page.getByLabel('Coupon code').fill('WELCOME50');
    await killSession(page);
    const words: string[] = [];
    await page.exposeFunction('note', (text: string) => words.push(text));
    await page.evaluate(() => {
      const { note } = globalThis as unknown as { note: (text: string) => void };
      new MutationObserver(() => note(document.body.innerText)).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    await page.getByRole('button', { name: 'Apply' }).click();
    await sessionEnded(page).waitFor({ timeout: 60_000 });
    expect(words.join(' ')).not.toContain('Failed to apply coupon');
    await signInAgain(page, email);
    await page.waitForURL('**/quiz-selection');
  });

  it.each([
    ['/account', 'dead-account@example.com'],
    ['/admin/coupons', 'admin@example.com'],
  ])('leads from %s to the login and back', async (path, email) => {
    const page = await newPage();
    await signIn(page, email);
    await page.goto(addressOf(path));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await killSession(page);
    await page.reload();
    await sessionEnded(page).waitFor({ timeout: 60_000 });
    await signInAgain(page, email);
    await page.waitForURL(`**${path}`);
    expect(await sessionEnded(page).count()).toBe(0);
  });
});
