import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPage, useBrowser } from '#test/e2e/support/browser.ts';
import {
  answer,
  answerMany,
  closeDialog,
  endAssessment,
  kept,
  nextAfter,
  options,
  progress,
  readOption,
  resumeAfterKill,
  saved,
  signInAndBegin,
} from '#test/e2e/support/quiz/candidate.ts';
import { attemptsOf, expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { faultsIn } from '#test/e2e/support/faults.ts';
import { leaveTab } from '#test/e2e/support/quiz/leave-tab.ts';
import { answersOnDevice } from '#test/e2e/support/quiz/answers-on-device.ts';
import { startMortalBrowser } from '#test/e2e/support/mortal-browser.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

const { newFaultyPage } = useBrowser();

describe('a broken network or browser', () => {
  it('answers in flight when the browser is killed arrive after it restarts', async () => {
    const email = 'killed@example.com';
    const profile = mkdtempSync(join(tmpdir(), 'truein-profile-'));
    const origin = cloud().origin;
    const first = await startMortalBrowser(profile);
    onTestFinished(async () => {
      await first.kill();
      rmSync(profile, { recursive: true, force: true });
    });
    const faults = await faultsIn(first.context, origin);
    const before = await openPage(first.context);
    await signInAndBegin(before, email);
    const given = await answerMany(before, 2);
    await saved(before).waitFor();
    // Two answers are on their way, and neither arrives.
    await faults.always({ kind: 'hang' }, ['saveAnswer']);
    given.push(await answer(before, 1));
    given.push(await answer(before, 4));
    await expect.poll(() => answersOnDevice(before), { timeout: 60_000 }).toBe(2);
    await first.kill();
    await faults.end();

    const second = await startMortalBrowser(profile);
    onTestFinished(second.kill);
    const after = await openPage(second.context);
    await resumeAfterKill(after, email);
    expect(await closeDialog(after, 'Remaining Attempts')).toContain('3 attempts');
    await progress(after, 5).waitFor();
    given.push(await answer(after));
    await endAssessment(after);
    expect(await expectStored(email, given)).toMatchObject({ resumeCount: 1 });
  });

  it('a reload after the lost reply to the first answer starts no second attempt', async () => {
    const email = 'lost-start@example.com';
    const { page, faults } = await newFaultyPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signInAndBegin(page, email);
    await faults.next('saveAnswer', { kind: 'hang-reply' });
    const first = await readOption(page, 2);
    await options(page).nth(2).click();
    await expect.poll(async () => (await attemptsOf(email)).length, { timeout: 60_000 }).toBe(1);
    await page.reload();
    await closeDialog(page, 'Remaining Attempts');
    await nextAfter(page, first.question);
    const given = [first, await answer(page)];
    await endAssessment(page);
    expect(await expectStored(email, given)).toMatchObject({ resumeCount: 1 });
  });

  it('an entry that closes the attempt waits until an unsaved answer is stored', async () => {
    const email = 'last-entry@example.com';
    const { page, faults } = await newFaultyPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signInAndBegin(page, email);
    const given = [await answer(page)];
    await saved(page).waitFor();
    for (let switches = 1; switches <= 3; switches++) {
      await leaveTab(page);
      await closeDialog(page, 'Stay on this tab');
    }
    await faults.always({ kind: 'fail', status: 500 }, ['saveAnswer']);
    given.push(await answer(page, 2));
    await kept(page).waitFor();
    await page.reload();
    await page.getByText('Error loading quiz. Please try again.').waitFor({ timeout: 60_000 });
    await faults.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('based on the 2 of 60 questions you answered').waitFor();
    await page.getByRole('button', { name: 'End it and get the report' }).click();
    await page.waitForURL('**/result');
    expect(await expectStored(email, given)).toMatchObject({ endReason: 'limit', resumeCount: 4 });
  });
});
