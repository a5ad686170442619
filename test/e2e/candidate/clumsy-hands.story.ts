import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/e2e/support/browser.ts';
import {
  answer,
  answerMany,
  beginAssessment,
  closeDialog,
  comeSignedIn,
  displaced,
  endAssessment,
  nextAfter,
  options,
  progress,
  question,
  readOption,
  saved,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';

const { newPage } = useBrowser();

describe('hasty input', () => {
  it('double clicks, two options at once and a held key count only the first choice', async () => {
    const email = 'double-click@example.com';
    const page = await newPage();
    await beginAssessment(page, email);
    const given = [];
    for (const choice of [0, 3, 2]) {
      given.push(await readOption(page, choice));
      await options(page).nth(choice).dblclick();
      await nextAfter(page, given.at(-1)?.question ?? '');
    }
    // Two different options in one task, before anything can be drawn again.
    given.push(await readOption(page, 1));
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>('ol[aria-label=Options] button');
      buttons[1]?.click();
      buttons[4]?.click();
    });
    await nextAfter(page, given.at(-1)?.question ?? '');
    given.push(await readOption(page, 2));
    await page.keyboard.down('3');
    for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down('3');
    await page.keyboard.up('3');
    await nextAfter(page, given.at(-1)?.question ?? '');
    await progress(page, 6).waitFor();
    await endAssessment(page);
    await expectStored(email, given);
  });

  it('the back button leaves the attempt, costs one resume and keeps every answer', async () => {
    const email = 'back-button@example.com';
    const page = await newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await beginAssessment(page, email);
    const given = await answerMany(page, 3);
    await saved(page).waitFor();
    const fourth = await question(page).innerText();
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL('**/quiz-selection');
    await page.getByRole('button', { name: 'Resume Assessment' }).waitFor();
    await page.goForward();
    await page.waitForURL('**/quiz');
    expect(await closeDialog(page, 'Remaining Attempts')).toContain('3 attempts');
    await expect.poll(() => question(page).innerText()).toBe(fourth);
    given.push(await answer(page));
    await endAssessment(page);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 60_000 }).not.toBe('/quiz');
    expect(await expectStored(email, given)).toMatchObject({ resumeCount: 1, endReason: 'candidate' });
  });

  it('a second device takes the attempt over; one more answer of the first device counts', async () => {
    const email = 'two-devices@example.com';
    const first = await newPage();
    await beginAssessment(first, email);
    const given = await answerMany(first, 2);
    await saved(first).waitFor();

    const second = await newPage();
    await comeSignedIn(second, email);
    await second.goto('/quiz-selection');
    await startAssessment(second, 'Resume Assessment');
    expect(await closeDialog(second, 'Remaining Attempts')).toContain('3 attempts');
    const third = await readOption(first, 1);
    await options(first).nth(1).click();
    await displaced(first).waitFor({ timeout: 60_000 });
    expect(await options(first).count()).toBe(0);
    given.push(third);
    // The same question is still on the second device's screen: the first answer to it stays.
    await expect.poll(() => question(second).innerText()).toBe(third.question);
    await answer(second, 3);
    given.push(await answer(second, 2));
    await endAssessment(second);
    expect(await expectStored(email, given)).toMatchObject({ resumeCount: 1 });
  });
});
