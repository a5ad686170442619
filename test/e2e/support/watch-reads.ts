import type { Page } from 'playwright-core';

/** Watches what a page reads from the API. @returns the addresses that one document has read more than once. */
export async function watchReads(page: Page): Promise<() => string[]> {
  const readsOf = new Map<string, string[]>();
  // Chromium names the document of each request. A page may still read something while the next one is on its way.
  const chromium = await page.context().newCDPSession(page);
  chromium.on('Network.requestWillBeSent', ({ loaderId, request }) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.startsWith('/api/')) return;
    readsOf.set(loaderId, [...(readsOf.get(loaderId) ?? []), pathname]);
  });
  await chromium.send('Network.enable');
  return () => {
    const again = [...readsOf.values()].flatMap((reads) => reads.filter((address, at) => reads.indexOf(address) < at));
    return [...new Set(again)];
  };
}
