import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findings, readEvents, summary, unusedPermissions } from './findings.ts';
import { installNode } from './functions/node-binary.ts';

/**
 * `npm run test:synthesised [files …]`: synthesises a stage as it would be deployed, starts the result, and runs the browser stories
 * against it. With files, only those stories run, and what they do not use is printed instead of failing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string', default: 'prod' },
    /** Takes the assembly of the last run. */
    'no-synth': { type: 'boolean', default: false },
  },
});
const assembly = resolve('.local/synthesised/assembly');
const journals = resolve('.local/synthesised/journals');
const require = createRequire(import.meta.url);
const binary = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path);

async function run(script: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  await once(child, 'exit');
  return child.exitCode === 0;
}

async function main(): Promise<boolean> {
  installNode();
  if (!values['no-synth']) {
    rmSync(assembly, { recursive: true, force: true });
    const isBuilt = await run(binary('vite', 'bin/vite.js'), [
      'build',
      '--config',
      'web/vite.config.ts',
      '--logLevel',
      'warn',
    ]);
    const context = ['--context', `stage=${values.stage}`, '--output', assembly, '--quiet'];
    if (!isBuilt || !(await run(binary('aws-cdk', 'bin/cdk'), ['synth', ...context]))) return false;
  }
  rmSync(journals, { recursive: true, force: true });
  mkdirSync(journals, { recursive: true });
  const stories = ['run', '--project', 'stories*', '--project', 'synthesised', ...positionals];
  const env = { CLOUD: 'synthesised', ASSEMBLY: assembly, JOURNAL_FOLDER: journals };
  const arePassed = await run(binary('vitest', 'vitest.mjs'), stories, env);
  const events = readEvents(
    readdirSync(journals)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(journals, name), 'utf8')),
  );
  console.log(summary(events));
  if (events.length === 0) return false;
  const found = findings(events);
  for (const finding of found) console.log(finding);
  for (const unused of unusedPermissions(events)) console.log(`No story used the permission: ${unused}`);
  return arePassed && (positionals.length > 0 || found.length === 0);
}

if (!(await main())) process.exitCode = 1;
