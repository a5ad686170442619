import type { Page } from 'playwright-core';

/** Watches what a page reads of the API. @returns the addresses that one of its documents has read more than once. */
export function watchReads(page: Page): () => string[] {
  const documents: string[][] = [[]];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push([]);
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) documents.at(-1)?.push(pathname);
  });
  return () => [
    ...new Set(documents.flatMap((reads) => reads.filter((address, index) => reads.indexOf(address) < index))),
  ];
}
