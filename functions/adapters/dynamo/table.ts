import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The one table, and the client to reach it. */
export interface Table {
  db: DynamoDBDocumentClient;
  name: string;
}

export function openTable(name: string, client: DynamoDBClient = new DynamoDBClient({})): Table {
  return { db: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }), name };
}
