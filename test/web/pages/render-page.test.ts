import { describe, expect, it } from 'vitest';
import { appPaths, publicPaths } from '#infra/constructs/page-router.ts';
import { firm } from '#web/lib/firm.ts';
import { renderPage } from '#web/pages/render-page.tsx';
import { robots, sitemap } from '../../../web/sitemap.ts';

const files = { script: '/assets/start.js', styles: ['/assets/site.css'], fonts: ['/assets/a.woff2'] };
const pages = new Map(publicPaths.map((path) => [path, renderPage(path, files)]));
const all = (path: (typeof publicPaths)[number], pattern: RegExp) =>
  [...(pages.get(path) ?? '').matchAll(pattern)].map(([, text = '']) => text);

describe.each(publicPaths)('the document of %s', (path) => {
  it('has one title and one description, short enough to be shown whole', () => {
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

  it('says its one address, and what a shared link shows', () => {
    expect(all(path, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${firm.site}${path}`]);
    expect(all(path, /<meta property="og:url" content="([^"]*)"/g)).toEqual([`${firm.site}${path}`]);
    expect(all(path, /<meta property="og:image" content="([^"]*)"/g)).toEqual([`${firm.site}/og.png`]);
  });

  it('has one heading of the first rank, and one main part', () => {
    expect(all(path, /<(h1)[ >]/g)).toHaveLength(1);
    expect(all(path, /<(main) /g)).toHaveLength(1);
  });

  it('tells search engines who the firm is', () => {
    const [data = ''] = all(path, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: firm.company, url: firm.site });
  });

  it('links to no page that is not there', () => {
    const known: string[] = [...publicPaths, ...appPaths, '/about', '/services'];
    const links = all(path, /<a [^>]*href="(\/[^"#?]*)/g);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !known.includes(link))).toEqual([]);
    const sections = all(path, /<a [^>]*href="#([^"]+)"/g);
    for (const section of sections) expect(pages.get(path)).toContain(`id="${section}"`);
  });

  it('has no inline style: the site’s policy forbids it', () => {
    expect(all(path, /<[^>]*?\s(style)=/g)).toEqual([]);
    expect(all(path, /<(style)[ >]/g)).toEqual([]);
  });

  it('loads one script, which nothing waits for, and nothing from elsewhere', () => {
    expect(all(path, /<script (?!type="application)([^>]*)>/g)).toEqual([
      'type="module" async="" src="/assets/start.js"',
    ]);
    expect(all(path, /(?:src|srcset)="(https?:[^"]*)"/g)).toEqual([]);
  });
});

it('no two pages have the same title or description', () => {
  for (const pattern of [/<title>([^<]*)<\/title>/g, /<meta name="description" content="([^"]*)"/g])
    expect(new Set(publicPaths.flatMap((path) => all(path, pattern))).size).toBe(publicPaths.length);
});

it('the answers to common questions are told to search engines as they stand on the page', () => {
  const [, data = ''] = all('/contact', /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  const { '@type': type, mainEntity } = JSON.parse(data) as {
    '@type': string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(type).toBe('FAQPage');
  expect(mainEntity.length).toBeGreaterThan(3);
  for (const { name, acceptedAnswer } of mainEntity)
    expect(pages.get('/contact')).toContain(`<dt>${name}</dt><dd>${acceptedAnswer.text}</dd>`);
});

it('home has both sections that the navbar scrolls to', () => {
  for (const section of ['about', 'pillars']) expect(pages.get('/')).toContain(`id="${section}"`);
});

it('the map of the site has every public page', () => {
  const places = [...sitemap(publicPaths).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(publicPaths.map((path) => `${firm.site}${path}`));
});

it('robots are told where the map is, and to stay out of what lies behind the sign-in', () => {
  expect(robots()).toContain(`Sitemap: ${firm.site}/sitemap.xml`);
  for (const path of appPaths.filter((one) => one !== '/login')) expect(robots()).toContain(`Disallow: ${path}\n`);
  expect(robots()).not.toContain('Disallow: /\n');
});

it('has no page at an address that it does not know', () => {
  expect(() => renderPage('/nowhere', files)).toThrow('There is no public page at /nowhere.');
});
