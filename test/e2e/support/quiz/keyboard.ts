import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const maxTabs = 60;

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let tabs = 0; tabs <= maxTabs; tabs++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`${String(target)} is not reached by Tab.`);
}

/** Goes there and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
