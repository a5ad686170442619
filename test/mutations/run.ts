import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { allMutations } from './all-mutations.ts';
import type { Mutation } from './mutation.ts';

/**
 * `npm run test:mutations [words …]`: breaks copies of the tree, one promise at a time in each, all or those that have one of these words;
 * its tests must go red. Stories must do so on the synthesised application, which must say where.
 */
const root = process.cwd();

function freshCopy(copy: string): void {
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

function apply(copy: string, { edits }: Mutation): void {
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

function restore(copy: string, { edits }: Mutation): void {
  for (const { file } of edits) cpSync(join(root, file), join(copy, file));
}

/** What Vitest's JSON reporter tells of a run: a file whose hooks failed is failed, and its tests are listed. */
interface TestReport {
  numTotalTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Whether the tests fail as tests do: in a test or in its hooks, and not because a file could not be read. */
async function goesRed(copy: string, { tests }: Mutation): Promise<boolean> {
  const args = ['run', '--project', 'unit*', '--reporter', 'json', ...tests];
  const vitest = spawn(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, MODEL_RUNS: '150' },
  });
  const closed = once(vitest, 'close') as Promise<[status: number | null]>;
  const [stdout, [status]] = await Promise.all([text(vitest.stdout), closed]);
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"numTotal'))) as TestReport;
  if (report.numTotalTests === 0) throw new Error(`No test ran of ${tests.join(', ')}.`);
  return (
    status !== 0 && report.testResults.some((file) => file.status === 'failed' && file.assertionResults.length > 0)
  );
}

/** Whether the synthesised application fails, and says where. */
async function failsSynthesised(copy: string, { tests, says = '' }: Mutation): Promise<boolean> {
  // The site's build looks for packages beside its sources.
  const packages = join(copy, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction');
  const run = spawn(process.execPath, ['--import', 'tsx', 'test/synthesised/run.ts', ...tests], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Colours would stand between the words.
    env: { ...process.env, NO_COLOR: '1' },
  });
  const closed = once(run, 'close') as Promise<[status: number | null]>;
  // What a story says is on stderr.
  const [stdout, stderr, [status]] = await Promise.all([text(run.stdout), text(run.stderr), closed]);
  const saysWhere = `${stdout}${stderr}`.includes(says);
  if (status !== 0 && !saysWhere) console.log(stdout.split('\n').slice(-40).join('\n'));
  return status !== 0 && saysWhere;
}

const wanted = process.argv.slice(2);
const chosen = allMutations.filter(
  ({ promise }) => wanted.length === 0 || wanted.some((words) => promise.includes(words)),
);
const survived: string[] = [];
const waiting = [...chosen];

/** Takes one break after the other into a copy of its own. */
async function breakCopy(copy: string): Promise<void> {
  freshCopy(copy);
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    apply(copy, mutation);
    const red = await (mutation.says === undefined ? goesRed : failsSynthesised)(copy, mutation);
    restore(copy, mutation);
    console.log(`${red ? 'noticed ' : 'SURVIVED'}  ${mutation.promise}`);
    if (!red) survived.push(mutation.promise);
  }
  rmSync(copy, { recursive: true, force: true });
}

const copies = Math.min(availableParallelism(), chosen.length);
await Promise.all(
  Array.from({ length: copies }, async (_, copy) => breakCopy(join(root, '.local', `mutations-${copy}`))),
);
console.log(`${chosen.length - survived.length} of ${chosen.length} breaks were noticed.`);
process.exitCode = survived.length > 0 || chosen.length === 0 ? 1 : 0;
