import { afterAll, describe, expect, it } from 'vitest';
import { readSampleBank } from '#infra/local/seed/sample-bank.ts';
import { dialog, openAdminScreen, publishDrafts, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { fromTo } from '#web/lib/words/bank/changes.ts';
import * as words from '#web/lib/words/question-bank/versions.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';
import { answer, beginAssessment, endAssessment, progress, question, saved } from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser();

describe('restoring a version of the bank', () => {
  afterAll(publishSampleBank);

  it('publishes the old questions in one step; a running attempt keeps its own', async () => {
    const { look, found } = inspector();
    const shorter = readSampleBank()
      .slice(0, 8)
      .map((one) => ({ ...one, question: `${one.question} (short edition)` }));
    const old = await publishDrafts(shorter);
    const [short, restored] = [old + 1, old + 2];
    const candidate = await newPage();
    await beginAssessment(candidate, 'in-between@example.com');
    await progress(candidate, 1, 8).waitFor();
    await answer(candidate);
    await saved(candidate).waitFor();

    const admin = await newPage();
    await openAdminScreen(admin, '/admin/versions');
    await admin.getByRole('button', { name: words.compare(old), exact: true }).click();
    await admin.getByRole('heading', { name: words.comparison.title }).waitFor();
    const comparison = admin.getByRole('region', { name: fromTo(old, short) });
    await comparison.getByText('New 8').click();
    await expect.poll(() => comparison.getByText(/short edition/).count()).toBe(8);
    await admin.getByRole('button', { name: words.restore(old), exact: true }).click();
    const restoring = dialog(admin, words.restore(old));
    await restoring.getByText(/reports gain MQ\./).waitFor();
    await restoring.getByText(/^Parameters \d+$/).click();
    await look(admin, 'what a restoration changes', ['light']);
    await restoring.getByLabel('Reason').fill('The short edition was a trial');
    await restoring.getByRole('button', { name: words.restore(old), exact: true }).click();
    // Most of its scales went with their questions, and come back with them.
    await admin.getByText(`${words.restored(restored, old, 60)} ${words.withNotes}`).waitFor();
    const [third, first] = await Promise.all(
      [restored, old].map((version) =>
        admin.getByRole('row', { name: new RegExp(`^${version} ?(Live)?\\b`) }).innerText(),
      ),
    );
    expect(third).toContain(words.restoredFrom(old));
    expect(third).toContain('The short edition was a trial');
    // Nothing was copied: both have the same content.
    const contentOf = (row = '') => /\b[0-9a-f]{8}\b/.exec(row)?.[0];
    expect(contentOf(third)).toBe(contentOf(first));

    await expect.poll(() => question(candidate).innerText()).toContain('short edition');
    await answer(candidate);
    await progress(candidate, 3, 8).waitFor();
    await endAssessment(candidate);
    const next = await newPage();
    await beginAssessment(next, 'after-it@example.com');
    await progress(next, 1, 60).waitFor();
    expect(found).toEqual([]);
  });
});
