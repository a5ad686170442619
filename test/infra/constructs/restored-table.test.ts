import { describe, expect, it } from 'vitest';
import { prodWithDomain, stageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { synthStage } from '#test/infra/stacks/synth-stage.ts';

const restoredTable = { name: 'truein-prod-restored', streamLabel: '2026-11-23T01:02:03.456' };
const own = await stageTemplates();
const restored = synthStage({ config: { ...prodWithDomain, restoredTable } });

const text = (template: object) => JSON.stringify(template);

describe('a stage on a restored table', () => {
  it('the data stack keeps its own table and its exports, so both stacks deploy', () => {
    expect(restored.data.Resources).toEqual(own.data.Resources);
    const exportsOf = ({ data }: typeof restored) =>
      Object.values(data.Outputs ?? {}).flatMap(({ Export }) => (Export ? [text(Export)] : []));
    expect(exportsOf(restored)).toEqual(expect.arrayContaining(exportsOf(own)));
  });

  it('every function, right and pipe uses the restored table, none the old one', () => {
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

  it('only function versions and their alarms change in the app stack', () => {
    const isVersion = (id: string) => /CurrentVersion|^functionsrelease\w+apifails/.test(id);
    const ids = ({ app }: typeof restored) => Object.keys(app.Resources).toSorted();
    const others = (each: typeof restored) => ids(each).filter((id) => !isVersion(id));
    expect(others(restored)).toEqual(others(own));
    expect(
      ids(restored)
        .filter(isVersion)
        .filter((id) => id in own.app.Resources && /api/i.test(id)),
    ).toEqual([]);
  });
});
