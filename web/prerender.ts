import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BuiltFiles } from './src/pages/public-document.tsx';
import type * as RenderPage from './src/pages/render-page.tsx';
import { robots, sitemap } from './sitemap.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The entries of the public pages: what they run first, and a chunk that is only there for its style sheet. */
export const publicEntries = { start: at('src/pages/start.ts'), 'public-styles': at('src/pages/public-styles.ts') };

/** The name of a class in the built site: the same in each of its builds, and easy to compress. */
export function scopedName(name: string, file: string): string {
  const place = relative(at('.'), file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/** Writes each public page as a document of its own, with a map of the site, when the browser's code has been built. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('prerender: the build has no folder.');
      const files = builtFiles(Object.values(bundle));
      const { renderPage, publicPages } = await loadRenderer();
      const paths = Object.keys(publicPages);
      for (const path of paths) await writeFile(join(dir, documentOf(path)), renderPage(path, files));
      await writeFile(join(dir, 'sitemap.xml'), sitemap(paths));
      await writeFile(join(dir, 'robots.txt'), robots());
    },
  };
}

/** As the edge's router has it. */
export function documentOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function builtFiles(outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): BuiltFiles {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const entry = (name: string) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name);
    return chunk ?? fail(`there is no entry "${name}"`);
  };
  const styles = new Set<string>();
  const collect = (chunk: Rolldown.OutputChunk): void => {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) collect(imported);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
  };
  collect(entry('public-styles'));
  // The sign of the rupee is on no public page.
  const isEarly = (name: string) => name.endsWith('.woff2') && !name.includes('rupee');
  const fonts = outputs.map(({ fileName }) => `/${fileName}`).filter(isEarly);
  return { script: `/${entry('start').fileName}`, styles: [...styles], fonts };
}

/** The renderer, built for Node with the same names for the same styles. It is beside the packages, where it finds React. */
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
      build: { ssr: at('src/pages/render-page.tsx'), outDir, emptyOutDir: true, minify: false, assetsInlineLimit: 0 },
    });
    return (await import(pathToFileURL(join(outDir, 'render-page.js')).href)) as typeof RenderPage;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function fail(what: string): never {
  throw new Error(`prerender: ${what}.`);
}
