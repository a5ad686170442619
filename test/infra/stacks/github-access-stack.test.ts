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

describe('GithubAccessStack', () => {
  it.each(['dev', 'prod', 'diff'])(
    'only jobs of the environment %s of this repository may take its role',
    (environment) => {
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
    },
  );

  it('an existing OIDC provider of the account is reused', () => {
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

  it('there are three roles, which may assume CDK’s roles and read no secret’s value', () => {
    expect(roles).toHaveLength(3);
    expect(rights).toHaveLength(3);
    const actions = rights.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => Action));
    expect([...new Set(actions)].sort()).toEqual([
      'cloudformation:DescribeStacks',
      'cloudformation:GetTemplate',
      'secretsmanager:DescribeSecret',
      'secretsmanager:ListSecretVersionIds',
      'sts:AssumeRole',
    ]);
    expect(JSON.stringify(rights)).not.toContain('"Resource":"*"');
  });

  it('the role of pull requests can look up and can’t deploy', () => {
    const looking = rights.filter(({ Roles }) => Roles.some(({ Ref }) => Ref.startsWith('diff')));
    expect(looking).toHaveLength(1);
    expect(JSON.stringify(looking)).toContain('-lookup-role-');
    expect(JSON.stringify(looking)).not.toMatch(/-(deploy|publishing)-role-/);
  });

  it('a repository whose tokens contain no ids is accepted', () => {
    const older = Template.fromStack(make('truein/truein'));
    expect(JSON.stringify(older.findResources('AWS::IAM::Role'))).toContain('"repo:truein/truein:environment:dev"');
  });

  it.each(['', 'truein', 'truein/*', 'a/b/c', 'truein/truein:ref', 'truein@1/truein', 'truein/truein@2'])(
    'the malformed repository name %j is refused',
    (named) => {
      expect(() => make(named)).toThrow('repository');
    },
  );
});
