import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** The reader as a bundle in this folder, as it is deployed: it starts at once and has no rights. @returns its file */
export function bundleReader(folder: string): string {
  // The reader is started in a folder of its own.
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
