import { join, resolve } from 'node:path';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorsOfFunctions, gaps, readEvents, refusals, summary } from './findings.ts';
import { installNode } from './functions/node-binary.ts';
import { assembly, runProgram, synthesise } from './synthesise.ts';

/**
 * `npm run test:synthesised [files …] [-t words]`: synthesises a stage as it would be deployed, starts the result, and runs the browser
 * stories against it. With files or words only those stories run, and what they do not use is printed instead of failing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string', default: 'prod' },
    /** Takes the assembly of the last run. */
    'no-synth': { type: 'boolean', default: false },
    /** Runs only the stories that have these words in their names. */
    name: { type: 'string', short: 't' },
  },
});
const journals = resolve('.local/synthesised/journals');

async function main(): Promise<boolean> {
  installNode();
  if (!values['no-synth'] && !(await synthesise(values.stage))) return false;
  rmSync(journals, { recursive: true, force: true });
  mkdirSync(journals, { recursive: true });
  const stories = ['run', '--project', 'core', '--project', 'stories*', '--project', 'nightly', ...positionals];
  if (values.name) stories.push('-t', values.name);
  const env = { CLOUD: 'synthesised', ASSEMBLY: assembly, JOURNAL_FOLDER: journals };
  const arePassed = await runProgram('vitest', 'vitest.mjs', stories, env);
  const events = readEvents(
    readdirSync(journals)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(journals, name), 'utf8')),
  );
  console.log(summary(events));
  if (events.length === 0) return false;
  const [refused, missing, errors] = [refusals(events), gaps(events), errorsOfFunctions(events)];
  for (const line of [...refused, ...missing]) console.log(line);
  if (errors.length > 0) console.log(['The functions had these errors:', ...errors].join('\n  '));
  const isWhole = positionals.length === 0 && !values.name;
  return arePassed && refused.length === 0 && (!isWhole || missing.length === 0);
}

if (!(await main())) process.exitCode = 1;
