import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { switchesOnDevice } from './answers-on-device.ts';

/** Headless Chromium shows every page, so the page is told that it was hidden, as a browser tells it. */
export async function leaveTab(page: Page): Promise<void> {
  // Not the one before, which is told again with how long it was.
  const counted = page.waitForResponse(
    (response) => response.url().includes('/tab-switches') && !response.request().postData()?.includes('awaySeconds'),
  );
  await become(page, 'hidden');
  await counted;
  await become(page, 'visible');
}

/** The same without a network: until the browser has written it down. */
export async function leaveTabOffline(page: Page): Promise<void> {
  const before = await switchesOnDevice(page);
  await become(page, 'hidden');
  await expect.poll(() => switchesOnDevice(page), { timeout: 20_000 }).toBe(before + 1);
  await become(page, 'visible');
}

async function become(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
