import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { BatchGetCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTable, tableClient, timeLimits, type Table } from '#functions/adapters/dynamo/table.ts';
import { answerInTime } from '#functions/adapters/retry-transient.ts';
import { functionSizes } from '#infra/constructs/function-sizes.ts';

/** A table whose connections are dead: it takes requests and answers none. */
let server: Server;
const sockets = new Set<Socket>();
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request) => void asked.push(String(request.headers['x-amz-target'])));
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

function deadTable(maxAttempts: number): Table {
  const client = tableClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts,
  });
  onTestFinished(() => client.destroy());
  return openTable('table', client);
}

const Key = { pk: 'a', sk: 'b' };
const TableName = 'table';

describe('a table that does not answer', () => {
  it('calls of one item end first, pages and batches later, all as busy', async () => {
    const { db } = deadTable(1);
    const ended: string[] = [];
    const end = async (name: string, call: Promise<unknown>) => {
      await expect(call).rejects.toMatchObject({ code: 'busy' });
      ended.push(name);
    };
    await Promise.all([
      end(
        'page',
        db.send(
          new QueryCommand({ TableName, KeyConditionExpression: 'pk = :a', ExpressionAttributeValues: { ':a': 'a' } }),
        ),
      ),
      end('batch', db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key] } } }))),
      end('read', db.send(new GetCommand({ TableName, Key }))),
      end('write', db.send(new PutCommand({ TableName, Item: Key }))),
    ]);
    expect(ended.slice(0, 2).sort()).toEqual(['read', 'write']);
    expect(ended.slice(2).sort()).toEqual(['batch', 'page']);
  });

  it('the SDK tries again before the call is given up', async () => {
    asked.length = 0;
    await expect(deadTable(2).db.send(new GetCommand({ TableName, Key }))).rejects.toMatchObject({ code: 'busy' });
    expect(asked).toEqual(Array(2).fill('DynamoDB_20120810.GetItem'));
  });

  it('a call of a request without time for its retries is given up first, after shorter tries', async () => {
    const read = (maxAttempts: number) => deadTable(maxAttempts).db.send(new GetCommand({ TableName, Key }));
    const ended: string[] = [];
    const end = (name: string, call: Promise<unknown>) =>
      expect(call)
        .rejects.toMatchObject({ code: 'busy' })
        .then(() => ended.push(name));
    const late = answerInTime(() => read(3))(undefined, { getRemainingTimeInMillis: () => 2_000 });
    await Promise.all([end('two tries', read(2)), end('three late tries', late)]);
    expect(ended).toEqual(['three late tries', 'two tries']);
  });
});

it('three tries of any call fit into the time of an API function', () => {
  expect(timeLimits.itemMs).toBe(1_500);
  expect(timeLimits.pageMs).toBeGreaterThan(timeLimits.itemMs);
  expect(3 * timeLimits.pageMs).toBeLessThan(functionSizes['candidate-api'].seconds * 1_000);
});
