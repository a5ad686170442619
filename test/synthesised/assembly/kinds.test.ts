import { describe, expect, it } from 'vitest';
import type { StageName } from '#infra/config.ts';
import type { TemplateBody } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { notPlayed, requireKnownKinds } from './kinds.ts';

const stageNames: StageName[] = ['dev', 'prod'];

type Kinds = Parameters<typeof requireKnownKinds>[0]['all'];

const kindsOf = async (stage: StageName): Promise<Kinds> => {
  const { data, app, siteLogs, firewall } = await stageTemplates(testStage(stage));
  return Object.entries({ data, app, siteLogs, ...(firewall && { firewall }) }).flatMap(
    ([stack, { Resources }]: [string, TemplateBody]) =>
      Object.entries(Resources).map(([logicalId, { Type }]) => ({ stack, logicalId, type: Type })),
  );
};

describe('the kinds of resources', () => {
  it.each(stageNames)('of the stage %s are known', async (stage) => {
    const all = await kindsOf(stage);
    expect(() => requireKnownKinds({ all })).not.toThrow();
  });

  it('that need not be played are those that some stage has', async () => {
    const all = await Promise.all(stageNames.map(kindsOf));
    const used = new Set(all.flat().map(({ type }) => type));
    // CDK adds its own only when a stage is synthesised by hand.
    expect(Object.keys(notPlayed).filter((kind) => !used.has(kind))).toEqual(['AWS::CDK::Metadata']);
  });
});

it('names a resource of a kind that nobody has thought about', () => {
  const robot = { stack: 'app', logicalId: 'robot', type: 'AWS::RoboMaker::Robot' };
  expect(() => requireKnownKinds({ all: [robot] })).toThrow('AWS::RoboMaker::Robot (robot of app)');
});
