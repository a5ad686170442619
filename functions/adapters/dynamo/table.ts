import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { retryTransient } from '#functions/adapters/retry-transient.ts';

/** The product's one table, with the client to reach it. */
export interface Table {
  db: DynamoDBDocumentClient;
  name: string;
}

/**
 * Opens the table. Each call of this client, read or write, is retried while the table is throttled or another write holds the item.
 * @throws Refusal `busy` when the retries are used up.
 */
export function openTable(name: string, client: DynamoDBClient = new DynamoDBClient({})): Table {
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
