import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { stages } from '#infra/config.ts';

const step = z.object({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
});
const job = z.object({
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  environment: z.optional(z.string()),
  needs: z.optional(z.string()),
  permissions: z.optional(z.record(z.string(), z.string())),
  'timeout-minutes': z.optional(z.number()),
  steps: z.optional(z.array(step)),
});
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts;
const workflows = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(join(folder, file), 'utf8'),
  ...workflow.parse(parse(readFileSync(join(folder, file), 'utf8'))),
}));
const jobs = workflows.flatMap(({ file, permissions, jobs }) =>
  Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, inherited: permissions, ...job })),
);
const stepsOf = ({ steps = [] }: z.infer<typeof job>) => steps;
const hasCredentials = (each: z.infer<typeof job>) =>
  stepsOf(each).some(({ uses = '' }) => uses.startsWith('aws-actions/configure-aws-credentials@'));

describe('the workflows', () => {
  it.each(workflows)(
    'of $file run with no right that they are not given, and never in the name of a fork',
    ({ on, permissions }) => {
      expect(Object.keys(on)).not.toContain('pull_request_target');
      expect(Object.keys(on)).not.toContain('workflow_run');
      expect([{}, { contents: 'read' }]).toContainEqual(permissions);
    },
  );

  it.each(workflows)('of $file put nothing that somebody typed into a script', ({ jobs }) => {
    for (const { run = '' } of Object.values(jobs).flatMap(stepsOf)) expect(run).not.toContain('${{');
  });

  it.each(workflows)('of $file use actions of known publishers, each by its commit', ({ jobs }) => {
    for (const { uses } of Object.values(jobs).flatMap(stepsOf))
      if (uses !== undefined) expect(uses).toMatch(/^(actions|aws-actions)\/[a-z-]+@[0-9a-f]{40}$/);
  });

  it.each(workflows)('of $file run only scripts that exist', ({ text }) => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('leave no token of the repository in the checkout', () => {
    for (const each of jobs)
      for (const { uses = '', with: settings } of stepsOf(each))
        if (uses.startsWith('actions/checkout@')) expect(settings?.['persist-credentials'], each.name).toBe(false);
  });
});

describe('a job', () => {
  it.each(jobs)('$name ends at some time', ({ uses, ...each }) => {
    expect(uses ?? each['timeout-minutes']).toBeTruthy();
  });

  it.each(jobs)('$name has credentials of AWS in an environment only, and else cannot ask for any', (each) => {
    const permissions = each.permissions ?? each.inherited;
    expect(hasCredentials(each)).toBe(permissions['id-token'] === 'write');
    expect(hasCredentials(each)).toBe(each.environment !== undefined);
    if (hasCredentials(each)) expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  });

  it.each(jobs.filter(hasCredentials))('$name has no keys of AWS, but a role', (each) => {
    const settings = stepsOf(each).find(({ uses = '' }) => uses.startsWith('aws-actions/'))?.with;
    expect(settings).toEqual({ 'role-to-assume': '${{ vars.AWS_ROLE }}', 'aws-region': '${{ vars.AWS_REGION }}' });
  });
});

describe('a deploy', () => {
  const deploy = workflows.find(({ file }) => file === 'deploy.yml')?.jobs ?? {};

  it('goes to each stage once, prod after dev, and dev after all tests', () => {
    expect(Object.keys(deploy)).toEqual(['check', ...Object.keys(stages), 'release']);
    expect(Object.values(deploy).map(({ needs }) => needs)).toEqual([undefined, 'check', 'dev', 'prod']);
    for (const stage of Object.keys(stages)) expect(deploy[stage]?.environment).toBe(stage);
  });

  it.each(Object.keys(stages))('to %s is tried afterwards', (stage) => {
    const runs = stepsOf(deploy[stage] ?? {}).flatMap(({ run }) => run ?? []);
    expect(runs).toEqual([
      'npm ci',
      `npm run deploy -- -c stage=${stage} --outputs-file cdk.out/outputs.json`,
      'npm run smoke -- --outputs cdk.out/outputs.json',
    ]);
  });

  it('runs the check of advisories in earnest', () => {
    expect(workflows.find(({ file }) => file === 'check.yml')?.text).toContain('npm run check:advisories -- --strict');
  });
});

it('the diff of a pull request has credentials for branches of this repository alone', () => {
  const diff = workflows.find(({ file }) => file === 'diff.yml')?.jobs['diff'];
  expect(diff).toMatchObject({
    if: 'github.event.pull_request.head.repo.full_name == github.repository',
    environment: 'diff',
  });
});
