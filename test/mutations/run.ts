import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { mutations, type Mutation } from './mutations.ts';

/**
 * `npm run test:mutations [words …]`: applies each mutation, or those whose promise contains one of the words, to a copy of the tree and
 * runs its tests there. A mutation that they don't notice survives, which is a failure.
 */
const root = process.cwd();

/** Copies what git knows or would add, with changes that are not committed, and links the packages. */
function makeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const name of new Set(list.split('\0'))) {
    if (name === '' || !existsSync(name)) continue;
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(name, join(copy, name));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** What is read of Vitest's JSON report. A file that can't be loaded has failed, too, but lists no tests. */
interface TestReport {
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** `NOT RUN`: no test of the files ran, for example because the mutation has broken the syntax, which proves nothing. */
type Outcome = 'noticed ' | 'SURVIVED' | 'NOT RUN ';

/** Runs the tests in the copy until the first failure of a test or a hook. */
async function outcomeOf(copy: string, { tests }: Mutation): Promise<Outcome> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', '--bail', '1', '--reporter', 'json', '--outputFile', report, ...tests];
  const vitest = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: copy,
    stdio: 'ignore',
  });
  await once(vitest, 'close');
  if (!existsSync(report)) return 'NOT RUN ';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  const ran = testResults.filter(({ assertionResults }) => assertionResults.length > 0);
  if (ran.length === 0) return 'NOT RUN ';
  return ran.some(({ status }) => status === 'failed') ? 'noticed ' : 'SURVIVED';
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = mutations.filter(
  ({ promise }) => words.length === 0 || words.some((word) => promise.toLowerCase().includes(word)),
);
const waiting = [...chosen];
let noticed = 0;

/** Tries one mutation after the other in a copy of its own. */
async function work(copy: string): Promise<void> {
  makeCopy(copy);
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const { promise, file, find, replace } = mutation;
    const source = readFileSync(file, 'utf8');
    writeFileSync(
      join(copy, file),
      source.replace(find, () => replace),
    );
    const outcome = await outcomeOf(copy, mutation);
    writeFileSync(join(copy, file), source);
    console.log(`${outcome}  ${promise}`);
    if (outcome === 'noticed ') noticed++;
  }
  rmSync(copy, { recursive: true, force: true });
}

const copies = Math.min(availableParallelism(), chosen.length);
await Promise.all(Array.from({ length: copies }, (_, index) => work(join(root, '.local', `mutations-${index}`))));
console.log(`${noticed} of ${chosen.length} mutations were noticed.`);
process.exitCode = noticed === chosen.length && noticed > 0 ? 0 : 1;
