import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { ExpiredAttempts } from '#functions/usecases/ports/attempts.ts';
import { refOf, userIdOf, type AttemptItem } from './attempt-item.ts';
import { openPartitions } from './attempt-partitions.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { gsi1, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Apart from the store of attempts: the function that takes answers has no use for it in its bundle. */
export function expiredAttempts(table: Table): ExpiredAttempts {
  return {
    async *pages(now) {
      for (const shard of openPartitions) {
        const pages = paginateQuery(
          { client: table.db, pageSize: 100 },
          {
            TableName: table.name,
            IndexName: gsi1,
            KeyConditionExpression: 'gsi1pk = :shard AND gsi1sk < :now',
            ExpressionAttributeValues: { ':shard': shard, ':now': sortableInstant(now) },
          },
        );
        for await (const { Items = [] } of pages) {
          // The index has keys alone; an attempt's version stands in the item.
          const items = (await getItems(table, Items as { pk: string; sk: string }[])) as (AttemptItem | undefined)[];
          yield items.flatMap((item) => (item ? { userId: userIdOf(item), attempt: refOf(item) } : []));
        }
      }
    },
  };
}
