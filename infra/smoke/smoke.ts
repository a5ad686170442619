import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
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

function addresses(): { origin: string; apiOrigin: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, outputs: { type: 'string' } },
  });
  const stacks =
    values.outputs === undefined ? [] : Object.values(outputs.parse(JSON.parse(readFileSync(values.outputs, 'utf8'))));
  const app = stacks.find(({ SiteOrigin }) => SiteOrigin !== undefined);
  const site = positionals[0] ?? app?.SiteOrigin;
  if (site === undefined || !URL.canParse(site)) throw new Error(usage);
  return { origin: new URL(site).origin, apiOrigin: values.api ?? app?.ApiOrigin };
}

try {
  const { origin, apiOrigin } = addresses();
  const problems = await checkSite({ origin, apiOrigin });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${origin} answers as it should${apiOrigin === undefined ? ' (its API was not asked directly)' : ''}.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
