import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { GivenUp, TryLater } from '#functions/domain/work-errors.ts';
import { eachMessage, eachObject } from '#functions/runtime/queue.ts';
import { fixture } from '#test/infra/local/shape-of.ts';
import { logLines } from '#test/support/handlers/log-lines.ts';

/** A batch of these bodies; each message's id is its place. */
function batch(...bodies: string[]): SQSEvent {
  const [like] = (fixture('sqs-event') as unknown as SQSEvent).Records as [SQSRecord];
  return { Records: bodies.map((body, place) => ({ ...like, messageId: `m${place}`, body })) };
}

const named = (...ids: string[]) => ({ batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) });

describe('eachMessage', () => {
  it('handles the messages of a batch one by one', async () => {
    const taken: unknown[] = [];
    const handler = eachMessage(async ({ body, messageId }) => void taken.push([messageId, body]));
    expect(await handler(batch('1', '2'))).toEqual(named());
    expect(taken).toEqual([
      ['m0', 1],
      ['m1', 2],
    ]);
  });

  it('returns only the failed message of a batch, whatever its place', async () => {
    const taken: number[] = [];
    const handler = eachMessage<number>(async ({ body }) => {
      if (body === 2) throw new Error('No.');
      taken.push(body);
    });
    expect(await handler(batch('1', '2', '3'))).toEqual(named('m1'));
    expect(await handler(batch('2', '1'))).toEqual(named('m0'));
    expect(taken).toEqual([1, 3, 1]);
  });

  it('returns a message that isn’t JSON, and logs none of its text', async () => {
    const lines = logLines();
    const taken: number[] = [];
    const handler = eachMessage<number>(async ({ body }) => void taken.push(body));
    expect(await handler(batch('1', 'meera@example.com', '', '3'))).toEqual(named('m1', 'm2'));
    expect(taken).toEqual([1, 3]);
    expect(lines).toEqual([
      expect.stringMatching(/message-unreadable.*m1/),
      expect.stringMatching(/message-unreadable.*m2/),
    ]);
    expect(lines.join()).not.toContain('meera');
  });

  it('returns a message to try later and logs a warning with its code', async () => {
    const lines = logLines();
    const handler = eachMessage(async () => {
      throw new TryLater('mail-rate-exceeded', 'Slow down.');
    });
    expect(await handler(batch('1'))).toEqual(named('m0'));
    expect(lines).toEqual([expect.stringMatching(/"level":"warn","event":"mail-rate-exceeded"/)]);
  });

  it('drops a message that was given up and logs an error with its code', async () => {
    const lines = logLines();
    const handler = eachMessage(async () => {
      throw new GivenUp('report-set-aside', 'It is too late.');
    });
    expect(await handler(batch('1'))).toEqual(named());
    expect(lines).toEqual([expect.stringMatching(/"level":"error","event":"report-set-aside"/)]);
  });

  it('logs no e-mail address quoted by an error’s text or stack', async () => {
    const lines = logLines();
    const handler = eachMessage(async () => {
      throw new Error(
        'Email address is not verified: meera.k+1@example.com, "M K"@example.com, mailto:m%40example.com',
      );
    });
    await handler(batch('1'));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/meera|M K|example\.com/);
    expect(lines.join()).toContain('(address)');
  });
});

describe('eachObject', () => {
  const message = (receiveCount: number, body: object) => {
    const event = batch(JSON.stringify(body));
    for (const { attributes } of event.Records) attributes.ApproximateReceiveCount = String(receiveCount);
    return event;
  };

  it('decodes the key and tells the last receive of a message from earlier ones', async () => {
    const taken: unknown[] = [];
    const handler = eachObject(4, async ({ key, isLast }) => void taken.push([key, isLast]));
    const body = { Records: [{ s3: { object: { key: 'files/a+b%2Bc.csv' } } }] };
    for (const count of [3, 4, 5]) await handler(message(count, body));
    expect(taken).toEqual([false, true, true].map((isLast) => ['files/a b+c.csv', isLast]));
  });

  it('accepts S3’s test message, which is about no object', async () => {
    const handler = eachObject(4, () => Promise.reject(new Error('It has no object.')));
    expect(await handler(message(1, { Event: 's3:TestEvent' }))).toEqual(named());
  });
});
