import { afterAll, describe, expect, it } from 'vitest';
import { readSampleBank } from '#infra/local/seed/sample-bank.ts';
import { dialog, openAdminScreen, publishDrafts, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { answer, beginAssessment, endAssessment, progress, question, saved } from '../support/candidate.ts';

const { newPage } = useBrowser();

describe('an admin who restores a version', () => {
  afterAll(publishSampleBank);

  it('goes back in one step while a candidate answers, who goes on with what they began', async () => {
    const shorter = readSampleBank()
      .slice(0, 8)
      .map((one) => ({ ...one, question: `${one.question} (short edition)` }));
    await publishDrafts(shorter);
    const candidate = await newPage();
    await beginAssessment(candidate, 'in-between@example.com');
    await progress(candidate, 1, 8).waitFor();
    await answer(candidate);
    await saved(candidate).waitFor();

    const admin = await newPage();
    await openAdminScreen(admin, '/admin/versions');
    await admin.getByRole('button', { name: 'Compare version 1' }).click();
    await admin.getByRole('heading', { name: 'Compare versions' }).waitFor();
    const comparison = admin.getByRole('region', { name: 'From version 1 to version 2' });
    await comparison.getByText('New 8').click();
    await expect.poll(() => comparison.getByText(/short edition/).count()).toBe(8);
    await admin.getByRole('button', { name: 'Restore version 1' }).click();
    const restoring = dialog(admin, 'Restore version 1');
    await restoring.getByLabel('Reason').fill('The short edition was a trial');
    await restoring.getByRole('button', { name: 'Restore version 1' }).click();
    await admin.getByText('Version 3 is live: it has the 60 questions of version 1.').waitFor();
    const [third, first] = await Promise.all(
      [3, 1].map((version) => admin.getByRole('row', { name: new RegExp(`^${version} ?(Live)?\\b`) }).innerText()),
    );
    expect(third).toContain('Restore of version 1');
    expect(third).toContain('The short edition was a trial');
    // Nothing was copied: both have the same content.
    const contentOf = (row = '') => /\b[0-9a-f]{8}\b/.exec(row)?.[0];
    expect(contentOf(third)).toBe(contentOf(first));

    expect(await question(candidate).innerText()).toContain('short edition');
    await answer(candidate);
    await progress(candidate, 3, 8).waitFor();
    await endAssessment(candidate);
    const next = await newPage();
    await beginAssessment(next, 'after-it@example.com');
    await progress(next, 1, 60).waitFor();
  });
});
