import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '#infra/local/engines/listen.ts';
import { siteFiles } from '#infra/local/site/site-files.ts';

const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;
let server: Server;
let origin: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), '<p>home</p>');
  writeFileSync(join(folder, 'site/students.html'), '<p>for students</p>');
  writeFileSync(join(folder, 'site/app.html'), '<p>the app</p>');
  writeFileSync(join(folder, 'site/assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'site/assets/font.woff2'), 'x'.repeat(3000));
  writeFileSync(join(folder, 'secret.txt'), 'not of the site');
  const serve = siteFiles(join(folder, 'site'));
  server = createServer((request, response) => void serve(request, response, decodeURIComponent(request.url ?? '/')));
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => server.close());

it.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/students', 'for students'],
  ['/quiz', 'the app'],
  ['/admin/quizzes', 'the app'],
])('%s is %s, asked for again each time', async (path, what) => {
  const response = await fetch(origin + path);
  expect([response.status, await response.text()]).toEqual([200, `<p>${what}</p>`]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it.each(['/assets/gone.js', '/favicon.ico', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
  '%s is not there',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);

it('leads home from a path that it does not know', async () => {
  const response = await fetch(`${origin}/no/such/page`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
});

it('keeps assets for ever', async () => {
  const response = await fetch(`${origin}/assets/app-1a2b.js`);
  expect(await response.text()).toBe(script);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it.each([
  ['br, gzip', '/assets/app-1a2b.js', 'br'],
  ['gzip', '/assets/app-1a2b.js', 'gzip'],
  ['identity', '/assets/app-1a2b.js', null],
  ['br', '/assets/font.woff2', null],
  ['br', '/', null],
])('who accepts %s gets %s in %s', async (accepted, path, encoding) => {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect((await response.text()).length).toBeGreaterThan(10);
});

it('says that nothing has changed to who has the file', async () => {
  const etag = (await fetch(origin)).headers.get('etag') ?? '';
  expect((await fetch(origin, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await fetch(origin, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('is only for reading', async () => {
  const head = await fetch(origin, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '11']);
  expect((await fetch(origin, { method: 'POST' })).status).toBe(403);
});
