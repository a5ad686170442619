import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { prodWithDomain, stageTemplates } from '#test/infra/stacks/stage-templates.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Every command of a document, from its `npm run` to the end of the line or of the code. */
const commandsIn = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)([^`\n#]*)/g)].map(
    ([, name = '', rest = '']) => ({ name, rest }),
  );

describe.each(['README.md', 'CONTRIBUTING.md', 'docs/guide.md', 'docs/runbook.md'])('%s', (document) => {
  const commands = commandsIn(document);

  it('names only npm scripts that exist', () => {
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('gives a script its options behind two dashes, because npm keeps the others', () => {
    const lost = commands.filter(({ rest }) => /^ +-(?!- )/.test(rest));
    expect(lost).toEqual([]);
  });
});

it('names only outputs that a deploy prints', async () => {
  const { data, app } = await stageTemplates(prodWithDomain);
  const printed = [data, app].flatMap(({ Outputs = {} }) => Object.keys(Outputs));
  const named = ['docs/guide.md', 'docs/runbook.md'].flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/output `(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(named).toEqual(expect.arrayContaining(['DistributionDomain', 'SiteOrigin', 'TableName']));
  expect(named.filter((name) => !printed.includes(name))).toEqual([]);
});
