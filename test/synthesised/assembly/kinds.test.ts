import { describe, expect, it } from 'vitest';
import type { StageName } from '#infra/config.ts';
import type { TemplateBody } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { requireKnownKinds } from './kinds.ts';

const stageNames: StageName[] = ['dev', 'prod'];

type Kinds = Parameters<typeof requireKnownKinds>[0]['all'];

const kindsOf = async (stage: StageName): Promise<Kinds> => {
  const { data, app, siteLogs, firewall } = await stageTemplates(testStage(stage));
  return Object.entries({ data, app, siteLogs, ...(firewall && { firewall }) }).flatMap(
    ([stack, { Resources }]: [string, TemplateBody]) =>
      Object.entries(Resources).map(([logicalId, { Type }]) => ({ stack, logicalId, type: Type })),
  );
};

describe('the resource types of a stage', () => {
  it.each(stageNames)(
    'are all known in %s',
    async (stage) => {
      const all = await kindsOf(stage);
      expect(() => requireKnownKinds({ all })).not.toThrow();
    },
    300_000,
  );
});
