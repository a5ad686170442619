import { describe, expect, it } from 'vitest';
import { deadLetterDays } from '#functions/domain/retention.ts';
import { resourcesOf } from './resources.ts';
import { stageTemplates } from './stage-templates.ts';

const stage = await stageTemplates();

const all = <Properties>(type: string) =>
  [stage.data, stage.app].flatMap((template) => resourcesOf<Properties>(template, type));

/** The resources of a type that have no place for dead letters. */
const without = <Properties>(type: string, hasPlace: (properties: Properties) => unknown) => {
  const paths = all<Properties>(type);
  expect(paths.length).toBeGreaterThan(0);
  return paths.filter(({ properties }) => !hasPlace(properties)).map(({ id }) => id);
};

describe('a failure on an asynchronous path', () => {
  it('a schedule that cannot start its function leaves a dead letter', () =>
    expect(
      without<{ Target: { DeadLetterConfig?: object } }>(
        'AWS::Scheduler::Schedule',
        ({ Target }) => Target.DeadLetterConfig,
      ),
    ).toEqual([]));

  it('a function that fails in an asynchronous call leaves a dead letter', () => {
    expect(
      without<{ DestinationConfig?: { OnFailure?: object } }>(
        'AWS::Lambda::EventInvokeConfig',
        ({ DestinationConfig }) => DestinationConfig?.OnFailure,
      ),
    ).toEqual([]);
    // Schedules call functions asynchronously.
    const called = all<{ Target: { Arn: { Ref: string } } }>('AWS::Scheduler::Schedule').map(
      ({ properties }) => properties.Target.Arn.Ref,
    );
    const said = JSON.stringify(all('AWS::Lambda::EventInvokeConfig').map(({ properties }) => properties));
    expect(called.filter((alias) => !said.includes(`"${alias}"`))).toEqual([]);
  });

  it('a topic that cannot reach its queue leaves a dead letter', () =>
    expect(
      without<{ Protocol: string; RedrivePolicy?: object }>(
        'AWS::SNS::Subscription',
        ({ Protocol, RedrivePolicy }) => Protocol === 'email' || RedrivePolicy,
      ),
    ).toEqual([]));
});

it('a failed scheduled run is not retried, because the next run does its work', () => {
  const calls = all<{ MaximumRetryAttempts?: number }>('AWS::Lambda::EventInvokeConfig');
  expect(calls.map(({ properties }) => properties.MaximumRetryAttempts)).toEqual([0, 0]);
  const started = all<{ Target: { RetryPolicy?: { MaximumRetryAttempts: number } } }>('AWS::Scheduler::Schedule');
  expect(started.map(({ properties }) => properties.Target.RetryPolicy?.MaximumRetryAttempts)).toEqual([0, 0]);
});

describe('a dead letter', () => {
  interface Queue {
    MessageRetentionPeriod: number;
    RedrivePolicy?: { deadLetterTargetArn: { 'Fn::GetAtt': [string, 'Arn'] } };
  }
  const days = (seconds: number) => seconds / (24 * 60 * 60);

  it('dead letters are kept at least seven days longer than their queue keeps messages', () => {
    const queues = all<Queue>('AWS::SQS::Queue');
    const pairs = queues.flatMap(({ properties: { MessageRetentionPeriod: sent, RedrivePolicy } }) => {
      const place = queues.find(({ id }) => id === RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0]);
      return place ? [days(place.properties.MessageRetentionPeriod - sent)] : [];
    });
    expect(pairs).toHaveLength(5);
    for (const left of pairs) expect(left).toBeGreaterThanOrEqual(7);
  });

  it('SQS can move every dead letter back to its queue, except those of missed runs', () => {
    const queues = all<Queue>('AWS::SQS::Queue');
    const targets = queues.map(({ properties }) => properties.RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0]);
    const ends = queues.filter(({ id, properties }) => !properties.RedrivePolicy && !targets.includes(id));
    expect(ends.map(({ id }) => id)).toEqual([expect.stringContaining('missedruns')]);
  });

  it('no queue keeps a message longer than people are promised', () => {
    for (const { id, properties } of all<Queue>('AWS::SQS::Queue'))
      expect([id, days(properties.MessageRetentionPeriod) <= deadLetterDays]).toEqual([id, true]);
  });
});
