import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundling, requireBanner } from '#infra/constructs/bundling.ts';
import { benchFolder } from './figures.ts';
import type { ExportWorkerUse } from './export-worker-child.ts';

/** The export worker as it is deployed, in a process of its own. */
export async function startExportWorker(settings: Record<string, string>) {
  const child = fork(await bundleWorker(), {
    env: {
      ...settings,
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    /** Has it carry out an order. @returns what it has taken since it began */
    async carryOut(key: string): Promise<ExportWorkerUse> {
      child.send(key);
      const ended = once(child, 'exit').then(() => Promise.reject(new Error('The worker has died.')));
      const [use] = (await Promise.race([once(child, 'message'), ended])) as [ExportWorkerUse];
      return use;
    },
    stop: () => void child.kill(),
  };
}

/** Bundles the worker as the stacks bundle functions. @returns the bundle's path */
async function bundleWorker(): Promise<string> {
  const outfile = join(benchFolder, 'export-worker-child.mjs');
  mkdirSync(benchFolder, { recursive: true });
  await build({
    entryPoints: ['test/bench/support/export-worker-child.ts'],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', minify: true },
    mainFields: [...(bundling.mainFields ?? [])],
    external: [...(bundling.externalModules ?? [])],
    banner: { js: requireBanner },
  });
  return outfile;
}
