import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { spaFallback } from '#infra/constructs/spa-fallback.ts';

interface Request {
  uri: string;
  method: string;
}

/** Runs the text as CloudFront would. */
function served(uri: string): Request {
  const handler = runInNewContext(`${spaFallback}; handler`) as (event: { request: Request }) => Request;
  return handler({ request: { uri, method: 'GET' } });
}

it.each([
  '/',
  '/quiz',
  '/quiz-selection',
  '/admin/quizzes',
  '/reports/1.2.01JQZC3V5Y8X0000000000000A',
  '/v1.2/about',
  '/quiz/',
])('%s', (uri) => {
  expect(served(uri)).toEqual({ uri: '/index.html', method: 'GET' });
});

it.each([
  '/index.html',
  '/config.json',
  '/assets/index-Bx1.js',
  '/fonts/figtree.woff2',
  '/favicon.svg',
  '/site.webmanifest',
])('%s is the file itself', (uri) => {
  expect(served(uri)).toEqual({ uri, method: 'GET' });
});
