import { describe, expect, it } from 'vitest';
import { testStage } from '#test/infra/stacks/test-stage.ts';
import { resourcesOf, type TemplateBody } from '../stacks/resources.ts';
import { stageTemplates } from '../stacks/stage-templates.ts';

interface Group {
  DeploymentConfigName: string;
  AlarmConfiguration: { Alarms: { Name: { Ref: string } }[]; Enabled: boolean };
  AutoRollbackConfiguration: { Enabled: boolean; Events: string[] };
}

interface Alarm {
  TreatMissingData: string;
  DatapointsToAlarm: number;
  EvaluationPeriods: number;
}

const groupsOf = (template: TemplateBody) => resourcesOf<Group>(template, 'AWS::CodeDeploy::DeploymentGroup');

const stage = await stageTemplates();

describe('a new version of an API function', () => {
  it('a new version starts with a tenth of the requests in prod and with all in dev', async () => {
    const ways = (template: TemplateBody) =>
      groupsOf(template).map(({ properties }) => properties.DeploymentConfigName);
    expect(ways(stage.app)).toEqual(Array(4).fill('CodeDeployDefault.LambdaCanary10Percent10Minutes'));
    const dev = await stageTemplates(testStage('dev'));
    expect(ways(dev.app)).toEqual(Array(4).fill('CodeDeployDefault.LambdaAllAtOnce'));
  });

  it('the alias of an API function is moved by CodeDeploy only', () => {
    const updated = Object.entries(stage.app.Resources).filter(
      ([id, { Type }]) => Type === 'AWS::Lambda::Alias' && /^functions/.test(id),
    );
    expect(updated).toHaveLength(4);
    for (const [, { UpdatePolicy }] of updated)
      expect(Object.keys(UpdatePolicy ?? {})).toEqual(['CodeDeployLambdaAliasUpdate']);
  });

  it('a new version is rolled back after two minutes of five with failures', () => {
    const alarms = resourcesOf<Alarm>(stage.app, 'AWS::CloudWatch::Alarm');
    for (const { properties } of groupsOf(stage.app)) {
      expect(properties.AutoRollbackConfiguration).toMatchObject({
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']) as string[],
      });
      const [own] = properties.AlarmConfiguration.Alarms;
      const alarm = alarms.find(({ id }) => id === own?.Name.Ref)?.properties;
      // At quiet hours a tenth of the requests rarely fails in two consecutive minutes, so two of five suffice.
      expect(alarm).toMatchObject({ TreatMissingData: 'notBreaching', DatapointsToAlarm: 2, EvaluationPeriods: 5 });
    }
  });

  it('each version has a new alarm, because CodeDeploy won’t start while one is on', () => {
    const ids = Object.keys(stage.app.Resources);
    for (const { properties } of groupsOf(stage.app)) {
      const named = properties.AlarmConfiguration.Alarms[0]?.Name.Ref ?? '';
      const version = JSON.stringify(stage.app.Resources[named]).match(/"([^"]+CurrentVersion[^"]+)","Version"/)?.[1];
      expect(ids).toContain(version);
      expect(named.slice(-32)).toBe(version?.slice(-32));
    }
  });

  it('the alias waits until the deployment group knows the new alarm', () => {
    for (const { id } of groupsOf(stage.app)) {
      const [alias] = Object.values(stage.app.Resources).filter(({ UpdatePolicy }) =>
        JSON.stringify(UpdatePolicy ?? {}).includes(`"${id}"`),
      );
      expect(alias?.DependsOn).toContain(id);
    }
  });

  it('a deploy keeps earlier versions, and a failed deploy takes its own away', () => {
    const versions = Object.values(stage.app.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Version');
    expect(versions.length).toBeGreaterThanOrEqual(11);
    for (const version of versions)
      expect(version).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
  });

  it('each alias refers to its version, so CloudFormation moves the alias before it deletes a version', () => {
    const versions = resourcesOf(stage.app, 'AWS::Lambda::Version').map(({ id }) => id);
    const aliases = resourcesOf<{ FunctionVersion: unknown }>(stage.app, 'AWS::Lambda::Alias');
    const named = aliases.map(({ properties }) => JSON.stringify(properties.FunctionVersion));
    expect(named.sort()).toEqual(versions.map((id) => JSON.stringify({ 'Fn::GetAtt': [id, 'Version'] })).sort());
  });
});
