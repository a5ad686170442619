import { randomUUID } from 'node:crypto';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { retryTransient, tryLimitMs } from '#functions/adapters/retry-transient.ts';

/** The product's one table, with the client to reach it. */
export interface Table {
  db: DynamoDBDocumentClient;
  name: string;
}

/** How long a call may take before it is tried again: the SDK's three tries of either fit into the 10 s of an API function. */
export const timeLimits = { itemMs: 1_500, pageMs: 3_000 };

/** The calls that read or write one item. The others are pages, batches and transactions. */
const itemCalls = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);

/** A client whose calls have a time limit. Without one, a connection that died silently holds a request until its function ends. */
export function tableClient(settings: DynamoDBClientConfig = {}): DynamoDBClient {
  const client = new DynamoDBClient({
    requestHandler: { connectionTimeout: 1_000, throwOnRequestTimeout: true },
    ...settings,
  });
  const { requestHandler } = client.config;
  // Asked for at each call, because tests put faults into the class.
  const plain = Object.getPrototypeOf(requestHandler) as typeof requestHandler;
  requestHandler.handle = (request: { headers: Record<string, string> }, options) => {
    const [, call = ''] = request.headers['x-amz-target']?.split('.') ?? [];
    const limitMs = itemCalls.has(call) ? timeLimits.itemMs : timeLimits.pageMs;
    return plain.handle.call(requestHandler, request, { ...options, requestTimeout: tryLimitMs(limitMs) });
  };
  return client;
}

/**
 * Opens the table. Each call of this client, read or write, is retried while the table is throttled or another write holds the item.
 * @throws Refusal `busy` when the retries are used up, or the table did not answer in time.
 */
export function openTable(name: string, client: DynamoDBClient = tableClient()): Table {
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  db.middlewareStack.add(
    (next, context) => (args) => {
      const isTransaction = context['commandName'] === 'TransactWriteItemsCommand';
      // All retries share one token, so that DynamoDB does not run a transaction twice whose first attempt is still in progress.
      const input = isTransaction ? { ClientRequestToken: randomUUID(), ...args.input } : args.input;
      return retryTransient(() => next({ ...args, input }));
    },
    { step: 'initialize', priority: 'high', name: 'retryTransient', override: true },
  );
  return { db, name };
}
