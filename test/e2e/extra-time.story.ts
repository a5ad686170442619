import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog, openAdminScreen } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { answer, beginAssessment, endAssessment, question, saved } from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser();
const email = 'power-cut@example.com';

async function grant(admin: Page, minutes: string, reason: string): Promise<void> {
  await admin.getByRole('button', { name: 'Grant more time' }).click();
  const granting = dialog(admin, /^Grant .+ more time$/);
  await granting.getByRole('textbox', { name: /minutes/i }).fill(minutes);
  await granting.getByLabel('Reason').fill(reason);
  await granting.getByRole('button', { name: 'Grant time' }).click();
  await admin.getByText(`Granted ${minutes} more minutes. `, { exact: false }).waitFor();
}

describe('extra time', () => {
  it('reaches a running attempt: the candidate sees it with the next answer, or without one, and the timeline says why', async () => {
    const candidate = await newPage();
    await beginAssessment(candidate, email);
    await answer(candidate);
    await saved(candidate).waitFor();
    await candidate
      .getByText(/^(29|30):\d\d$/)
      .first()
      .waitFor();

    const admin = await newPage();
    await openAdminScreen(admin, `/admin/attempts?email=${encodeURIComponent(email)}`);
    await admin.getByRole('link', { name: email }).click();
    await grant(admin, '10', 'Power cut in the hall');

    await answer(candidate);
    await candidate.getByText('You have 10 more minutes').first().waitFor({ state: 'attached' });
    await candidate
      .getByText(/^3[1-9]:\d\d$/)
      .first()
      .waitFor();

    // A page that only reads asks by itself: after two minutes of silence, and at once when its network returns.
    await grant(admin, '5', 'Power cut again');
    const asked = await question(candidate).innerText();
    await candidate.context().setOffline(true);
    await candidate.context().setOffline(false);
    await candidate.getByText('You have 5 more minutes').first().waitFor({ state: 'attached' });
    await expect.poll(() => question(candidate).innerText()).toBe(asked);
    await answer(candidate);
    await endAssessment(candidate);

    await admin.reload();
    const granted = admin.getByRole('row').filter({ hasText: 'Power cut in the hall' });
    await granted.waitFor();
    await expect.poll(() => granted.innerText()).toMatch(/10 more minutes/i);
  });
});
