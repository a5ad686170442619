import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { benchFolder, keepSection } from './support/figures.ts';

/** A part of Vite's manifest, by the source it begins with. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const site = resolve(benchFolder, 'site');
const entry = 'index.html';
/** What each page's route loads lazily. */
const pages = {
  'Landing page': ['src/features/home/home-page.tsx'],
  Quiz: ['src/app/query-area.tsx', 'src/features/quiz/quiz-page.tsx'],
};
/** Loaded by itself wherever somebody is signed in. */
const signIn = 'src/lib/auth.ts';

it('measures the site', () => {
  const manifest = buildSite();
  const chunkOf = (name: string) => manifest[name] ?? expect.fail(`There is no chunk ${name}.`);
  const html = readFileSync(join(site, entry), 'utf8');
  expect(html).toContain(`/${chunkOf(entry).file}"`);

  const weigh = (roots: string[]) => {
    const chunks = withImports([entry, ...roots], manifest).map(chunkOf);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    return { js: gzippedKb(chunks.map(({ file }) => file)), css: gzippedKb(css) };
  };
  const figures = Object.entries(pages).flatMap(([page, roots]) => {
    const { js, css } = weigh(roots);
    return [
      { name: `${page}, JavaScript`, value: js, unit: 'kB' },
      { name: `${page}, CSS`, value: css, unit: 'kB' },
    ];
  });
  const signedInQuiz = weigh([...pages.Quiz, signIn]).js;
  keepSection('site', {
    title: 'The site',
    how: 'A production build, compressed with gzip: what the page’s HTML and its route load by static imports. The code for signing in is loaded lazily, by itself, and counted once for the quiz, which nobody sees without.',
    figures: [...figures, { name: 'Quiz with the code for signing in, JavaScript', value: signedInQuiz, unit: 'kB' }],
  });
});

function buildSite(): Record<string, Chunk | undefined> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const options = [
    '--config',
    'web/vite.config.ts',
    '--outDir',
    site,
    '--emptyOutDir',
    '--manifest',
    '--logLevel',
    'warn',
  ];
  execFileSync(process.execPath, [vite, 'build', ...options], { env: { ...process.env, NODE_ENV: 'production' } });
  return JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}

/** The chunks of these names and all they import statically. */
function withImports(names: readonly string[], manifest: Record<string, Chunk | undefined>): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

/** Each file is compressed by itself, as it is sent. */
function gzippedKb(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(site, file))).length, 0) / 1000;
}
