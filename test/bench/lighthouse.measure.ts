import sparticuz from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { freePort } from '#infra/local/engines/free-port.ts';
import { listen } from '#infra/local/engines/listen.ts';
import { siteFiles } from '#infra/local/site/site-files.ts';
import { inlineHashes } from '#infra/inline-hashes.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { buildSite } from '#test/support/built-site.ts';
import { keepSection } from './support/figures.ts';
import { median } from './support/statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = 3;
const least = 100;
const maxPaintMs = 1_000;
const maxShift = 0.01;

it('runs Lighthouse on every public page with its mobile setting', { timeout: 1_200_000 }, async () => {
  const site = await buildSite();
  const serve = siteFiles(site.folder);
  const headers = securityHeaders({ connect: [], images: [], inline: inlineHashes(site.folder) });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void serve(request, response, new URL(request.url ?? '/', 'http://local').pathname);
  });
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await startBrowser();
  const figures = [];
  try {
    for (const path of publicPaths) {
      const judged = [];
      for (let run = 0; run < runs; run++) judged.push(await judge(`${origin}${path}`, browser.port));
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
    await browser.close();
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

async function judge(address: string, port: number) {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  const report = result?.lhr ?? expect.fail('Lighthouse said nothing.');
  const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, displayValue = '' } of failed) console.info(`${address} ${id} ${displayValue}`);
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
  ) as Record<(typeof categories)[number], number>;
  const numberOf = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return { scores, lcpMs: numberOf('largest-contentful-paint'), shift: numberOf('cumulative-layout-shift') };
}

async function startBrowser() {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'truein-lighthouse-'));
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(await sparticuz.executablePath(), [...flags, 'about:blank'], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    port,
    async close() {
      const gone = new Promise((done) => browser.once('exit', done));
      browser.kill('SIGKILL');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
