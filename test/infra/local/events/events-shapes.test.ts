import { createHash } from 'node:crypto';
import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import { describe, expect, it } from 'vitest';
import { mailEvents } from '#infra/local/events/events-mail-shape.ts';
import { s3Notification, scheduledEvent, snsEvent, sqsEvent } from '#infra/local/events/events-shapes.ts';
import { isRemovedResult, isToDeliver, pipeRecord } from '#infra/local/events/events-stream-shape.ts';
import { fixture, shapeOf } from '#test/infra/local/shape-of.ts';
import { containing } from '#test/support/matchers.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const stored = {
  bucket: 'b',
  key: 'a folder/red flower+ü.xlsx',
  size: 3,
  eTag: 'e',
  eventName: 'ObjectCreated:Post',
  sourceIp: '::1',
};
const message = { messageId: 'm', body: 'Test message.', sentAt: 1, firstReceivedAt: 2, receiveCount: 3, visibleAt: 0 };

const streamRecord: _Record = {
  eventID: '1',
  eventVersion: '1.1',
  eventName: 'INSERT',
  eventSource: 'aws:dynamodb',
  awsRegion: 'ddblocal',
  dynamodb: {
    ApproximateCreationDateTime: new Date(1_479_499_740_500),
    Keys: { pk: { S: 'USER#1' }, sk: { S: 'RESULT#1' } },
    NewImage: {
      pk: { S: 'USER#1' },
      sk: { S: 'RESULT#1' },
      count: { N: '101' },
      bytes: { B: new Uint8Array([1, 2, 3]) },
      flag: { BOOL: true },
      none: { NULL: true },
      list: { L: [{ S: 'one' }] },
      map: { M: { inner: { N: '1' } } },
      set: { SS: ['a'] },
    },
    SequenceNumber: '111',
    SizeBytes: 26,
    StreamViewType: 'NEW_IMAGE',
  },
};

function mailTo(address: string) {
  const tags = { myCustomTag1: 'one', myCustomTag2: 'two' };
  return mailEvents({
    messageId: 'id',
    source: 'a@b.example',
    destination: [address],
    subject: 's',
    tags,
    configurationSet: 'set',
  });
}

describe('events have the keys and types that AWS documents', () => {
  it.each([
    ['sqs-event', sqsEvent('my-queue', [message])],
    ['s3-notification', s3Notification(stored)],
    ['pipe-record', pipeRecord(streamRecord, 'arn:aws:dynamodb:stream')],
    ['scheduler-event', scheduledEvent('my-schedule')],
    ['sns-event', snsEvent('topic', 'Hello')],
    ['ses-send', mailTo('someone@example.com')[0]],
    ['ses-delivery', mailTo('someone@example.com')[1]],
    ['ses-bounce', mailTo('Jo <bounce@simulator.amazonses.com>')[1]],
    ['ses-complaint', mailTo('complaint@simulator.amazonses.com')[2]],
  ])('%s', (name, event) => {
    expect(shapeOf(json(event))).toEqual(shapeOf(fixture(name)));
  });
});

describe('what is in them', () => {
  it('encodes the object key like a form field', () => {
    expect(s3Notification(stored).Records[0]?.s3.object.key).toBe('a+folder/red+flower%2B%C3%BC.xlsx');
  });

  it('writes bytes as base64 and times as seconds', () => {
    expect(json(pipeRecord(streamRecord, 'arn').dynamodb)).toMatchObject({
      ApproximateCreationDateTime: 1_479_499_740,
      NewImage: { bytes: { B: 'AQID' }, map: { M: { inner: { N: '1' } } } },
    });
  });

  it('counts receives as text', () => {
    expect(sqsEvent('q', [message]).Records[0]).toMatchObject({
      attributes: { ApproximateReceiveCount: '3', SentTimestamp: '1', ApproximateFirstReceiveTimestamp: '2' },
      md5OfBody: createHash('md5').update('Test message.').digest('hex'),
      eventSourceARN: containing(':q'),
    });
  });

  it('wraps a mail event as the text of a notification, with its tags', () => {
    const [send] = mailTo('someone@example.com');
    const text = snsEvent('topic', send).Records[0]?.Sns.Message ?? '';
    expect(JSON.parse(text)).toMatchObject({
      eventType: 'Send',
      mail: { messageId: 'id', tags: { myCustomTag1: ['one'] } },
    });
  });

  it.each([
    ['someone@example.com', ['Send', 'Delivery']],
    ['bounce@simulator.amazonses.com', ['Send', 'Bounce']],
    ['complaint@simulator.amazonses.com', ['Send', 'Delivery', 'Complaint']],
  ])('a mail to %s becomes %j', (address, types) => {
    expect(mailTo(address).map((event) => (event as { eventType: string }).eventType)).toEqual(types);
  });
});

describe('what the pipe lets through', () => {
  const change = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', sk: string, status: string, owner?: string): _Record => ({
    eventName,
    dynamodb: {
      Keys: { pk: { S: 'USER#1' }, sk: { S: sk } },
      NewImage: { status: { S: status }, ...(owner !== undefined && { owner: { S: owner } }) },
    },
  });

  it.each([
    ['a new result', change('INSERT', 'RESULT#1', 'pending'), true],
    ['a new result that is held', change('INSERT', 'RESULT#1', 'held'), false],
    ['one that stays held', change('MODIFY', 'RESULT#1', 'held'), false],
    ['one that was released, or put back', change('MODIFY', 'RESULT#1', 'pending'), true],
    ['one that a worker gave back', change('MODIFY', 'RESULT#1', 'pending', 'worker-1'), false],
    ['one that a worker took', change('MODIFY', 'RESULT#1', 'claimed', 'worker-1'), false],
    ['one that was sent', change('MODIFY', 'RESULT#1', 'sent', 'worker-1'), false],
    ['one that was erased', change('REMOVE', 'RESULT#1', 'pending'), false],
    ['a new attempt', change('INSERT', 'ATTEMPT#1#2', 'open'), false],
  ])('%s', (_, record, passes) => expect(isToDeliver(record)).toBe(passes));

  it('lets a result that is gone through to the other queue, and nothing else', () => {
    expect(isRemovedResult(change('REMOVE', 'RESULT#1', 'pending'))).toBe(true);
    expect(isRemovedResult(change('MODIFY', 'RESULT#1', 'pending'))).toBe(false);
    expect(isRemovedResult(change('REMOVE', 'ATTEMPT#1#2', 'open'))).toBe(false);
  });
});
