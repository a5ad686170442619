import { describe, expect, it } from 'vitest';
import { expectProperties, resourcesOf } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { matching } from '#test/support/matchers.ts';

const stage = await stageTemplates();

const client = () => {
  const all = resourcesOf<Record<string, unknown>>(stage.app, 'AWS::Cognito::UserPoolClient');
  expect(all).toHaveLength(1);
  return all[0]?.properties ?? {};
};

describe('the sign-in client', () => {
  it('the client has no secret and allows the code flow only', () => {
    expect(client()).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile'],
      SupportedIdentityProviders: ['Google'],
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    });
  });

  it('sessions last 30 days with revocable tokens of one hour', () => {
    expect(client()).toMatchObject({
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  it('sign-in returns to the site, sign-out to its home or login page', () => {
    expect(client()).toMatchObject({
      CallbackURLs: ['https://truein.example/'],
      LogoutURLs: ['https://truein.example/', 'https://truein.example/login'],
    });
  });

  it('sign-in returns to CloudFront’s domain when the site has none of its own', async () => {
    const { app } = await stageTemplates(testStage('dev'));
    const name = { 'Fn::GetAtt': [matching(/^sitedistribution/), 'DomainName'] };
    expectProperties(app, 'AWS::Cognito::UserPoolClient', {
      CallbackURLs: [{ 'Fn::Join': ['', ['https://', name, '/']] }],
      LogoutURLs: [{ 'Fn::Join': ['', ['https://', name, '/']] }, { 'Fn::Join': ['', ['https://', name, '/login']] }],
    });
  });
});
