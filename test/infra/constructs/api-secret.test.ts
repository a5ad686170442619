import { describe, expect, it } from 'vitest';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { functionsOf, resourcesOf } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';

const access = ['public-api', 'candidate-api', 'account-api', 'admin-api'] as const;
const secretIds = (value: unknown) => [...new Set(JSON.stringify(value).match(/apisecretsecret\d/g))];

async function deployed(siteSecrets: { sent: number; accepted: number[] }) {
  const { app } = await stageTemplates({ ...testStage('dev'), siteSecrets });
  const [distribution] = resourcesOf<object>(app, 'AWS::CloudFront::Distribution');
  const functions = access.map((name) => functionsOf(app).get(name)?.properties.Environment.Variables['API_SECRET']);
  return {
    sent: secretIds(distribution?.properties),
    accepted: functions.map(secretIds),
    there: resourcesOf(app, 'AWS::SecretsManager::Secret').length,
  };
}

describe('the secret of the site', () => {
  it('is the same for CloudFront and for each function that serves requests', async () => {
    const all = access.map(() => ['apisecretsecret1']);
    expect(await deployed({ sent: 1, accepted: [1] })).toEqual({ sent: ['apisecretsecret1'], accepted: all, there: 1 });
  });

  it('is accepted before it is sent, so that a change leaves no request out', async () => {
    const all = access.map(() => ['apisecretsecret1', 'apisecretsecret2']);
    expect(await deployed({ sent: 1, accepted: [1, 2] })).toEqual({
      sent: ['apisecretsecret1'],
      accepted: all,
      there: 2,
    });
  });

  it('that is sent has to be accepted', async () =>
    expect(deployed({ sent: 2, accepted: [1] })).rejects.toThrow('siteSecrets.accepted lacks 2'));
});
