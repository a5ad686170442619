import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appPaths, publicPaths } from '#infra/constructs/site/page-router.ts';
import { makeSampleReport, sampleNotice } from '#infra/local/seed/sample-report.ts';
import { firm } from '#web/lib/words/firm.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/links.ts';
import { renderPage } from '#web/pages/render-page.tsx';
import { robots, sitemap } from '../../../web/sitemap.ts';

const files = {
  script: '/assets/start.js',
  opening: 'open();',
  styles: [{ address: '/assets/site.css', text: '.a{color:red}' }],
  reportStyles: [{ address: '/assets/report.css', text: '.b{color:red}' }],
};
const sample = makeSampleReport();
const pages = new Map(publicPaths.map((path) => [path, renderPage(path, files, sample)]));
const all = (path: (typeof publicPaths)[number], pattern: RegExp) =>
  [...(pages.get(path) ?? '').matchAll(pattern)].map(([, text = '']) => text);

describe.each(publicPaths)('the document of %s', (path) => {
  it('the page has one short title and one short description', () => {
    const titles = all(path, /<title>([^<]*)<\/title>/g);
    expect(titles).toHaveLength(1);
    expect(titles[0]?.length).toBeLessThanOrEqual(60);
    const descriptions = all(path, /<meta name="description" content="([^"]*)"/g);
    expect(descriptions).toHaveLength(1);
    expect(descriptions[0]?.length).toBeGreaterThan(40);
    expect(descriptions[0]?.length).toBeLessThanOrEqual(160);
    expect(all(path, /<meta property="og:title" content="([^"]*)"/g)).toEqual(titles);
    expect(all(path, /<meta property="og:description" content="([^"]*)"/g)).toEqual(descriptions);
  });

  it('the page has its canonical address and a preview image', () => {
    expect(all(path, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${firm.site}${path}`]);
    expect(all(path, /<meta property="og:url" content="([^"]*)"/g)).toEqual([`${firm.site}${path}`]);
    expect(all(path, /<meta property="og:image" content="([^"]*)"/g)).toEqual([`${firm.site}/og.png`]);
  });

  it('the page has one h1 and one main element', () => {
    expect(all(path, /<(h1)[ >]/g)).toHaveLength(1);
    expect(all(path, /<(main) /g)).toHaveLength(1);
  });

  it('structured data names the firm', () => {
    const [data = ''] = all(path, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: firm.company, url: firm.site });
  });

  it('all internal links lead to existing pages and sections', () => {
    const known: string[] = [...publicPaths, ...appPaths, '/about', '/services', reportPaths.samplePdf];
    const links = all(path, /<a [^>]*href="(\/[^"#?]*)/g);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !known.includes(link))).toEqual([]);
    const sections = all(path, /<a [^>]*href="#([^"]+)"/g);
    for (const section of sections) expect(pages.get(path)).toContain(`id="${section}"`);
  });

  it('styles are inline, and no script, font or foreign file delays the first paint', () => {
    const sheets = path === reportPaths.sample ? ['.a{color:red}', '.b{color:red}'] : ['.a{color:red}'];
    expect(all(path, /<style data-address="\/assets\/\w+.css">([^<]*)<\/style>/g)).toEqual(sheets);
    expect(all(path, /<script (?!type="application)([^<]*)<\/script>/g)).toEqual([
      'data-start="/assets/start.js">open();',
    ]);
    expect(all(path, /<(link[^>]*rel="(?:stylesheet|preload|modulepreload)")/g)).toEqual([]);
    expect(all(path, /<html ([^>]*)>/g)).toEqual(['lang="en-IN" data-fonts="after-paint"']);
    expect(all(path, /(?:src|srcset)="(https?:[^"]*)"/g)).toEqual([]);
  });
});

it('titles and descriptions are unique', () => {
  for (const pattern of [/<title>([^<]*)<\/title>/g, /<meta name="description" content="([^"]*)"/g])
    expect(new Set(publicPaths.flatMap((path) => all(path, pattern))).size).toBe(publicPaths.length);
});

it('structured data repeats the questions and answers of the contact page', () => {
  const [, data = ''] = all('/contact', /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  const { '@type': type, mainEntity } = JSON.parse(data) as {
    '@type': string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(type).toBe('FAQPage');
  expect(mainEntity.length).toBeGreaterThan(3);
  const shown = pages.get('/contact')?.replace(/<\/?span[^>]*>/g, '');
  for (const { name, acceptedAnswer } of mainEntity)
    expect(shown).toContain(`<dt>${name}</dt><dd>${acceptedAnswer.text}</dd>`);
});

it('structured data has no product without an offer, and names of services without the site', () => {
  for (const page of pages.values()) expect(page).not.toMatch(/"@type":"(Product"|Service","name":"[^"]*\|)/);
});

it('the home page leaves how long the assessment takes to the active quiz', () => {
  expect(pages.get('/')).not.toMatch(/half an hour|\d minutes/i);
});

it.each(['/', '/job-seekers', '/contact', '/terms'] as const)('%s keeps the promised hours on one line', (path) => {
  expect(pages.get(path)).toContain('<span class="inline-block">24-48 business hours</span>');
});

it('pictures of the product exist in both formats, have a size and weigh at most 40 kB', () => {
  const pictures = publicPaths.flatMap((path) => all(path, /(<source type="image\/avif"[^>]*><img [^>]*)/gi));
  expect(pictures.length).toBeGreaterThan(5);
  for (const picture of pictures) {
    expect(picture).toMatch(/ width="\d+" height="\d+"/);
    for (const [, file = ''] of picture.matchAll(/(?:srcset|src)="([^"]*)"/gi))
      expect(statSync(new URL(`../../../web/public${file}`, import.meta.url)).size).toBeLessThanOrEqual(40_000);
  }
});

it('a scene weighs at most 8 kB', () => {
  const folder = new URL('../../../web/src/ui/figure/scenes/', import.meta.url);
  for (const name of readdirSync(folder)) expect(statSync(new URL(name, folder)).size, name).toBeLessThanOrEqual(8_000);
});

it('the home page has both sections of the navbar', () => {
  for (const section of ['about', 'pillars']) expect(pages.get('/')).toContain(`id="${section}"`);
});

it('the sitemap lists every public page', () => {
  const places = [...sitemap(publicPaths).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(publicPaths.map((path) => `${firm.site}${path}`));
});

it('robots.txt names the sitemap and disallows the pages behind the sign-in', () => {
  expect(robots()).toContain(`Sitemap: ${firm.site}/sitemap.xml`);
  for (const path of appPaths.filter((one) => one !== '/login')) expect(robots()).toContain(`Disallow: ${path}\n`);
  expect(robots()).not.toContain('Disallow: /\n');
});

describe('the sample report', () => {
  const text = pages.get(reportPaths.sample) ?? '';

  it('the sample report begins with a notice and is linked from two pages', () => {
    expect(text.indexOf(sampleNotice)).toBeGreaterThan(text.indexOf('<main'));
    expect(text.indexOf(sampleNotice)).toBeLessThan(text.indexOf('<h1'));
    for (const path of ['/', '/organization'] as const)
      expect(pages.get(path)).toMatch(
        new RegExp(`<a href="${reportPaths.sample}"[^>]*>(<span[^>]*>)?${words.sample}<`),
      );
  });

  it('the sample report has all sections, a table for each chart and ordered headings', () => {
    for (const { id, title } of [...sample.sections, ...sample.appendix])
      expect(text).toContain(`<h2 id="${id}-heading">${title}</h2>`);
    const figures = text.split('<figure').slice(1);
    expect(figures.length).toBeGreaterThan(3);
    for (const figure of figures)
      expect(figure).toMatch(
        /^[^>]*><div role="img" aria-label="[^"]{20,}".*<\/figure><details[^>]*><summary>.*?<table/s,
      );
    const ranks = all(reportPaths.sample, /<h([1-6])[ >]/g).map(Number);
    for (const [place, rank] of ranks.entries()) expect(rank).toBeLessThanOrEqual((ranks[place - 1] ?? 0) + 1);
  });

  it('only the sample report loads the report’s style sheet', () => {
    const withIt = publicPaths.filter((path) => pages.get(path)?.includes('/assets/report.css'));
    expect(withIt).toEqual([reportPaths.sample]);
  });
});

it('an unknown address is refused', () => {
  expect(() => renderPage('/nowhere', files, sample)).toThrow('There is no public page at /nowhere.');
});
