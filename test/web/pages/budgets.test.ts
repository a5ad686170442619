import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { type BuiltSite, buildSite } from '#test/support/built-site.ts';
import { documentOf, weighColdQuiz, weighPublicPage, weighQuiz } from '#test/support/site-weights.ts';

// Round limits that notice a new library in the wrong place. The bench measures the sizes (test/bench/site.measure.ts).
const kB = 1000;
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
}, 120_000);
afterAll(() => site.remove());

it.each(publicPaths)('%s loads one small script before use and at most 90 kB when it is interactive', (path) => {
  const html = site.read(documentOf(path));
  const [first = ''] = site.scriptsOf('src/pages/start.ts');
  expect([...html.matchAll(/data-start="\/([^"]+)"/g)].map(([, file]) => file)).toEqual([first]);
  expect(html).not.toMatch(/<script [^>]*src=/);
  const { before, alive } = weighPublicPage(site, path);
  expect(before.bytes, before.files).toBeLessThanOrEqual(5 * kB);
  expect(alive.bytes, alive.files).toBeLessThanOrEqual(90 * kB);
});

it('the first screen of a resumed attempt takes at most 205 kB with an empty cache', () => {
  const { bytes, files } = weighColdQuiz(site);
  for (const part of ['app.html', 'react-', 'dialog-', 'fraunces-', 'quiz-page-']) expect(files).toContain(part);
  expect(bytes, files).toBeLessThanOrEqual(205 * kB);
});

it('the quiz takes at most 140 kB of scripts, with its dialogs', () => {
  const { bytes, files } = weighQuiz(site).route;
  expect(bytes, files).toBeLessThanOrEqual(140 * kB);
});

it('the quiz loads no sign-in code, and its dialogs and rare screens after the first question', () => {
  const sources = ['src/app/main.tsx', 'src/features/quiz/quiz-page.tsx'];
  const [auth = '', ...later] = ['lib/session/auth.ts', 'ui/dialog.tsx', 'features/quiz/rare-screens.tsx'].map(
    (source) => site.scriptsOf(`src/${source}`)[0] ?? '',
  );
  expect(site.scriptsOf(...sources, 'src/features/quiz/rehearsal/rehearsal.tsx')).not.toContain(auth);
  for (const script of later) expect(site.scriptsOf(...sources)).not.toContain(script);
});
