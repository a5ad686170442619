import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog, openAdminScreen } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { answer, closeDialog, saved, signInAndBegin } from '#test/e2e/support/quiz/candidate.ts';
import { leaveTab } from '#test/e2e/support/quiz/leave-tab.ts';
import { visitorPaths } from '#test/e2e/support/look/screens.ts';
import { adminScreens } from '#web/app/admin-screens.ts';
import { create } from '#web/lib/words/admin/coupons.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

const { newPage } = useBrowser();

/** Notes whatever the site's policy forbids, in every document that the page opens. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void };
      noteRefusal(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile ?? ''} ${sample}`);
    });
  });
  return refused;
}

/** Once what a page has asked for, and what comes into view on the way down, is there. */
async function see(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

describe('the security policy', () => {
  it('forbids inline styles, and this test notices the violation', async () => {
    const reply = await fetch(cloud().origin);
    expect(reply.headers.get('content-security-policy')).not.toContain('unsafe-');
    // Not a story's own page: that one must not be refused anything.
    const page = await (await newPage()).context().newPage();
    const refused = await refusals(page);
    await page.goto('/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Inline</p>');
    });
    await expect.poll(() => refused).toEqual([expect.stringContaining('style-src')]);
  });

  it.each(visitorPaths)('blocks nothing that %s needs', async (path) => {
    const page = await newPage();
    const refused = await refusals(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await see(page);
    expect(refused).toEqual([]);
  });

  it('blocks nothing on a candidate’s way from the coupon to the account', async () => {
    const page = await newPage();
    const refused = await refusals(page);
    await signInAndBegin(page, 'policy@example.com');
    await page.getByRole('button', { name: 'End Assessment' }).click();
    await closeDialog(page, 'Notice');
    await answer(page);
    await saved(page).waitFor();
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor();
    await page.keyboard.press('Escape');
    await leaveTab(page);
    await closeDialog(page, 'Stay on this tab');
    await page.getByRole('button', { name: 'End Assessment' }).click();
    await page.getByRole('button', { name: 'Yes, End' }).click();
    await page.getByRole('heading', { name: 'Assessment Completed' }).waitFor();
    await see(page);
    await page.goto('/account');
    await page.getByText('TrueIn Assessment').first().waitFor();
    await page.getByRole('button', { name: /erase/i }).first().click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    expect(refused).toEqual([]);
  });

  it('blocks nothing on any admin screen or in an open dialog', async () => {
    const page = await newPage();
    const refused = await refusals(page);
    await openAdminScreen(page, '/admin');
    for (const { path } of adminScreens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await see(page);
    }
    await page.goto('/admin/coupons');
    await page.getByRole('button', { name: create.title }).click();
    await dialog(page, create.title).waitFor();
    await page.goto('/admin/quizzes');
    await page.getByRole('button', { name: 'Edit question 1', exact: true }).click();
    await dialog(page, 'Edit Question').waitFor();
    expect(refused).toEqual([]);
  });
});
