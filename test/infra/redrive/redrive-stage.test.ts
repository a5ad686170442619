import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { functionSizes } from '#infra/constructs/function-sizes.ts';
import { redriveStage } from '#infra/redrive/redrive-stage.ts';
import { resourcesOf } from '../stacks/resources.ts';
import { stageTemplates } from '../stacks/stage-templates.ts';
import { testStage } from '../stacks/test-stage.ts';
import { FakeQueues, type FakeQueue } from './fake-queues.ts';

const liveArn = 'arn:aws:lambda:ap-south-1:111122223333:function:truein-dev-app-record-mail-event';
const notification = { Type: 'Notification', MessageId: 'n1', TopicArn: 'arn:aws:sns:x:1:events', Message: '{"a":1}' };
const failedCall = {
  version: '1.0',
  requestContext: { functionArn: `${liveArn}:7`, condition: 'RetriesExhausted', approximateInvokeCount: 3 },
  requestPayload: { Records: [{ EventSource: 'aws:sns', Sns: { MessageId: 'n2', Message: '{"b":2}' } }] },
  responseContext: { statusCode: 200, functionError: 'Unhandled' },
};

/** The queues of dev's templates, with messages by the beginning of their logical id. */
async function queuesOfDev(messages: Record<string, string[]>): Promise<FakeQueue[]> {
  const { data, app } = await stageTemplates(testStage('dev'));
  const all = [data, app].flatMap((template) =>
    resourcesOf<{ RedrivePolicy?: { deadLetterTargetArn: { 'Fn::GetAtt': [string, string] } } }>(
      template,
      'AWS::SQS::Queue',
    ),
  );
  return all.map(({ id, properties }) => ({
    logicalId: id,
    deadLetters: properties.RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0],
    messages:
      Object.entries(messages).find(([name]) =>
        new RegExp(`^${name}(work)?(deadletters)?[0-9A-F]{8}$`).test(id),
      )?.[1] ?? [],
  }));
}

let aws: FakeQueues;
async function start(messages: Record<string, string[]>): Promise<FakeQueues> {
  aws = new FakeQueues(await queuesOfDev(messages));
  const origin = await aws.start();
  for (const service of ['CLOUDFORMATION', 'SQS', 'LAMBDA']) vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, origin);
  return aws;
}

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
  aws.close();
});

const agree = async () => true;
const redrive = (more: { queue?: string; isDryRun?: boolean } = {}) =>
  redriveStage({ stage: 'dev', isDryRun: false, agree, ...more });

describe('redriveStage', () => {
  it('a dry run lists every dead-letter queue and touches none', async () => {
    await start({ reportdelivery: ['{}', '[]'], mailevents: [JSON.stringify(notification)] });
    expect((await redrive({ isDryRun: true })).split('\n')).toEqual([
      'exports: 0 waiting',
      'fileremoval: 0 waiting',
      'mailevents: 1 waiting',
      'missedruns: 0 waiting',
      'reportdelivery: 2 waiting',
      'uploads: 0 waiting',
    ]);
    expect([aws.moved, aws.called]).toEqual([[], []]);
  });

  it('nothing moves without the operator’s consent', async () => {
    await start({ reportdelivery: ['{}'] });
    const asked = vi.fn(async () => false);
    expect(await redriveStage({ stage: 'dev', isDryRun: false, agree: asked })).toBe('Nothing was moved.');
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('reportdelivery: 1 waiting'));
    expect(aws.moved).toEqual([]);
  });

  it('SQS moves the messages of all queues, or of the named one only', async () => {
    await start({ reportdelivery: ['{}', '[]'], fileremoval: ['{}'] });
    expect(await redrive({ queue: 'fileremoval' })).toBe('fileremoval: SQS moves 1 back to their queue now.');
    expect(aws.moved).toEqual([expect.stringMatching(/^fileremovalworkdeadletters/)]);
    await redrive();
    expect(aws.moved).toHaveLength(3);
  });

  it('failed asynchronous calls are repeated by alias with their original payload', async () => {
    await start({ mailevents: [JSON.stringify(failedCall), JSON.stringify(notification), 'no call', '{"x":1}'] });
    expect(await redrive()).toBe(
      'mailevents: 2 were called again. 2 do not say which call they are about, and stay: look at them in the console.',
    );
    expect(aws.called).toEqual([
      { name: `${liveArn}:live`, type: 'Event', payload: failedCall.requestPayload },
      {
        name: 'truein-dev-app-record-mail-event:live',
        type: 'Event',
        payload: { Records: [expect.objectContaining({ EventSource: 'aws:sns', Sns: notification })] },
      },
    ]);
    // Only the repeated calls have left the queue.
    expect(await redrive({ isDryRun: true })).toContain('mailevents: 2 waiting');
    expect(aws.moved).toEqual([]);
  });

  it('missed runs and refused uploads stay, with the reason', async () => {
    await start({ missedruns: ['{}'], uploads: ['{}'] });
    expect((await redrive()).split('\n')).toEqual([
      expect.stringMatching(/^missedruns: stay: the next run/),
      expect.stringMatching(/^uploads: stay: a refused upload/),
    ]);
    expect([aws.moved, aws.called]).toEqual([[], []]);
  });

  it('the other queues are redriven when SQS refuses one', async () => {
    await start({ fileremoval: ['{}'], mailevents: [JSON.stringify(notification)] });
    aws.refusesMoves = true;
    expect((await redrive()).split('\n')).toEqual([
      'fileremoval: not moved: One is active.',
      'mailevents: 1 were called again.',
    ]);
  });

  it('a message stays in its queue when Lambda refuses the call', async () => {
    await start({ mailevents: [JSON.stringify(notification)] });
    aws.refusesCalls = true;
    expect(await redrive()).toMatch(/^mailevents: not moved: /);
    expect(await redrive({ isDryRun: true })).toContain('mailevents: 1 waiting');
  });

  it('an unknown queue is refused with the names of the existing ones', async () => {
    await start({});
    await expect(redrive({ queue: 'mail' })).rejects.toThrow(
      'dev has no queue "mail". There are: exports, fileremoval, mailevents',
    );
  });

  it('the function that mail events call exists', async () => {
    await start({});
    const { app } = await stageTemplates(testStage('dev'));
    const names = resourcesOf<{ FunctionName?: string }>(app, 'AWS::Lambda::Function').map(
      ({ properties }) => properties.FunctionName,
    );
    expect(Object.keys(functionSizes)).toContain('record-mail-event');
    expect(names).toContain('truein-dev-app-record-mail-event');
  });
});
