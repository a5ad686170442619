import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readSampleBank } from '#infra/local/seed/sample-bank.ts';
import type { Stories } from '#test/e2e/support/browser.ts';
import {
  answer,
  applyCoupon,
  chooseAccount,
  closeDialog,
  options,
  question,
  saved,
  signIn,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { mailsTo, reportOf } from '#test/e2e/support/inbox.ts';
import { watchReads } from '#test/e2e/support/watch-reads.ts';
import { readOf } from '#web/lib/words/account/attempts.ts';

const bank = readSampleBank();

interface Candidate {
  email: string;
  /** As the report names them. */
  name: string;
}

/** A whole assessment, and one that is resumed. */
export function describeCandidate(title: string, newPage: Stories['newPage'], { email, name }: Candidate): void {
  describe(title, () => {
    it('answers 60 questions and gets the report by mail and on the web', async () => {
      const page = await newPage();
      const readAgain = await watchReads(page);
      await page.goto('/');
      await page
        .getByRole('link', { name: 'Take Assessment' })
        .or(page.getByRole('button', { name: 'Take Assessment' }))
        .first()
        .click();
      await page.waitForURL('**/login');
      await page.getByRole('button', { name: 'Login with Google' }).click();
      await chooseAccount(page, email);
      await page.waitForURL('**/quiz-selection');

      await page.getByText('₹1,999.00').first().waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
      await page.getByLabel('Coupon code').fill('NOPE');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('Invalid or expired coupon code').waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Proceed' }).isDisabled()).toBe(true);
      await applyCoupon(page, 'WELCOME50');
      await page.getByText('₹999.50').waitFor();
      await startAssessment(page, 'Proceed');

      await question(page).waitFor();
      await page.getByText('--:--').waitFor();
      const given = [];
      for (let number = 1; number <= 60; number++) {
        await expect.poll(() => options(page).count()).toBe(5);
        if (number === 2) await page.getByText(/29:\d\d/).waitFor();
        const asked = await question(page).innerText();
        const option = options(page).nth(number % 5);
        given.push({ asked, chosen: (await option.innerText()).replace(/^\d\s*/, '') });
        await option.click();
        if (number < 60) await expect.poll(() => question(page).innerText(), { timeout: 60_000 }).not.toBe(asked);
      }
      await page.waitForURL('**/result');
      await page.getByRole('heading', { name: 'Assessment Completed' }).waitFor();
      await page.getByText('You will get the report on mail after 24-48 business hours.').waitFor();

      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      expect(new Set(given.map(({ asked }) => asked)).size).toBe(60);
      const { text } = await extractText(await reportOf(email), { mergePages: true });
      expect(text).toContain(name);

      // The report on the web has every answer with what the bank says of it.
      await page.goto('/account');
      await page.getByRole('link', { name: new RegExp(`^${readOf('TrueIn Assessment', '')}`) }).click();
      await page.getByRole('heading', { name: 'What each answer says' }).waitFor();
      const words = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
      for (const { asked, chosen } of given) {
        const option = bank.find((one) => one.question === asked)?.options.find((one) => one.option === chosen);
        expect(words).toContain(chosen);
        expect(words).toContain(option?.remarks.replace(/\s+/g, ' ') ?? 'no such option');
      }
      expect(await mailsTo(email)).toHaveLength(1);
      // A coupon changes the seat, and device check and entry read the quiz again. Everything else is read once per document.
      expect(readAgain().toSorted()).toEqual(['/api/quiz', '/api/quizzes/1/seat']);
    });

    it('resumes after a reload at the same question, with the right number of attempts left', async () => {
      const page = await newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      await signIn(page, `resume-${email}`);
      await page.goto('/quiz-selection');
      await applyCoupon(page, 'WELCOME50');
      await startAssessment(page, 'Proceed');
      await question(page).waitFor();
      for (let number = 1; number <= 3; number++) await answer(page, number);
      await saved(page).waitFor();
      const fourth = await question(page).innerText();
      const choices = await options(page).allInnerTexts();

      await page.reload();
      expect(await closeDialog(page, 'Remaining Attempts')).toContain('3 attempts');
      await expect.poll(() => question(page).innerText()).toBe(fourth);
      await expect.poll(() => options(page).allInnerTexts()).toEqual(choices);
      await page.getByText('5%').waitFor();

      await page.goto('/');
      await page.goto('/quiz');
      await page.waitForURL('**/quiz-selection');
      await startAssessment(page, 'Resume Assessment');
      expect(await closeDialog(page, 'Remaining Attempts')).toContain('2 attempts');
      await expect.poll(() => question(page).innerText()).toBe(fourth);

      await page.getByRole('button', { name: 'End Assessment' }).click();
      await page.getByText('You have 57 unanswered questions. Are you sure you want to end the quiz?').waitFor();
      await page.getByRole('button', { name: 'Yes, End' }).click();
      await page.waitForURL('**/result');
      await reportOf(`resume-${email}`);
    });
  });
}
