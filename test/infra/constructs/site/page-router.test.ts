import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { appPaths, pageRouter, publicPaths } from '#infra/constructs/site/page-router.ts';
import { documentPaths } from '#web/pages/render-page.tsx';

interface Outcome {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

/** Runs the text as CloudFront would. */
function served(uri: string): Outcome {
  const handler = runInNewContext(`${pageRouter}; handler`) as (event: object) => Outcome;
  return handler({ request: { uri, method: 'GET' } });
}

it('each public page has its own document', () => {
  expect(documentPaths.toSorted()).toEqual([...publicPaths].sort());
  for (const path of publicPaths) expect(served(path).uri).toBe(path === '/' ? '/index.html' : `${path}.html`);
});

it.each(['/students/', '/contact//'])('%s serves the page without trailing slashes', (uri) => {
  expect(served(uri).uri).toBe(`${uri.replace(/\/+$/, '')}.html`);
});

it.each([...appPaths, '/admin/quizzes', '/quiz/', '/reports/1.2.01JQZC3V5Y8X0000000000000A'])(
  '%s serves the application',
  (uri) => {
    expect(served(uri).uri).toBe('/app.html');
  },
);

it.each([
  ['/about', '/#about'],
  ['/services', '/#services'],
  ['/no/such/page', '/'],
  ['/quizzes', '/'],
  ['/v1.2/about', '/'],
  ['/studentsx', '/'],
  ['/foo.html', '/'],
  ['/foo.htm', '/'],
  ['/foo.HTML', '/'],
  ['/a/students.html', '/'],
  ['/shop/index.php', '/'],
  ['/long'.repeat(100), '/'],
])('%s redirects to %s', (uri, location) => {
  const value = location === '/' ? `/?from=${encodeURIComponent(uri.slice(0, 82))}#not-found` : location;
  expect(served(uri)).toMatchObject({ statusCode: 302, headers: { location: { value } } });
});

it.each([
  '/index.html',
  '/app.html',
  '/banking-solutions.html',
  '/robots.txt',
  '/assets/missing.html',
  '/assets/index-Bx1.js',
  '/fonts/figtree.woff2',
  '/site.webmanifest',
])('%s is served as a file', (uri) => {
  expect(served(uri)).toEqual({ uri, method: 'GET' });
});
