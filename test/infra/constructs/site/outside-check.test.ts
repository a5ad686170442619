import { expect, it } from 'vitest';
import { resourcesOf, type FunctionProperties } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { testStage } from '#test/infra/stacks/test-stage.ts';

const [prod, dev] = await Promise.all([stageTemplates(), stageTemplates(testStage('dev'))]);

it('the check from outside runs every five minutes in another region, and once for each time', () => {
  const [fn, ...others] = resourcesOf<FunctionProperties>(prod.siteLogs, 'AWS::Lambda::Function');
  expect(others).toEqual([]);
  const [alias] = resourcesOf<object>(prod.siteLogs, 'AWS::Lambda::Alias');
  expect(alias?.properties).toMatchObject({ Name: 'live', FunctionName: { Ref: fn?.id } });
  const [schedule] = resourcesOf<object>(prod.siteLogs, 'AWS::Scheduler::Schedule');
  expect(schedule?.properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Target: { Arn: { Ref: alias?.id }, RetryPolicy: { MaximumRetryAttempts: 0 } },
  });
  const [retries] = resourcesOf<object>(prod.siteLogs, 'AWS::Lambda::EventInvokeConfig');
  expect(retries?.properties).toMatchObject({ MaximumRetryAttempts: 0 });
  expect(JSON.stringify(retries?.properties)).toContain(`"${alias?.id}"`);
});

it('the check from outside visits the stage’s own address', () => {
  const originOf = ({ siteLogs }: typeof prod) =>
    resourcesOf<FunctionProperties>(siteLogs, 'AWS::Lambda::Function')[0]?.properties.Environment.Variables[
      'SITE_ORIGIN'
    ];
  expect(originOf(prod)).toBe('https://truein.example');
  expect(JSON.stringify(originOf(dev))).toMatch(/https:\/\/.*DistributionDomain|https:\/\/.*DomainName/i);
});
