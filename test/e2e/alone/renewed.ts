import { afterAll, describe, expect, it } from 'vitest';
import { readSampleBank } from '#infra/local/seed/sample-bank.ts';
import { dialog, publishDrafts, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import {
  addressOf,
  answer,
  beginAssessment,
  options,
  progress,
  question,
  saved,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser();

describe('a candidate who has not begun while a bank is published', () => {
  afterAll(publishSampleBank);

  it('gets the new questions in another tab; the page that was left behind enters again by itself and says so', async () => {
    const left = await newPage();
    await beginAssessment(left, 'renewed@example.com');
    await progress(left, 1, 60).waitFor();
    const renewed = readSampleBank()
      .slice(0, 8)
      .map((one) => ({ ...one, question: `${one.question} (renewed)` }));
    await publishDrafts(renewed);
    const other = await left.context().newPage();
    await other.goto(addressOf('/quiz-selection'));
    await startAssessment(other, 'Proceed');
    await progress(other, 1, 8).waitFor();

    await left.bringToFront();
    await options(left).first().click();
    const notice = dialog(left, 'Notice');
    await notice.getByText(/Your last choice was not counted/).waitFor();
    await notice.getByRole('button', { name: 'OK' }).click();
    await progress(left, 1, 8).waitFor();
    await expect.poll(() => question(left).innerText()).toContain('(renewed)');
    await answer(left);
    await saved(left).waitFor();
    await progress(left, 2, 8).waitFor();
  });
});
