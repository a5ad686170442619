import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles the sheet reader into this folder, as it is deployed: it starts at once and has no permissions. @returns its file */
export function bundleReader(folder: string): string {
  // Absolute, because the reader starts in a folder of its own.
  const outfile = resolve(folder, 'reader.mjs');
  buildSync({
    entryPoints: ['functions/adapters/sheet/sheet-reader.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    minify: true,
    logLevel: 'warning',
  });
  return outfile;
}
