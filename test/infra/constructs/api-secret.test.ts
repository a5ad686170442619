import { App, Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { ApiSecret } from '#infra/constructs/api-secret.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import { functionsOf, resourcesOf } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';

const secretIds = (value: unknown) => [...new Set(JSON.stringify(value).match(/apisecretsecret\d/g))];

describe('the secret of the site', () => {
  it('CloudFront and each function of the API have the same secret', async () => {
    const { app } = await stageTemplates();
    const [distribution] = resourcesOf<object>(app, 'AWS::CloudFront::Distribution');
    expect(secretIds(distribution?.properties)).toEqual(['apisecretsecret1']);
    for (const name of ['public-api', 'candidate-api', 'account-api', 'admin-api'] as const)
      expect(secretIds(functionsOf(app).get(name)?.properties.Environment.Variables)).toEqual(['apisecretsecret1']);
    // The functions split their list of secrets at commas.
    expect(resourcesOf(app, 'AWS::SecretsManager::Secret')).toMatchObject([
      { properties: { GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } } },
    ]);
  });

  it('functions accept a new secret before CloudFront sends it, so a change refuses no request', () => {
    const stack = new Stack(new App(), 'stack');
    const secret = new ApiSecret(stack, 'apisecret', { siteSecrets: { sent: 1, accepted: [1, 2] } });
    const settings: Parameters<AppFunction['setEnv']>[0] = {};
    secret.passTo({ setEnv: (variables) => void Object.assign(settings, variables) } as AppFunction);
    expect(secretIds(stack.resolve(secret.sent))).toEqual(['apisecretsecret1']);
    expect(secretIds(stack.resolve(settings.API_SECRET))).toEqual(['apisecretsecret1', 'apisecretsecret2']);
  });

  it('a secret that no function accepts cannot be sent', () => {
    const siteSecrets = { sent: 2, accepted: [1] };
    expect(() => new ApiSecret(new Stack(), 'secret', { siteSecrets })).toThrow('siteSecrets.accepted lacks 2');
  });
});
