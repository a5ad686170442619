import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { listen } from '#infra/local/engines/listen.ts';
import { siteFiles } from '#infra/local/site/site-files.ts';
import { inlineHashes } from '#infra/inline-hashes.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { browserPath } from '#test/e2e/support/browser.ts';
import { buildSite } from '#test/support/built-site.ts';
import { keepSection } from './support/figures.ts';
import { median } from './support/statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;
const least = 100;
const maxPaintMs = 1_000;
const maxShift = 0.01;
const run = promisify(execFile);

it('runs Lighthouse on every public page with its mobile setting', { timeout: 1_200_000 }, async () => {
  const site = await buildSite();
  const serve = siteFiles(site.folder);
  const headers = securityHeaders({ connect: [], images: [], inline: inlineHashes(site.folder) });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void serve(request, response, new URL(request.url ?? '/', 'http://local').pathname);
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await browserPath();
  const figures = [];
  try {
    for (const path of publicPaths) {
      const judged = [];
      for (let done = 0; done < runs; done++) judged.push(await judge(`${origin}${path}`, browser));
      for (const category of categories) {
        const value = median(judged.map(({ scores }) => scores[category]));
        figures.push({ name: `${path}, ${category}`, value, unit: '', min: least });
      }
      figures.push({
        name: `${path}, largest contentful paint`,
        value: median(judged.map(({ lcpMs }) => lcpMs)),
        unit: 'ms',
        target: maxPaintMs,
      });
      figures.push({
        name: `${path}, cumulative layout shift`,
        value: median(judged.map(({ shift }) => shift)),
        unit: '',
        target: maxShift,
      });
    }
  } finally {
    server.close();
    site.remove();
  }
  expect(figures).toHaveLength(publicPaths.length * (categories.length + 2));
  keepSection('lighthouse', {
    title: 'Lighthouse',
    how: `Lighthouse 12 in its mobile setting (a slow phone on slow 4G, simulated), the median of ${runs} runs of each page, with the headers of the deployed site. The times are the phone’s.`,
    figures,
  });
});

/** npm fetches Lighthouse when this runs: with its 160 packages it would be a seventh of every install. */
const lighthouse = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'lighthouse'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; displayValue?: string; numericValue?: number }>;
}

async function judge(address: string, browserPath: string) {
  const { stdout } = await run(
    'npm',
    [
      ...lighthouse,
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 2 ** 20 },
  );
  const report = JSON.parse(stdout) as Report;
  const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, displayValue = '' } of failed) console.info(`${address} ${id} ${displayValue}`);
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
  ) as Record<(typeof categories)[number], number>;
  const numberOf = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return { scores, lcpMs: numberOf('largest-contentful-paint'), shift: numberOf('cumulative-layout-shift') };
}
