import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { openApi } from '#functions/contract/openapi.ts';
import { runCommand } from './run-command.ts';

/** `npm run openapi`: writes the contract as docs/openapi.json. */
const usage = 'Usage: npm run openapi';
const file = 'docs/openapi.json';

async function main(args: string[]): Promise<string> {
  parseArgs({ args });
  const text = JSON.stringify(openApi(), null, 2);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  return `${file} is up to date with the contract.`;
}

await runCommand(usage, main);
