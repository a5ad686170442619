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
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
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
  it.each(workflows)('$file has read rights at most and no trigger that gives forks secrets', ({ on, permissions }) => {
    expect(Object.keys(on)).not.toContain('pull_request_target');
    expect(Object.keys(on)).not.toContain('workflow_run');
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  });

  it.each(workflows)('$file puts no expression into a script', ({ jobs }) => {
    for (const { run = '' } of Object.values(jobs).flatMap(stepsOf)) expect(run).not.toContain('${{');
  });

  it.each(workflows)('$file uses actions of known publishers, pinned by commit', ({ jobs }) => {
    for (const { uses } of Object.values(jobs).flatMap(stepsOf))
      if (uses !== undefined) expect(uses).toMatch(/^(actions|aws-actions)\/[a-z-]+@[0-9a-f]{40}$/);
  });

  it.each(workflows)('$file runs only npm scripts that exist', ({ text }) => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('no checkout keeps the repository’s token', () => {
    for (const each of jobs)
      for (const { uses = '', with: settings } of stepsOf(each))
        if (uses.startsWith('actions/checkout@')) expect(settings?.['persist-credentials'], each.name).toBe(false);
  });
});

describe('the jobs', () => {
  it.each(jobs)('$name has a timeout', ({ uses, ...each }) => {
    expect(uses ?? each['timeout-minutes']).toBeTruthy();
  });

  it.each(jobs)('$name can get AWS credentials only inside an environment', (each) => {
    const permissions = each.permissions ?? each.inherited;
    expect(hasCredentials(each)).toBe(permissions['id-token'] === 'write');
    expect(hasCredentials(each)).toBe(each.environment !== undefined);
    if (hasCredentials(each)) expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  });

  it.each(jobs.filter(hasCredentials))('$name assumes a role and has no AWS keys', (each) => {
    const settings = stepsOf(each).find(({ uses = '' }) => uses.startsWith('aws-actions/'))?.with;
    expect(settings).toEqual({ 'role-to-assume': '${{ vars.AWS_ROLE }}', 'aws-region': '${{ vars.AWS_REGION }}' });
  });
});

describe('deploy.yml', () => {
  const deploy = workflows.find(({ file }) => file === 'deploy.yml')?.jobs ?? {};

  it('dev is deployed after all tests, prod after dev', () => {
    expect(Object.keys(deploy)).toEqual(['check', ...Object.keys(stages), 'release']);
    expect(Object.values(deploy).map(({ needs }) => needs)).toEqual([undefined, 'check', 'dev', 'prod']);
    for (const stage of Object.keys(stages)) expect(deploy[stage]?.environment).toBe(stage);
  });

  it.each(Object.keys(stages))('a deploy to %s ends with the smoke test', (stage) => {
    const runs = stepsOf(deploy[stage] ?? {}).flatMap(({ run }) => run ?? []);
    expect(runs).toEqual([
      'npm ci',
      `npm run deploy -- -c stage=${stage} --require-approval never --outputs-file cdk.out/outputs.json`,
      'npm run smoke -- --outputs cdk.out/outputs.json',
    ]);
  });

  it('the checks before a deploy fail on advisories', () => {
    expect(workflows.find(({ file }) => file === 'check.yml')?.text).toContain(
      'npx audit-ci --config infra/audit-ci.jsonc',
    );
  });
});

describe('rollback.yml', () => {
  const steps = stepsOf(workflows.find(({ file }) => file === 'rollback.yml')?.jobs['rollback'] ?? {});
  const [release, main, ...others] = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));

  it('the code is that of the release, the settings are those of main', () => {
    expect(release?.with).toMatchObject({ ref: 'refs/tags/${{ inputs.release }}' });
    expect(release?.with).not.toHaveProperty('path');
    expect(main?.with).toMatchObject({ ref: 'main', path: '.local/main', 'sparse-checkout-cone-mode': false });
    expect(others).toEqual([]);
    const settings = String(main?.with?.['sparse-checkout']).trim().split('\n');
    expect(settings).toEqual(['infra/config.ts', 'web/src/lib/words/firm.ts']);
    const runs = steps.flatMap(({ run }) => run ?? []);
    const taken = runs.findIndex((run) => settings.every((file) => run.includes(`cp .local/main/${file} ${file}\n`)));
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(runs.findIndex((run) => run.startsWith('npm run deploy')));
  });

  it('the command names no change of table, people, domain or secret', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('change=');
  });
});

it('the diff of a pull request runs for branches of this repository only', () => {
  const diff = workflows.find(({ file }) => file === 'diff.yml')?.jobs['diff'];
  expect(diff).toMatchObject({
    if: 'github.event.pull_request.head.repo.full_name == github.repository',
    environment: 'diff',
  });
});
