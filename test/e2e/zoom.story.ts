import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { addressOf, adult, applyCoupon, comeSignedIn, instructions } from '#test/e2e/support/quiz/candidate.ts';

const { newPage } = useBrowser();
/** A desktop of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

/** How much of it can be seen at once, at best. */
async function mostVisible(element: Locator): Promise<number> {
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  return element.evaluate(
    (shown) =>
      new Promise<number>((resolve) =>
        new IntersectionObserver(([seen]) => resolve(seen?.intersectionRect.height ?? 0)).observe(shown),
      ),
  );
}

describe('a page at 400 %', () => {
  it('lets the instructions and the consent be read', async () => {
    const page = await newPage();
    await comeSignedIn(page, 'zoom@example.com');
    await page.goto(addressOf('/quiz-selection'));
    await applyCoupon(page, 'WELCOME50');
    await page.setViewportSize(zoomed);
    await page.getByRole('button', { name: 'Proceed' }).click();
    expect(await mostVisible(instructions(page).locator('li').first())).toBeGreaterThan(48);
    await instructions(page).getByRole('button', { name: 'Start Assessment' }).click();
    await adult(page).waitFor();
    expect(await mostVisible(instructions(page).locator('dd').first())).toBeGreaterThan(48);
  });
});
