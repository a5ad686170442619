import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { functionSizes, type HandlerName } from '#infra/constructs/function-sizes.ts';
import { startCloud, type Cloud } from '#infra/local/cloud.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import type { Handlers } from '#infra/local/gateway/functions.ts';
import { localNames } from '#infra/local/settings.ts';

/** Within a time that a busy machine needs, too. */
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

// The wiring of the local cloud, with functions that only write down what they get.
const calls: { name: HandlerName; event: never; environment: string | undefined }[] = [];
const answers: Partial<Record<HandlerName, () => unknown>> = {};
const recorder = (name: HandlerName) => async (event: never) => {
  calls.push({ name, event, environment: process.env['UPLOADS_BUCKET'] });
  return answers[name]?.();
};
const names = Object.keys(functionSizes) as HandlerName[];
const handlers = Object.fromEntries(names.map((name) => [name, recorder(name)])) as unknown as Handlers;
const eventsOf = (name: HandlerName) =>
  calls.filter((call) => call.name === name).map(({ event }) => event as { Records: { body: string }[] });
const firstBody = (name: HandlerName) =>
  JSON.parse(eventsOf(name)[0]?.Records[0]?.body ?? 'null') as Record<string, never>;

const dataFolder = mkdtempSync(join(tmpdir(), 'cloud-'));
const before = { ...process.env };
let cloud: Cloud;
beforeAll(async () => {
  process.env['AWS_PROFILE'] = 'someone-elses-account';
  cloud = await startCloud({ dataFolder, site: 'none', seed: false, scheduleEveryMs: 100, handlers });
});
afterAll(async () => {
  await cloud.close();
  process.env = before;
});

describe('events of the local cloud', () => {
  it('an uploaded file reaches import-bank as a notification in a queue', async () => {
    const s3 = new S3Client({});
    const { url, fields } = await createPresignedPost(s3, {
      Bucket: localNames.uploadsBucket,
      Key: 'uploads/my sheet.csv',
      Conditions: [['content-length-range', 1, 1000]],
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob(['a,b']), 'my sheet.csv');
    const posted = await fetch(url, { method: 'POST', body: form, headers: { origin: cloud.origin } });
    expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([204, cloud.origin]);
    await soon(() => expect(eventsOf('import-bank')).toHaveLength(1));
    expect(firstBody('import-bank')).toMatchObject({
      Records: [
        {
          eventName: 'ObjectCreated:Post',
          s3: { bucket: { name: localNames.uploadsBucket }, object: { key: 'uploads/my+sheet.csv', size: 3 } },
        },
      ],
    });
  });

  it('only a new pending result reaches deliver-report, as a stream record in a queue', async () => {
    const client = localClient(cloud.table.endpoint);
    const item = (sk: string, status = 'pending') => ({
      TableName: cloud.table.name,
      Item: { pk: { S: 'USER#1' }, sk: { S: sk }, status: { S: status }, points: { N: '7' } },
    });
    await client.send(new PutItemCommand(item('PROFILE')));
    await client.send(new PutItemCommand(item('RESULT#1.1.A')));
    await client.send(
      new UpdateItemCommand({
        TableName: cloud.table.name,
        Key: { pk: { S: 'USER#1' }, sk: { S: 'RESULT#1.1.A' } },
        UpdateExpression: 'SET #owner = :owner',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': { S: 'worker' } },
      }),
    );
    await client.send(new PutItemCommand(item('RESULT#1.1.HELD', 'held')));
    await client.send(new PutItemCommand(item('RESULT#1.1.B')));
    await soon(() => expect(eventsOf('deliver-report')).toHaveLength(2));
    expect(firstBody('deliver-report')).toMatchObject({
      eventName: 'INSERT',
      dynamodb: { Keys: { pk: { S: 'USER#1' }, sk: { S: 'RESULT#1.1.A' } }, NewImage: { points: { N: '7' } } },
    });
  });

  it('the schedule calls sweep again and again', async () => {
    await soon(() => expect(eventsOf('sweep').length).toBeGreaterThan(1));
    expect(eventsOf('sweep')[0]).toMatchObject({ 'detail-type': 'Scheduled Event' });
  });

  it('a mail lands in the inbox, in its file, and its events reach record-mail-event with its tags', async () => {
    const raw = [
      'From: TrueIn <a@truein.example>',
      'To: b@example.com',
      'Subject: Your report',
      'Content-Type: text/plain',
      '',
      'Hello',
    ].join('\r\n');
    const mail = {
      Source: 'a@truein.example',
      Destinations: ['b@example.com'],
      RawMessage: { Data: Buffer.from(raw) },
    };
    await new SESClient({}).send(new SendRawEmailCommand(mail));
    const { MessageId } = await new SESClient({}).send(
      new SendRawEmailCommand({
        ...mail,
        ConfigurationSetName: 'set',
        Tags: [
          { Name: 'attemptId', Value: '1_1_A' },
          { Name: 'userId', Value: 'u' },
        ],
      }),
    );
    await soon(() => expect(eventsOf('record-mail-event')).toHaveLength(2));
    const [send, delivery] = eventsOf('record-mail-event').map(({ Records: [record] }): unknown => {
      const { Message } = JSON.parse(record?.body ?? 'null') as { Message: string };
      return JSON.parse(Message);
    });
    expect(send).toMatchObject({
      eventType: 'Send',
      mail: { messageId: MessageId, destination: ['b@example.com'], tags: { attemptId: ['1_1_A'], userId: ['u'] } },
    });
    expect(delivery).toMatchObject({ eventType: 'Delivery', mail: { messageId: MessageId } });

    const { emails } = (await (await fetch(`${cloud.origin}/_local/inbox/store`)).json()) as {
      emails: { messageId: string; subject: string }[];
    };
    expect(emails.map(({ subject }) => subject)).toEqual(['Your report', 'Your report']);
    expect(emails[1]?.messageId).toBe(MessageId);
    expect(JSON.parse(readFileSync(join(dataFolder, 'mails.json'), 'utf8'))).toHaveLength(2);
  });

  it('an event that a function has failed five times is listed as a dead letter', async () => {
    answers['record-mail-event'] = () => Promise.reject(new Error('no'));
    const raw = 'From: a@truein.example\r\nTo: bounce@simulator.amazonses.com\r\nSubject: x\r\n\r\nHello';
    await new SESClient({}).send(
      new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(raw) }, ConfigurationSetName: 'set' }),
    );
    const dead = async () =>
      ((await (await fetch(`${cloud.origin}/_local/dead-letters`)).json()) as Record<string, object[]>)[
        'record-mail-event'
      ];
    await soon(async () => expect(await dead()).toHaveLength(2));
    expect(await dead()).toMatchObject([{ receiveCount: 5 }, { receiveCount: 5 }]);
  });
});

describe('the address of the local cloud', () => {
  it('tells the site where to sign in, and sends the security headers', async () => {
    const response = await fetch(`${cloud.origin}/config.json`);
    const host = new URL(cloud.identityOrigin).host;
    expect(await response.json()).toEqual({
      userPoolId: localNames.userPoolId,
      userPoolClientId: localNames.clientId,
      userPoolDomain: host,
      userPoolEndpoint: `http://${host}/`,
    });
    expect(response.headers.get('content-security-policy')).toContain(
      `connect-src 'self' http://${host} http://127.0.0.1:`,
    );
  });

  it('gives functions their settings and hides a real AWS account', () => {
    expect(calls[0]?.environment).toBe(localNames.uploadsBucket);
    expect(process.env['AWS_PROFILE']).toBeUndefined();
    expect(process.env['AWS_ENDPOINT_URL_DYNAMODB']).toBe(cloud.table.endpoint);
  });
});

describe('the data of the local cloud', () => {
  const Key = { pk: { S: 'KEPT' }, sk: { S: 'KEPT' } };

  it('survives a restart', async () => {
    const put = new PutItemCommand({ TableName: cloud.table.name, Item: { ...Key, words: { S: 'still there' } } });
    await localClient(cloud.table.endpoint).send(put);
    await cloud.close();
    cloud = await startCloud({ dataFolder, site: 'none', seed: false, scheduleEveryMs: 100, handlers });
    const get = new GetItemCommand({ TableName: cloud.table.name, Key });
    const { Item } = await localClient(cloud.table.endpoint).send(get);
    expect(Item).toEqual({ ...Key, words: { S: 'still there' } });
  });

  it('is deleted by npm run reset', async () => {
    await cloud.close();
    expect(existsSync(dataFolder)).toBe(true);
    execFileSync(process.execPath, ['--import', 'tsx', 'infra/local/reset.ts'], {
      env: { ...process.env, DATA_FOLDER: dataFolder },
    });
    expect(existsSync(dataFolder)).toBe(false);
  });
});
