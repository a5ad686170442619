import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkSite } from './check-site.ts';
import { runCommand } from './run-command.ts';

/**
 * Checks a deployed site: `npm run smoke -- https://site.example [--api https://….execute-api.….amazonaws.com]`, or with the file that
 * `npm run deploy` has written: `npm run smoke -- --outputs cdk.out/outputs.json`.
 */
const usage = 'Usage: npm run smoke -- https://site.example [--api ORIGIN] | --outputs FILE';

type Outputs = Record<string, { SiteOrigin?: string; ApiOrigin?: string }>;

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { api: { type: 'string' }, outputs: { type: 'string' } },
  });
  const stacks = values.outputs === undefined ? {} : (JSON.parse(readFileSync(values.outputs, 'utf8')) as Outputs);
  const app = Object.values(stacks).find(({ SiteOrigin }) => SiteOrigin !== undefined);
  const [site = app?.SiteOrigin, ...more] = positionals;
  const apiOrigin = values.api ?? app?.ApiOrigin;
  if (site === undefined || !/^https?:/.test(site) || more.length > 0) throw new Error(usage);
  const { origin } = new URL(site);
  const problems = await checkSite({ origin, apiOrigin });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${origin} passes all checks${apiOrigin === undefined ? ' (without --api, direct calls to its API were not checked)' : ''}.`;
}

await runCommand(usage, main);
