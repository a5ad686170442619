import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { DataStack } from '#infra/stacks/data-stack.ts';
import { resourcesOf, type Resource, type TemplateBody } from './resources.ts';
import { stageTemplates, type StageTemplates } from './stage-templates.ts';
import { testStage } from './test-stage.ts';

/** The types whose resources hold data or logs, which outlive a stack unless they are deleted with it. */
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

describe('the stage dev', () => {
  it('everything with data or logs is deleted with its stack', () => {
    expect(held(dev).length).toBeGreaterThan(20);
    expect(policies(held(dev))).toEqual(['Delete']);
  });

  it('each bucket is emptied on deletion, because CloudFormation deletes empty ones only', () => {
    for (const template of templatesOf(dev)) {
      const buckets = resourcesOf(template, 'AWS::S3::Bucket').map(({ id }) => id);
      const emptied = resourcesOf<{ BucketName: { Ref: string } }>(template, 'Custom::S3AutoDeleteObjects');
      expect(emptied.map(({ properties }) => properties.BucketName.Ref).sort()).toEqual(buckets.sort());
    }
  });
});

describe('the stage prod', () => {
  it('data and logs survive the deletion of a stack, but not a failed create', () => {
    // The site can be built again, and a log group with a fixed name would make the next create fail.
    const all = held(prod);
    const others = all.filter(({ id, properties }) => id.startsWith('sitebucket') || properties.LogGroupName);
    expect(others.map(({ id }) => id.slice(0, 10)).sort()).toEqual(['firewalllo', 'sitebucket']);
    expect(policies(others)).toEqual(['Delete']);
    expect(policies(all.filter((each) => !others.includes(each)))).toEqual(['RetainExceptOnCreate']);
  });

  it('no stack keeps what a failed deploy created', () => {
    for (const template of templatesOf(prod))
      for (const [id, { DeletionPolicy }] of Object.entries(template.Resources))
        expect([id, DeletionPolicy]).not.toEqual([id, 'Retain']);
  });

  it('only the site’s bucket is emptied on deletion', () => {
    expect(resourcesOf(prod.data, 'Custom::S3AutoDeleteObjects')).toEqual([]);
    expect(resourcesOf(prod.app, 'Custom::S3AutoDeleteObjects')).toHaveLength(1);
  });

  it('only the data stack of prod has termination protection', () => {
    const isProtected = (name: 'dev' | 'prod') =>
      new DataStack(new App(), 'data', { config: testStage(name) }).terminationProtection;
    expect([isProtected('dev'), isProtected('prod')]).toEqual([false, true]);
  });
});
