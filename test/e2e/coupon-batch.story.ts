import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dialog, openAdminScreen } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { answer, applyCoupon, beginAssessment, saved, signIn } from './support/candidate.ts';

const { newPage } = useBrowser();
const label = 'Riverside School, class 12';

describe('a batch of single-use codes', () => {
  it('is made, handed out, redeemed once each, and says by whom', async () => {
    const admin = await newPage();
    await openAdminScreen(admin, '/admin/coupons');
    await admin.getByRole('button', { name: 'Create a batch of codes' }).click();
    const form = dialog(admin, 'Create a batch of codes');
    await form.getByRole('textbox', { name: 'Number of codes' }).fill('3');
    await form.getByLabel('Label').fill(label);
    await form.getByLabel('Discount in %').fill('100');
    await form.getByRole('button', { name: 'Create codes' }).click();
    await admin.getByRole('heading', { name: label }).waitFor();

    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'CSV of unused codes' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(lines).toHaveLength(4);
    const [, code = '', other = ''] = lines;
    expect(code).not.toBe(other);

    const pupil = await newPage();
    await beginAssessment(pupil, 'pupil@example.com', code);
    await answer(pupil);
    await saved(pupil).waitFor();

    const late = await newPage();
    await signIn(late, 'late-pupil@example.com');
    await late.goto('/quiz-selection');
    await applyCoupon(late, code, 'Coupon usage limit reached');
    await applyCoupon(late, other);

    await admin.reload();
    const row = (text: string) => admin.getByRole('row').filter({ hasText: text });
    await row(code).getByText('pupil@example.com').waitFor();
    expect(await row(code).innerText()).toContain('Used');
    expect(await row(other).innerText()).toContain('Redeemed, not begun');
  });
});
