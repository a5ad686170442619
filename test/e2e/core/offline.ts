import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/e2e/support/browser.ts';
import { beginToGoOffline } from '#test/e2e/support/look/shell-kept.ts';
import {
  answer,
  answerMany,
  closeDialog,
  endAssessment,
  kept,
  progress,
  question,
  saved,
} from '#test/e2e/support/quiz/candidate.ts';
import { attemptsOf, expectStored } from '#test/e2e/support/quiz/expect-stored.ts';

const { newPage } = useBrowser();

describe('a quiz without a network', () => {
  it('keeps answers over a reload, and stores each once when the network is back', async () => {
    const email = 'offline@example.com';
    const page = await newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    const given = await beginToGoOffline(page, email);

    await page.context().setOffline(true);
    given.push(...(await answerMany(page, 10)));
    await kept(page).waitFor();
    expect((await attemptsOf(email))[0]?.answers).toHaveLength(2);
    const next = await question(page).innerText();
    await page.reload();
    await progress(page, 13).waitFor();
    await expect.poll(() => question(page).innerText()).toBe(next);
    given.push(await answer(page, 3));
    await kept(page).waitFor();

    await page.context().setOffline(false);
    // Only the server knows how many are left.
    expect(await closeDialog(page, 'Remaining Attempts')).toContain('3 attempts');
    await saved(page).waitFor({ timeout: 60_000 });
    given.push(await answer(page, 2));
    await endAssessment(page);
    expect(await expectStored(email, given)).toMatchObject({ resumeCount: 1, late: 0 });
  });
});
