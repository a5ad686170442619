import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ConsentReader } from '#functions/usecases/ports/snapshots.ts';
import { consentOf, type ConsentItem } from './consent-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** What a person, or their guardian, agreed to: one item for each version of the text. */
export function consentReader(table: Table): ConsentReader {
  return {
    async list(userId) {
      const { pk, sk } = keys.consent(userId, '');
      const { Items = [] } = await table.db.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ConsistentRead: true,
          ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        }),
      );
      return Items.map((item) => consentOf(item as ConsentItem));
    },
  };
}
