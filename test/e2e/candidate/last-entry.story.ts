import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from '#test/e2e/support/browser.ts';
import {
  addressOf,
  answer,
  beginAssessment,
  closeDialog,
  instructions,
  progress,
  question,
  saved,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { attemptsOf, expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';
import { leaveTab } from '#test/e2e/support/quiz/leave-tab.ts';
import * as offer from '#web/lib/words/quiz-selection/offer.ts';
import { ends } from '#web/lib/words/quiz-selection/unfinished.ts';
import { closing } from '#web/lib/words/quiz/ending.ts';
import { left } from '#web/lib/words/returns.ts';
import { closingWords } from '#functions/domain/attempts/closing-entry.ts';

const { newPage } = useBrowser();

const choice = (page: Page) => page.getByRole('alertdialog', { name: closing.title });
const choose = (page: Page, name: string) =>
  choice(page).getByRole('button', { name }).or(choice(page).getByRole('link', { name })).click();
const effect = (answered: number) => closingWords({ answered, questionCount: 60, deadline: 1, now: 0 });
const exhausted = 'You have used all 3 attempts.You will get the report on mail after 24-48 business hours.';

async function useThreeAttempts(page: Page): Promise<void> {
  for (let switches = 1; switches <= 3; switches++) {
    await leaveTab(page);
    await closeDialog(page, 'Stay on this tab');
  }
}

describe('an entry that may close the attempt', () => {
  it('asks for confirmation on a stale selection page and ends nothing before that', async () => {
    const email = 'stale-selection@example.com';
    const page = await newPage();
    await beginAssessment(page, email);
    const given = [await answer(page, 1), await answer(page, 2)];
    await saved(page).waitFor();
    const selection = await openPage(page.context());
    await selection.goto(addressOf('/quiz-selection'));
    await selection.getByText(left(3)).waitFor();
    await page.bringToFront();
    await useThreeAttempts(page);

    await selection.getByRole('button', { name: 'Resume Assessment' }).click();
    await instructions(selection).getByRole('button', { name: 'Start Assessment' }).click();
    await choice(selection).waitFor();
    await expect.poll(() => choice(selection).innerText()).toContain(effect(2));
    expect(await question(selection).count()).toBe(0);
    const { look, found } = inspector();
    await look(selection, 'would close');
    await choose(selection, closing.notNow);
    await selection.waitForURL('**/quiz-selection');
    await selection.getByText(ends(2, 60)).waitFor();
    await look(selection, 'last attempt');
    expect((await attemptsOf(email))[0]).toMatchObject({ status: 'open', resumeCount: 3 });

    // The page that has the attempt still has it.
    given.push(await answer(page, 3));
    await saved(page).waitFor();
    await selection.reload();
    await selection.getByText(ends(3, 60)).waitFor();
    await selection.getByRole('button', { name: 'Resume Assessment' }).click();
    await choose(selection, closing.end);
    await selection.waitForURL('**/result');
    await selection.getByText(exhausted).waitFor();
    expect(await expectStored(email, given)).toMatchObject({ endReason: 'limit', resumeCount: 4 });

    // A retake leaves out what was answered, and says so before it takes a coupon.
    await selection.goto(addressOf('/quiz-selection'));
    await selection.getByText(offer.onlyNew(57)).waitFor();
    await selection.getByLabel('Coupon code').fill('welcome50');
    await selection.getByRole('button', { name: 'Apply' }).click();
    const retake = selection.getByRole('alertdialog', { name: offer.shorterTitle });
    await retake.waitFor();
    await look(selection, 'retake');
    await retake.getByRole('button', { name: offer.retakeButtons.apply }).click();
    await selection.getByText('Coupon applied successfully!').waitFor();
    await startAssessment(selection, 'Proceed');
    await progress(selection, 1, 57).waitFor();
    expect(found).toEqual([]);
  });
});
