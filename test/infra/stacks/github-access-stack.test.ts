import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testStage } from './test-stage.ts';
import { GithubAccessStack } from '#infra/stacks/github-access-stack.ts';

const repository = 'truein@1042/truein@7700812';
const make = (named: string) =>
  new GithubAccessStack(new App(), 'access', { repository: named, stages: [testStage('dev'), testStage('prod')] });

const role = z.object({
  Properties: z.object({
    RoleName: z.string(),
    AssumeRolePolicyDocument: z.object({
      Statement: z.array(z.object({ Action: z.string(), Condition: z.unknown() })),
    }),
  }),
});
const policy = z.object({
  Properties: z.object({
    PolicyDocument: z.object({ Statement: z.array(z.object({ Action: z.unknown(), Resource: z.unknown() })) }),
    Roles: z.array(z.object({ Ref: z.string() })),
  }),
});

const template = Template.fromStack(make(repository));
const roles = Object.values(template.findResources('AWS::IAM::Role')).map((each) => role.parse(each).Properties);
const rights = Object.values(template.findResources('AWS::IAM::Policy')).map((each) => policy.parse(each).Properties);

describe('the access of GitHub', () => {
  it.each(['dev', 'prod', 'diff'])('to %s is for jobs of this environment of this repository alone', (environment) => {
    const found = roles.find(({ RoleName }) => RoleName === `truein-github-${environment}`);
    expect(found?.AssumeRolePolicyDocument.Statement).toEqual([
      {
        Action: 'sts:AssumeRoleWithWebIdentity',
        Condition: {
          StringEquals: {
            'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
            'token.actions.githubusercontent.com:sub': `repo:${repository}:environment:${environment}`,
          },
        },
      },
    ]);
  });

  it('takes the provider that the account has already', () => {
    const stack = new GithubAccessStack(new App(), 'access', {
      repository,
      stages: [testStage('dev')],
      providerExists: true,
    });
    const made = Template.fromStack(stack);
    made.resourceCountIs('AWS::IAM::OIDCProvider', 0);
    expect(JSON.stringify(made.findResources('AWS::IAM::Role'))).toContain(
      ':oidc-provider/token.actions.githubusercontent.com',
    );
  });

  it('is for three roles, which take the roles of the CDK and read no secret', () => {
    expect(roles).toHaveLength(3);
    expect(rights).toHaveLength(3);
    const actions = rights.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => Action));
    expect([...new Set(actions)].sort()).toEqual([
      'cloudformation:DescribeStacks',
      'secretsmanager:DescribeSecret',
      'secretsmanager:ListSecretVersionIds',
      'sts:AssumeRole',
    ]);
    expect(JSON.stringify(rights)).not.toContain('"Resource":"*"');
  });

  it('of a pull request looks, and deploys nothing', () => {
    const looking = rights.filter(({ Roles }) => Roles.some(({ Ref }) => Ref.startsWith('diff')));
    expect(looking).toHaveLength(1);
    expect(JSON.stringify(looking)).toContain('-lookup-role-');
    expect(JSON.stringify(looking)).not.toMatch(/-(deploy|publishing)-role-/);
  });

  it('is given to a repository whose tokens have no ids, too', () => {
    const older = Template.fromStack(make('truein/truein'));
    expect(JSON.stringify(older.findResources('AWS::IAM::Role'))).toContain('"repo:truein/truein:environment:dev"');
  });

  it.each([
    '',
    'truein',
    'truein/*',
    'a/b/c',
    'truein/truein:ref',
    'truein@1/truein',
    'truein/truein@2',
    'truein@*/truein@*',
  ])('is not given to the repository %j', (named) => {
    expect(() => make(named)).toThrow('repository');
  });
});
