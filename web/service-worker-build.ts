import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { browsers } from './browsers.ts';

const source = fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url));
const shell = 'app.html';
/** Route chunks whose lazy parts are pages; only those in `lazyParts` open without a network. */
const routes = ['src/app/account-routes.tsx'];
/** Lazy parts of the pages that open without a network, relative to the site's root folder. */
const lazyParts = [
  'src/app/query-area.tsx',
  'src/app/shell/app-shell.tsx',
  'src/features/quiz-selection/quiz-selection-page.tsx',
  'src/features/quiz/quiz-page.tsx',
  'src/features/result/result-page.tsx',
  'src/app/account-routes.tsx',
  'src/features/account/account-page.tsx',
  'src/features/login/login-page.tsx',
  'src/lib/session/auth.ts',
  'src/lib/session/keep-session.ts',
  'src/lib/session/leftovers.ts',
  'src/lib/session/sign-out.ts',
  'src/ui/log-out-dialog.tsx',
];
/** Files that the bundler does not make. */
const publicFiles = ['favicon.svg', 'apple-touch-icon.png', 'site.webmanifest', 'avatar.svg'];

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** Writes `/sw.js` with the list of files that the assessment needs, after all of them were written. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) throw new Error('service-worker: the build has no folder.');
        const list = [
          ...filesToCache(bundle).map((file) => ({ url: `/${file}`, revision: null })),
          ...(await Promise.all([shell, ...publicFiles].map((file) => revised(dir, file)))),
        ];
        await build({
          entryPoints: [source],
          outfile: join(dir, 'sw.js'),
          bundle: true,
          minify: true,
          format: 'iife',
          target: browsers,
          define: { precacheList: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
        });
      },
    },
  };
}

/** The names of all hashed files that those pages load. */
export function filesToCache(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(`/${shell}`));
  if (!entry) throw new Error(`service-worker: ${shell} is no entry of the build.`);
  const kept = new Set<string>();
  const keep = (chunk: Rolldown.OutputChunk): void => {
    if (kept.has(chunk.fileName)) return;
    kept.add(chunk.fileName);
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) kept.add(file);
    const hasPages = chunk === entry || routes.some((part) => isOf(chunk, part));
    const further = hasPages ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports];
    for (const { fileName } of chunks) if (further.includes(fileName)) keep(bundle[fileName] as Rolldown.OutputChunk);
  };
  keep(entry);
  for (const part of lazyParts) {
    const chunk = chunks.find((one) => isOf(one, part));
    if (!chunk) throw new Error(`service-worker: ${part} is in no chunk of the build.`);
    keep(chunk);
  }
  for (const file of Object.keys(bundle)) if (file.endsWith('.woff2')) kept.add(file);
  return [...kept];
}

const isOf = ({ moduleIds }: Rolldown.OutputChunk, part: string) => moduleIds.some((id) => id.endsWith(`/${part}`));

async function revised(dir: string, file: string): Promise<{ url: string; revision: string }> {
  const bytes = await readFile(join(dir, file));
  return { url: `/${file}`, revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}
