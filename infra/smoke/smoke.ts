import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { runCommand } from '#infra/run-command.ts';
import { checkSite } from './check-site.ts';

/**
 * `npm run smoke -- https://site.example [--api https://….execute-api.….amazonaws.com]`, or with the file that `npm run deploy` wrote:
 * `npm run smoke -- --outputs cdk.out/outputs.json`. Fails if something is wrong with what is deployed.
 */
const usage = 'Usage: npm run smoke -- https://site.example [--api ORIGIN] | --outputs FILE';

const outputs = z.record(
  z.string(),
  z.object({ SiteOrigin: z.optional(z.string()), ApiOrigin: z.optional(z.string()) }),
);
type Outputs = z.infer<typeof outputs>;

/** @throws Error if the file is none that a deploy has written. */
function outputsIn(file: string): Outputs {
  if (!existsSync(file))
    throw new Error(`There is no file ${file}: "npm run deploy -- -c stage=… --outputs-file ${file}" writes it.`);
  try {
    return outputs.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} does not contain the outputs of a deploy.`, { cause });
  }
}

/** The origin of an address of the web. @throws Error with the usage */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`"${address}" is no address of a site. ${usage}`);
  return url.origin;
}

function addresses(args: string[]): { origin: string; apiOrigin: string | undefined } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { api: { type: 'string' }, outputs: { type: 'string' } },
  });
  const stacks = values.outputs === undefined ? [] : Object.values(outputsIn(values.outputs));
  const app = stacks.find(({ SiteOrigin }) => SiteOrigin !== undefined);
  if (values.outputs !== undefined && !app)
    throw new Error(
      `${values.outputs} names no site: deploy all stacks of the stage, and use the file of that deploy.`,
    );
  const site = positionals[0] ?? app?.SiteOrigin;
  if (site === undefined || positionals.length > 1) throw new Error(usage);
  const api = values.api ?? app?.ApiOrigin;
  return { origin: originOf(site), apiOrigin: api === undefined ? undefined : originOf(api) };
}

async function main(args: string[]): Promise<string> {
  const { origin, apiOrigin } = addresses(args);
  const problems = await checkSite({ origin, apiOrigin });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${origin} answers as it should${apiOrigin === undefined ? ' (its API was not asked directly)' : ''}.`;
}

await runCommand(usage, main);
