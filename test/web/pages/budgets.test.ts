import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { type BuiltSite, buildSite } from '#test/support/built-site.ts';
import {
  documentOf,
  fontBytes,
  islandsOf,
  weighColdQuiz,
  weighPublicPage,
  weighQuiz,
} from '#test/support/site-weights.ts';

const kB = 1000;
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
}, 120_000);
afterAll(() => site.remove());

describe.each(publicPaths)('%s', (path) => {
  it('loads at most 3 kB of JavaScript before anyone uses it', () => {
    const html = site.read(documentOf(path));
    const [first = ''] = site.scriptsOf('src/pages/start.ts');
    expect([...html.matchAll(/data-start="\/([^"]+)"/g)].map(([, file]) => file)).toEqual([first]);
    expect(html).not.toMatch(/<script [^>]*src=/);
    const { bytes, files } = weighPublicPage(site, path).before;
    expect(bytes, files).toBeLessThanOrEqual(3 * kB);
  });

  it('loads at most 85 kB when it is alive, and 105 kB once every part of it was used', () => {
    expect(islandsOf(site, path).length).toBeGreaterThanOrEqual(3);
    const { alive, used } = weighPublicPage(site, path);
    expect(alive.bytes, alive.files).toBeLessThanOrEqual(85 * kB);
    expect(used.bytes, used.files).toBeLessThanOrEqual(105 * kB);
  });

  it('has at most 13 kB of styles, and no picture above 40 kB', () => {
    const { styles, document } = weighPublicPage(site, path);
    expect(styles.bytes).toBeGreaterThan(0);
    expect(styles.bytes, styles.files).toBeLessThanOrEqual(13 * kB);
    expect(document.bytes).toBeLessThanOrEqual(40 * kB); // the hero is drawn in the document
    for (const [, file = ''] of site.read(documentOf(path)).matchAll(/<img[^>]+src="\/([^"]+)"/g))
      expect(statSync(join(site.folder, file)).size).toBeLessThanOrEqual(40 * kB);
  });
});

it('the fonts weigh at most 40 kB', () => {
  expect(fontBytes(site)).toBeGreaterThan(0);
  expect(fontBytes(site)).toBeLessThanOrEqual(40 * kB);
});

it('the quiz loads at most 119 kB of JavaScript, and no sign-in code', () => {
  const { route, withRehearsal } = weighQuiz(site);
  expect(route.bytes, route.files).toBeLessThanOrEqual(119 * kB);
  expect(withRehearsal.bytes, withRehearsal.files).toBeLessThanOrEqual(125 * kB);
  const [auth = ''] = site.scriptsOf('src/lib/session/auth.ts');
  expect(withRehearsal.files).not.toContain(auth);
});

it('a cold screen of the quiz takes at most 180 kB, of which 16 are for replies and headers', () => {
  const { bytes, files } = weighColdQuiz(site);
  for (const part of ['app.html', 'react-', 'dialog-', 'fraunces-', 'quiz-page-']) expect(files).toContain(part);
  expect(bytes, files).toBeLessThanOrEqual(164 * kB);
});

it('the quiz has its dialogs, rare screens and the styles of other pages after the first question', () => {
  const first = [...site.scriptsOf('src/app/main.tsx', 'src/features/quiz/quiz-page.tsx')];
  const styles = site.stylesOf('src/app/main.tsx', 'src/features/quiz/quiz-page.tsx').map(site.read).join('\n');
  for (const later of ['src/ui/dialog.tsx', 'src/features/quiz/screen-by-name.tsx'])
    expect(first).not.toContain(site.scriptsOf(later)[0]);
  expect(styles).toMatch(/\.option_/);
  expect(styles).not.toMatch(/\.(slide|pillars)_/);
});

it('modules that several pages share are in no file of their own, whose request would weigh more than it', () => {
  const lines = weighQuiz(site).route.files.split('\n');
  const small = lines.filter((line) => Number(line.split(' ')[1]) < 400);
  expect(lines.length).toBeGreaterThan(5);
  // The operations of the quiz: with any other file they would load on pages that do not need them.
  expect(small.filter((line) => !line.startsWith('assets/quiz-'))).toEqual([]);
});

it('schemas go to the pages that check with them, and to no candidate', () => {
  const code = (source: string) => site.scriptsOf('src/app/main.tsx', source).map(site.read).join('\n');
  const zodsOwnWord = 'invalid_type';
  const limitOfTheContract = 'This is not an attempt id.';
  for (const page of ['quiz/quiz-page', 'quiz-selection/quiz-selection-page', 'account/account-page']) {
    const text = code(`src/features/${page}.tsx`);
    expect(text).not.toContain(zodsOwnWord);
    expect(text).not.toContain(limitOfTheContract);
  }
  expect(code('src/features/quiz/quiz-page.tsx')).toContain('/attempts/{attemptId}/answers');
  expect(code('src/features/question-bank/question-bank-page.tsx')).toContain(zodsOwnWord);
});
