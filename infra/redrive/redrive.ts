import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '#infra/run-command.ts';
import { redriveStage } from './redrive-stage.ts';

/**
 * `npm run redrive -- --stage prod [--queue reportdelivery] [--dry-run | --yes]`: what waits in the dead-letter queues goes back to where
 * it came from. Credentials come from where the AWS command line has them.
 */
const usage = 'Usage: npm run redrive -- --stage dev [--queue NAME] [--dry-run | --yes]';

async function askHere(list: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${list}\nNothing was moved: say --yes where nobody can answer.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(`${list}\nMove them back? (y/N) `)).trim().toLowerCase() === 'y';
  } finally {
    lines.close();
  }
}

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      stage: { type: 'string' },
      queue: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const { stage, queue } = values;
  if (stage === undefined || positionals.length > 0) throw new Error(usage);
  const agree = values.yes ? async () => true : askHere;
  return redriveStage({ stage, queue, isDryRun: values['dry-run'], agree });
}

await runCommand(usage, main);
