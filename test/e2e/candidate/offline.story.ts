import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPage } from '#test/e2e/support/browser.ts';
import {
  answer,
  answerMany,
  closeDialog,
  endAssessment,
  progress,
  resumeAfterKill,
  saved,
  signInAndBegin,
} from '#test/e2e/support/quiz/candidate.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { faultsIn } from '#test/e2e/support/faults.ts';
import { answersOnDevice } from '#test/e2e/support/quiz/answers-on-device.ts';
import { startMortalBrowser } from '#test/e2e/support/mortal-browser.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

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
});
