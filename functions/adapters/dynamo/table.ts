import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { retryTransient } from '#functions/adapters/retry-transient.ts';

/** The one table, and the client to reach it. */
export interface Table {
  db: DynamoDBDocumentClient;
  name: string;
}

/**
 * Every call of this client, a read as well as a write, is repeated while the table is throttled or another write holds the item.
 * A call throws Refusal `busy` when that does not pass.
 */
export function openTable(name: string, client: DynamoDBClient = new DynamoDBClient({})): Table {
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  db.middlewareStack.add(
    (next, context) => (args) => {
      const isTransaction = context['commandName'] === 'TransactWriteItemsCommand';
      // With one token for all attempts, an attempt that DynamoDB is still carrying out is not carried out again.
      const input = isTransaction ? { ClientRequestToken: randomUUID(), ...args.input } : args.input;
      return retryTransient(() => next({ ...args, input }));
    },
    { step: 'initialize', priority: 'high', name: 'retryTransient', override: true },
  );
  return { db, name };
}
