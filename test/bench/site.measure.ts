import { expect, it } from 'vitest';
import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { buildSite } from '#test/support/built-site.ts';
import { fontBytes, weighColdQuiz, weighPublicPage, weighQuiz } from '#test/support/site-weights.ts';
import { keepSection } from './support/figures.ts';

const kB = (bytes: number) => bytes / 1000;

it('measures the sizes of public pages, fonts and quiz', async () => {
  const site = await buildSite();
  const pages = publicPaths.map((path) => weighPublicPage(site, path));
  const most = (part: keyof (typeof pages)[number]) => kB(Math.max(...pages.map((page) => page[part].bytes)));
  const quiz = weighQuiz(site);
  expect(pages).toHaveLength(publicPaths.length);
  keepSection('site', {
    title: 'The site',
    how: 'A production build, compressed with gzip, each file by itself. Of the public pages the heaviest counts. Alive: with the parts that wake by themselves; used: with those, too, that wake when someone uses them.',
    figures: [
      { name: 'Public page, JavaScript before anyone uses it', value: most('before'), unit: 'kB', target: 3 },
      { name: 'Public page, JavaScript when it is alive', value: most('alive'), unit: 'kB', target: 90 },
      { name: 'Public page, JavaScript when all of it was used', value: most('used'), unit: 'kB' },
      { name: 'Public page, styles', value: most('styles'), unit: 'kB', target: 14 },
      { name: 'Public page, document with its drawings', value: most('document'), unit: 'kB' },
      { name: 'Fonts', value: kB(fontBytes(site)), unit: 'kB', target: 40 },
      {
        name: 'Quiz, all files before a resumed attempt',
        value: kB(weighColdQuiz(site).bytes),
        unit: 'kB',
        target: 205,
      },
      { name: 'Quiz, JavaScript', value: kB(quiz.route.bytes), unit: 'kB', target: 140 },
      { name: 'Quiz with the rehearsal before it, JavaScript', value: kB(quiz.withRehearsal.bytes), unit: 'kB' },
    ],
  });
  site.remove();
});
