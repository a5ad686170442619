import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { envNames } from '#functions/runtime/env.ts';
import { functionsOf, handlerNames, type FunctionProperties } from '#test/infra/stacks/resources.ts';
import { synthStage } from '#test/infra/stacks/synth-stage.ts';
import { benchFolder, keepSection, type Figure } from './support/figures.ts';
import { median } from './support/statistics.ts';

interface WithCode extends FunctionProperties {
  Code: { S3Key: string };
}

const runs = 7;
const targets: Partial<Record<string, { kB: number; ms: number }>> = { 'candidate-api': { kB: 235, ms: 90 } };
const settings = Object.fromEntries(envNames.map((name) => [name, /_(RATE|RECEIVES)$/.test(name) ? '5' : 'x']));
const folderOf = (name: string) => join(benchFolder, 'functions', name);
const nothing = 'nothing';

const load = `
const begin = performance.now();
const { handler } = await import('./index.mjs');
const ms = performance.now() - begin;
process.stdout.write('\\n' + JSON.stringify({ ms, handler: typeof handler }));
`;

it('measures the size and import time of each function’s bundle', () => {
  bundleAll();
  const times = new Map([nothing, ...handlerNames].map((name): [string, number[]] => [name, []]));
  // By turns, so that a busy moment of the machine does not hit one function alone.
  for (let run = 0; run < runs; run++) for (const [name, ms] of times) ms.push(msToLoad(name));

  const emptyMs = median(times.get(nothing) ?? []);
  const sizes: Figure[] = [];
  const imports: Figure[] = [];
  for (const name of handlerNames) {
    const target = targets[name];
    const value = statSync(join(folderOf(name), 'index.mjs')).size / 1000;
    const ms = median(times.get(name) ?? []) - emptyMs;
    sizes.push({ name: `${name}, size`, value, unit: 'kB', ...(target && { target: target.kB }) });
    imports.push({ name: `${name}, import`, value: ms, unit: 'ms', ...(target && { target: target.ms }) });
  }
  keepSection('functions', {
    title: 'The functions',
    how: `The bundles as the stacks deploy them: minified, not compressed. Import: of the bundle in a new process, ${runs} times, less that of an empty module.`,
    figures: [...sizes, ...imports],
  });
});

/** Has the stacks themselves bundle every function, and puts an empty one beside them. */
function bundleAll(): void {
  rmSync(folderOf(''), { recursive: true, force: true });
  synthStage({
    bundle: true,
    lookAt: (assembly, { app }) => {
      for (const [name, { properties }] of functionsOf(app)) {
        const asset = (properties as WithCode).Code.S3Key.replace('.zip', '');
        cpSync(join(assembly, `asset.${asset}`), folderOf(name), { recursive: true });
      }
    },
  });
  mkdirSync(folderOf(nothing));
  writeFileSync(join(folderOf(nothing), 'index.mjs'), 'export const handler = () => undefined;');
}

function msToLoad(name: string): number {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', load], {
    cwd: folderOf(name),
    env: { AWS_REGION: 'ap-south-1', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', ...settings },
    encoding: 'utf8',
  });
  const { ms, handler } = JSON.parse(output.slice(output.lastIndexOf('\n') + 1)) as { ms: number; handler: string };
  expect(handler, name).toBe('function');
  return ms;
}
