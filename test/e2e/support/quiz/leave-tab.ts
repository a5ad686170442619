import type { Page } from 'playwright-core';

/** Headless Chromium shows every page, so the page is told that it was hidden, as a browser tells it. */
export async function leaveTab(page: Page): Promise<void> {
  // Not the follow-up of the previous switch, which reports how long it lasted.
  const counted = page.waitForResponse(
    (response) => response.url().includes('/tab-switches') && !response.request().postData()?.includes('awaySeconds'),
  );
  await become(page, 'hidden');
  await counted;
  await become(page, 'visible');
}

async function become(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
