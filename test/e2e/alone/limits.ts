import { afterAll, describe, expect, it } from 'vitest';
import { setTimeLimit } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { answer, beginAssessment, closeDialog, saved } from '#test/e2e/support/quiz/candidate.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { mailsTo, reportOf } from '../support/inbox.ts';
import { leaveTab } from '#test/e2e/support/quiz/leave-tab.ts';

const { newPage } = useBrowser();

describe('the limits of an attempt', () => {
  afterAll(() => setTimeLimit(null));

  it('the fourth tab switch closes the attempt and mails the report', async () => {
    const email = 'switcher@example.com';
    const page = await newPage();
    await beginAssessment(page, email);
    const given = await answer(page);
    await saved(page).waitFor();
    for (const remaining of ['3 attempts', '2 attempts', '1 attempt']) {
      await leaveTab(page);
      expect(await closeDialog(page, 'Stay on this tab')).toContain(remaining);
    }
    await leaveTab(page);
    await page.waitForURL('**/result');
    await page
      .getByText('You have used all 3 attempts.You will get the report on mail after 24-48 business hours.')
      .waitFor();
    await reportOf(email);
    await page.waitForTimeout(1_500);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await expectStored(email, [given])).toMatchObject({ endReason: 'limit', resumeCount: 4 });
  });

  it('time that runs out ends the attempt by itself', async () => {
    const email = 'slow@example.com';
    await setTimeLimit(8);
    const page = await newPage();
    await beginAssessment(page, email);
    const given = await answer(page, 2);
    await page.getByText(/00:0\d/).waitFor();
    await page.waitForURL('**/result', { timeout: 20_000 });
    await page.getByRole('heading', { name: 'Assessment Completed' }).waitFor();
    await reportOf(email);
    expect(await expectStored(email, [given])).toMatchObject({ endReason: 'time' });
  });
});
