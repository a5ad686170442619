import { beforeAll, describe, expect, it } from 'vitest';
import { resourcesOf } from './resources.ts';
import { stageTemplates, type StageTemplates } from './stage-templates.ts';

let stage: StageTemplates;
beforeAll(async () => {
  stage = await stageTemplates();
});

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
