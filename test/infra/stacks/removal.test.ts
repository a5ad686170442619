import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { isProtected } from '#infra/constructs/removal.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';
import { resourcesOf, type Resource, type TemplateBody } from './resources.ts';
import { stageTemplates, type StageTemplates } from './stage-templates.ts';
import { testStage } from './test-stage.ts';

/** The types whose resources hold what a create cannot make again, or would leave behind. */
const holding = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool', 'AWS::Logs::LogGroup'];

const templatesOf = ({ data, app, siteLogs, firewall }: StageTemplates): TemplateBody[] =>
  [data, app, siteLogs, firewall].filter((template) => template !== undefined);
const held = (stage: StageTemplates) =>
  templatesOf(stage).flatMap((template) =>
    holding.flatMap((type) => resourcesOf<{ LogGroupName?: string }>(template, type)),
  );
const policies = (resources: Resource<unknown>[]) =>
  [...new Set(resources.map(({ deletionPolicy }) => deletionPolicy))].sort();

const dev = await stageTemplates(testStage('dev'));
const prod = await stageTemplates();

describe('in dev', () => {
  it('whatever holds data or logs goes with its stack', () => {
    expect(held(dev).length).toBeGreaterThan(20);
    expect(policies(held(dev))).toEqual(['Delete']);
  });

  it('each bucket is emptied before, because CloudFormation deletes none that is full', () => {
    for (const template of templatesOf(dev)) {
      const buckets = resourcesOf(template, 'AWS::S3::Bucket').map(({ id }) => id);
      const emptied = resourcesOf<{ BucketName: { Ref: string } }>(template, 'Custom::S3AutoDeleteObjects');
      expect(emptied.map(({ properties }) => properties.BucketName.Ref).sort()).toEqual(buckets.sort());
    }
  });
});

describe('in prod', () => {
  it('data and logs stay when a stack is deleted, but not what a failed create has made', () => {
    // The site's files are built again, and a log group with a name would stop the next create.
    const all = held(prod);
    const others = all.filter(({ id, properties }) => /^(sitebucket|emptyinglogs)/.test(id) || properties.LogGroupName);
    expect(others.map(({ id }) => id.slice(0, 10)).sort()).toEqual(['emptyinglo', 'firewalllo', 'sitebucket']);
    expect(policies(others)).toEqual(['Delete']);
    expect(policies(all.filter((each) => !others.includes(each)))).toEqual(['RetainExceptOnCreate']);
  });

  it('empties the bucket with the files of the site alone', () => {
    expect(resourcesOf(prod.data, 'Custom::S3AutoDeleteObjects')).toEqual([]);
    expect(resourcesOf(prod.app, 'Custom::S3AutoDeleteObjects')).toHaveLength(1);
  });

  it('table and people are protected once they are there, and not while they are made: a rollback could not delete them', () => {
    const config = testStage('prod', { isFirstDeploy: 'true' });
    const stack = new DataStack(new App(), 'data', { config });
    const first = Template.fromStack(stack).toJSON() as TemplateBody;
    expect([stack.terminationProtection, isProtected(config), isProtected(testStage('prod'))]).toEqual([
      false,
      false,
      true,
    ]);
    const protection = (data: TemplateBody) => [
      resourcesOf<{ Replicas: { DeletionProtectionEnabled: boolean }[] }>(data, 'AWS::DynamoDB::GlobalTable').map(
        ({ properties }) => properties.Replicas.map(({ DeletionProtectionEnabled }) => DeletionProtectionEnabled),
      ),
      resourcesOf<{ DeletionProtection: string }>(data, 'AWS::Cognito::UserPool').map(
        ({ properties }) => properties.DeletionProtection,
      ),
    ];
    expect(protection(prod.data)).toEqual([[[true]], ['ACTIVE']]);
    expect(protection(first)).toEqual([[[false]], ['INACTIVE']]);
  });
});

describe.each(['dev', 'prod'])('the function that empties buckets, in %s', (name) => {
  it('writes to a log group of its stack, and to no other', () => {
    for (const template of templatesOf(name === 'dev' ? dev : prod)) {
      const [emptying] = Object.entries(template.Resources).filter(
        ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith('CustomS3AutoDelete'),
      );
      if (!emptying) continue;
      const text = JSON.stringify(
        Object.entries(template.Resources).filter(([id]) => id.startsWith('CustomS3AutoDelete')),
      );
      expect(text).toMatch(/"LoggingConfig":\{"LogGroup":\{"Ref":"emptyinglogs/);
      expect(text).not.toContain('AWSLambdaBasicExecutionRole');
    }
    expect(resourcesOf(name === 'dev' ? dev.data : prod.app, 'Custom::S3AutoDeleteObjects')).not.toEqual([]);
  });
});
