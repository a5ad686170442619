import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { StageConfig } from '#infra/config.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { AppStack } from '#infra/stacks/app-stack.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';

const body = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.optional(z.unknown()) })),
  Outputs: z.optional(z.record(z.string(), z.object({ Export: z.optional(z.unknown()) }))),
});
const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('cdk.json', 'utf8')));
const siteFiles = mkdtempSync(join(tmpdir(), 'restored-site-'));
writeFileSync(join(siteFiles, 'index.html'), '<!doctype html>');

/** The two stacks that know the table. */
function synth(config: StageConfig) {
  const app = new App({ context: { ...context, 'aws:cdk:bundling-stacks': [] } });
  const data = new DataStack(app, 'data', { config });
  const stack = new AppStack(app, 'app', { config, data, firewallArn: undefined, siteFiles });
  return { data: body.parse(Template.fromStack(data).toJSON()), app: body.parse(Template.fromStack(stack).toJSON()) };
}

const restoredTable = { name: 'truein-prod-restored', streamLabel: '2026-11-23T01:02:03.456' };
const own = synth(testStage('prod'));
const restored = synth({ ...testStage('prod'), restoredTable });

/** Everything in a template that refers to a table or its stream. */
const text = (template: object) => JSON.stringify(template);

describe('a stage on a restored table', () => {
  it('keeps its own table, and all that the app stack has imported of it, so that both stacks can be deployed', () => {
    expect(restored.data.Resources).toEqual(own.data.Resources);
    const exportsOf = ({ data }: typeof own) =>
      Object.values(data.Outputs ?? {}).flatMap(({ Export }) => (Export ? [text(Export)] : []));
    expect(exportsOf(restored)).toEqual(expect.arrayContaining(exportsOf(own)));
  });

  it('uses the restored one in every function, right and pipe, and the own one in none', () => {
    const names = Object.values(restored.app.Resources).flatMap(({ Properties }) => {
      const found = /"TABLE_NAME":("[^"]+"|\{[^}]+\})/.exec(text(Properties ?? {}))?.[1];
      return found === undefined ? [] : [found];
    });
    expect(names.length).toBeGreaterThan(8);
    expect(new Set(names)).toEqual(new Set([`"${restoredTable.name}"`]));
    const app = text(restored.app);
    expect(app.split(`:table/${restoredTable.name}/stream/${restoredTable.streamLabel}`).length).toBeGreaterThan(4);
    expect(app).toContain(`:table/${restoredTable.name}/index/gsi1`);
    const imported = [...app.matchAll(/"Fn::(?:ImportValue|GetStackOutput)":[^}]*/g)].map(([found]) => found);
    expect(imported.filter((found) => /table/i.test(found))).toEqual([]);
  });

  it('changes no resource of the app stack but the versions of the functions, which then are new, and their alarms', () => {
    const isVersion = (id: string) => /CurrentVersion|^functionsrelease\w+apifails/.test(id);
    const ids = ({ app }: typeof own) => Object.keys(app.Resources).toSorted();
    const others = (each: typeof own) => ids(each).filter((id) => !isVersion(id));
    expect(others(restored)).toEqual(others(own));
    expect(
      ids(restored)
        .filter(isVersion)
        .filter((id) => id in own.app.Resources && /api/i.test(id)),
    ).toEqual([]);
  });
});
