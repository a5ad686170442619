import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { bundling } from '#infra/constructs/bundling.ts';
import { benchFolder } from './figures.ts';

/** Bundles a file of this folder as the stacks bundle functions, for a process of its own. @returns the bundle's path */
export async function bundleChild(name: string, options: BuildOptions = {}): Promise<string> {
  const outfile = join(benchFolder, `${name}.mjs`);
  mkdirSync(benchFolder, { recursive: true });
  await build({
    entryPoints: [`test/bench/support/${name}.ts`],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', minify: true },
    mainFields: [...(bundling.mainFields ?? [])],
    external: [...(bundling.externalModules ?? [])],
    ...options,
  });
  return outfile;
}
