import { describe, expect, it } from 'vitest';
import { deadLetterDays } from '#functions/domain/retention.ts';
import { resourcesOf } from './resources.ts';
import { stageTemplates } from './stage-templates.ts';

const stage = await stageTemplates();

const all = <Properties>(type: string) =>
  [stage.data, stage.app].flatMap((template) => resourcesOf<Properties>(template, type));

/** The paths of a type on which AWS calls or sends by itself, without dead letters. */
const without = <Properties>(type: string, hasPlace: (properties: Properties) => unknown) => {
  const paths = all<Properties>(type);
  expect(paths.length).toBeGreaterThan(0);
  return paths.filter(({ properties }) => !hasPlace(properties)).map(({ id }) => id);
};

describe('what goes wrong on an asynchronous path is kept', () => {
  it('when a schedule cannot start its function', () =>
    expect(
      without<{ Target: { DeadLetterConfig?: object } }>(
        'AWS::Scheduler::Schedule',
        ({ Target }) => Target.DeadLetterConfig,
      ),
    ).toEqual([]));

  it('when a function that nobody waits for fails, and every such function says where', () => {
    expect(
      without<{ DestinationConfig?: { OnFailure?: object } }>(
        'AWS::Lambda::EventInvokeConfig',
        ({ DestinationConfig }) => DestinationConfig?.OnFailure,
      ),
    ).toEqual([]);
    // A schedule and a topic call without waiting.
    const called = [
      ...all<{ Target: { Arn: { Ref: string } } }>('AWS::Scheduler::Schedule').map(
        ({ properties }) => properties.Target.Arn.Ref,
      ),
      ...all<{ Protocol: string; Endpoint: { Ref: string } }>('AWS::SNS::Subscription')
        .filter(({ properties }) => properties.Protocol === 'lambda')
        .map(({ properties }) => properties.Endpoint.Ref),
    ];
    const said = JSON.stringify(all('AWS::Lambda::EventInvokeConfig').map(({ properties }) => properties));
    expect(called.filter((alias) => !said.includes(`"${alias}"`))).toEqual([]);
  });

  it('when a topic cannot reach its function', () =>
    expect(
      without<{ Protocol: string; RedrivePolicy?: object }>(
        'AWS::SNS::Subscription',
        ({ Protocol, RedrivePolicy }) => Protocol === 'email' || RedrivePolicy,
      ),
    ).toEqual([]));

  it('when the reader of a queue fails, be it fed by a pipe or by a bucket', () => {
    const sources = JSON.stringify([
      ...all<{ Target: unknown }>('AWS::Pipes::Pipe').map(({ properties }) => properties.Target),
      ...all<{ NotificationConfiguration?: unknown }>('AWS::S3::Bucket').map(
        ({ properties }) => properties.NotificationConfiguration ?? [],
      ),
    ]);
    const queues = all<{ RedrivePolicy?: { deadLetterTargetArn: object } }>('AWS::SQS::Queue');
    const fed = queues.filter(({ id }) => sources.includes(`"${id}"`));
    expect(fed).toHaveLength(4);
    expect(fed.filter(({ properties }) => !properties.RedrivePolicy)).toEqual([]);
  });
});

describe('a call that failed', () => {
  const retriesOf = (place: RegExp) =>
    all<{ MaximumRetryAttempts?: number }>('AWS::Lambda::EventInvokeConfig')
      .filter(({ id }) => place.test(id))
      .map(({ properties }) => properties.MaximumRetryAttempts);

  it('of a schedule is not repeated: the next run does its work, and two at once would meet each other', () => {
    expect(retriesOf(/^(attemptclosing|reportrelease|reportreconciliation|overviewcount)/)).toEqual([0, 0, 0, 0]);
    const started = all<{ Target: { RetryPolicy?: { MaximumRetryAttempts: number } } }>('AWS::Scheduler::Schedule');
    expect(started.map(({ properties }) => properties.Target.RetryPolicy?.MaximumRetryAttempts)).toEqual([0, 0, 0, 0]);
  });

  it('of a topic is repeated before it is set aside: nothing else tells what became of a mail', () =>
    expect(retriesOf(/^mailevents/)).toEqual([2]));
});

describe('what was set aside', () => {
  interface Queue {
    MessageRetentionPeriod: number;
    RedrivePolicy?: { deadLetterTargetArn: { 'Fn::GetAtt': [string, 'Arn'] } };
  }
  const days = (seconds: number) => seconds / (24 * 60 * 60);

  it('waits a week at least, though SQS counts its days from when it was sent first', () => {
    const queues = all<Queue>('AWS::SQS::Queue');
    const pairs = queues.flatMap(({ properties: { MessageRetentionPeriod: sent, RedrivePolicy } }) => {
      const place = queues.find(({ id }) => id === RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0]);
      return place ? [days(place.properties.MessageRetentionPeriod - sent)] : [];
    });
    expect(pairs).toHaveLength(4);
    for (const left of pairs) expect(left).toBeGreaterThanOrEqual(7);
  });

  it('is gone when people are told that it is', () => {
    for (const { id, properties } of all<Queue>('AWS::SQS::Queue'))
      expect([id, days(properties.MessageRetentionPeriod) <= deadLetterDays]).toEqual([id, true]);
  });
});
