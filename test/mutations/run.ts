import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMutations } from './all-mutations.ts';
import type { Mutation } from './mutations.ts';

/** `npm run test:mutations [word]`: breaks a copy of the tree, one promise at a time; its tests must go red. */
const root = process.cwd();
const copy = join(root, '.local', 'mutations');

function freshCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of [
    'functions',
    'infra',
    'web',
    'test',
    'docs',
    'package.json',
    // The stacks are made of these two.
    'cdk.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
  ]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
}

function apply({ edits }: Mutation): void {
  for (const { file, find, replace } of edits) {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(find).length !== 2)
      throw new Error(`${file} does not have exactly one “${find}”: bring the mutation up to date.`);
    writeFileSync(
      path,
      source.replace(find, () => replace),
    );
  }
}

function restore({ edits }: Mutation): void {
  for (const { file } of edits) cpSync(join(root, file), join(copy, file));
}

/** Whether the tests fail as tests do: with at least one failed assertion or error, and not because they could not run. */
function goesRed({ tests }: Mutation): boolean {
  const { stdout, status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', '--reporter', 'json', ...tests], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, MODEL_RUNS: '150' },
  });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"numTotal'))) as {
    numFailedTests: number;
    numTotalTests: number;
  };
  if (report.numTotalTests === 0) throw new Error(`No test ran of ${tests.join(', ')}.`);
  return status !== 0 && report.numFailedTests > 0;
}

freshCopy();
const wanted = process.argv[2];
const chosen = allMutations.filter(({ promise }) => !wanted || promise.includes(wanted));
const survived: string[] = [];
for (const mutation of chosen) {
  apply(mutation);
  const red = goesRed(mutation);
  restore(mutation);
  console.log(`${red ? 'noticed ' : 'SURVIVED'}  ${mutation.promise}`);
  if (!red) survived.push(mutation.promise);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${chosen.length - survived.length} of ${chosen.length} breaks were noticed.`);
process.exitCode = survived.length > 0 || chosen.length === 0 ? 1 : 0;
