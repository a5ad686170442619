import { describe, expect, it } from 'vitest';
import { dialog, openAdminScreen } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { answer, beginAssessment, endAssessment, question, saved } from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser();
const email = 'power-cut@example.com';

describe('extra time', () => {
  it('reaches a running attempt: the candidate sees it without a reload, and the timeline says why', async () => {
    const candidate = await newPage();
    await beginAssessment(candidate, email);
    await answer(candidate);
    await saved(candidate).waitFor();
    const asked = await question(candidate).innerText();
    await candidate
      .getByText(/^(29|30):\d\d$/)
      .first()
      .waitFor();

    const admin = await newPage();
    await openAdminScreen(admin, `/admin/attempts?email=${encodeURIComponent(email)}`);
    await admin.getByRole('link', { name: email }).click();
    await admin.getByRole('button', { name: 'Grant more time' }).click();
    const granting = dialog(admin, /^Grant .+ more time$/);
    await granting.getByRole('textbox', { name: /minutes/i }).fill('10');
    await granting.getByLabel('Reason').fill('Power cut in the hall');
    await granting.getByRole('button', { name: 'Grant time' }).click();
    await admin.getByText(/^Granted 10 more minutes\. /).waitFor();

    await candidate.getByText('You have 10 more minutes').first().waitFor({ state: 'attached', timeout: 60_000 });
    await candidate
      .getByText(/^3[1-9]:\d\d$/)
      .first()
      .waitFor();
    await expect.poll(() => question(candidate).innerText()).toBe(asked);
    await answer(candidate);
    await endAssessment(candidate);

    await admin.reload();
    const granted = admin.getByRole('row').filter({ hasText: 'Power cut in the hall' });
    await granted.waitFor();
    await expect.poll(() => granted.innerText()).toMatch(/10 more minutes/i);
  });
});
