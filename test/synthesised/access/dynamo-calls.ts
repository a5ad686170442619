import * as z from 'zod/mini';
import type { Attempted } from './access.ts';

/** An attribute that may be part of a key. */
const attribute = z.object({ S: z.optional(z.string()), N: z.optional(z.string()), B: z.optional(z.string()) });
const item = z.record(z.string(), z.unknown());
type Item = z.infer<typeof item>;
const names = z._default(z.record(z.string(), z.string()), {});
const one = z.object({ TableName: z.string(), Key: z.optional(item), Item: z.optional(item) });
const query = z.object({
  TableName: z.string(),
  IndexName: z.optional(z.string()),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: item,
});
const batchGet = z.object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(item) })) });
const written = z.object({
  PutRequest: z.optional(z.object({ Item: item })),
  DeleteRequest: z.optional(z.object({ Key: item })),
});
const batchWrite = z.object({ RequestItems: z.record(z.string(), z.array(written)) });
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), one)) });

/** The partition key of the table, or of an index of it. */
export interface KeyNames {
  (table: string, index?: string): string;
}

/** Which action each part of a transaction needs. */
const parts: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/** What a call of DynamoDB asks of IAM: each action with its table or index and the partition keys of its items. */
export function attemptedInDynamo(operation: string, body: unknown, prefix: string, keyName: KeyNames): Attempted[] {
  const on = (action: string, table: string, keys: unknown[], index?: string): Attempted => ({
    action: `dynamodb:${action}`,
    resource: `${prefix}table/${table}${index ? `/index/${index}` : ''}`,
    context: { 'dynamodb:LeadingKeys': [...new Set(keys.map(String))] },
  });
  const keyOf = (table: string, of: Item | undefined) => textOf(of?.[keyName(table)]);

  switch (operation) {
    case 'GetItem':
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem': {
      const { TableName, Key, Item } = one.parse(body);
      return [on(operation, TableName, [keyOf(TableName, Key ?? Item)])];
    }
    case 'Query': {
      const asked = query.parse(body);
      return [on('Query', asked.TableName, [queriedKey(asked, keyName)], asked.IndexName)];
    }
    case 'BatchGetItem':
      return Object.entries(batchGet.parse(body).RequestItems).map(([table, { Keys }]) =>
        on(
          'BatchGetItem',
          table,
          Keys.map((key) => keyOf(table, key)),
        ),
      );
    case 'BatchWriteItem':
      return Object.entries(batchWrite.parse(body).RequestItems).map(([table, requests]) =>
        on(
          'BatchWriteItem',
          table,
          requests.map((each) => keyOf(table, each.PutRequest?.Item ?? each.DeleteRequest?.Key)),
        ),
      );
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return transaction
        .parse(body)
        .TransactItems.flatMap((each) =>
          Object.entries(each).map(([part, { TableName, Key, Item }]) =>
            on(parts[part] ?? part, TableName, [keyOf(TableName, Key ?? Item)]),
          ),
        );
    default: {
      const { TableName } = z.object({ TableName: z.string() }).parse(body);
      return [{ action: `dynamodb:${operation}`, resource: `${prefix}table/${TableName}`, context: {} }];
    }
  }
}

/** The value that a query's condition sets for the partition key. */
function queriedKey(asked: z.infer<typeof query>, keyName: KeyNames): unknown {
  const wanted = keyName(asked.TableName, asked.IndexName);
  for (const [, name = '', value = ''] of asked.KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g))
    if ((asked.ExpressionAttributeNames[name] ?? name) === wanted)
      return textOf(asked.ExpressionAttributeValues[value]);
  return undefined;
}

function textOf(value: unknown): string | undefined {
  const { S, N, B } = attribute.parse(value ?? {});
  return S ?? N ?? B;
}
