import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildOpening } from './opening-build.ts';
import type * as SampleFiles from './sample-files.ts';
import { robots, sitemap } from './sitemap.ts';
import { reportPaths } from './src/lib/report-paths.ts';
import type * as RenderPage from './src/pages/render-page.tsx';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The entries of the public pages: their first script, and a chunk that exists only for its style sheet. */
export const publicEntries = {
  start: at('src/pages/start.ts'),
  'public-styles': at('src/pages/public-styles.ts'),
  'report-styles': at('src/pages/report-styles.ts'),
};

/** The name of a class in the built site: equal in all builds, and easy to compress. */
export function scopedName(name: string, file: string): string {
  const place = relative(at('.'), file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/** Writes each public page as a document of its own, and the sitemap, after the browser's code was built. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('prerender: the build has no folder.');
      const files = { ...builtFiles(Object.values(bundle)), opening: await buildOpening() };
      const { renderPage, documentPaths } = await loadRenderer();
      const { makeSampleFiles } = await loadSample();
      const sample = await makeSampleFiles();
      for (const path of documentPaths)
        await writeFile(join(dir, documentOf(path)), renderPage(path, files, sample.document));
      await writeFile(join(dir, reportPaths.samplePdf), sample.pdf);
      await writeFile(join(dir, 'sitemap.xml'), sitemap(documentPaths));
      await writeFile(join(dir, 'robots.txt'), robots());
    },
  };
}

/** The document of a path, as in the edge's router. */
export function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function builtFiles(outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Omit<RenderPage.PageFiles, 'opening'> {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const entry = (name: string) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name);
    return chunk ?? fail(`there is no entry "${name}"`);
  };
  const stylesOf = (chunk: Rolldown.OutputChunk): string[] => {
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(stylesOf);
    return [...new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? [])])];
  };
  const sheet = (name: string) => {
    const asset = outputs.find(({ fileName }) => fileName === name);
    if (asset?.type !== 'asset') return fail(`there is no style sheet "${name}"`);
    return { address: `/${name}`, text: String(asset.source).trim() };
  };
  const styles = stylesOf(entry('public-styles'));
  const reportStyles = stylesOf(entry('report-styles')).filter((style) => !styles.includes(style));
  return { script: `/${entry('start').fileName}`, styles: styles.map(sheet), reportStyles: reportStyles.map(sheet) };
}

/** Builds the renderer for Node, with the same class names. It is written beside the packages, where it finds React. */
async function loadRenderer(): Promise<typeof RenderPage> {
  const outDir = join(at('../node_modules/.cache/truein-prerender'), String(process.pid));
  await mkdir(outDir, { recursive: true });
  try {
    await build({
      configFile: false,
      root: at('.'),
      publicDir: false,
      plugins: [react()],
      logLevel: 'warn',
      css: { modules: { generateScopedName: scopedName } },
      build: {
        ssr: at('src/pages/render-page.tsx'),
        outDir,
        emptyOutDir: true,
        minify: false,
        cssMinify: false,
        assetsInlineLimit: 0,
      },
    });
    return (await import(pathToFileURL(join(outDir, 'render-page.js')).href)) as typeof RenderPage;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Loads the code of the sample report from its sources: the same code makes every report. */
async function loadSample(): Promise<typeof SampleFiles> {
  return (await tsImport('./sample-files.ts', import.meta.url)) as typeof SampleFiles;
}

function fail(what: string): never {
  throw new Error(`prerender: ${what}.`);
}
