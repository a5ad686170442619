import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ColumnUse } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { ColumnMemory } from '#functions/domain/uploads/columns/sheet-header.ts';
import type { UploadStore } from '#functions/usecases/ports/uploads.ts';
import { keys, knownColumnPrefix } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Writes at a time. */
const writesAtATime = 25;

/**
 * What admins took the columns of their sheets for. Each header is an item of its own: two admins at a time both are remembered, and
 * no sheet has more headers than an expression or an item takes.
 */
export function columnMemory(table: Table): Pick<UploadStore, 'readMemory' | 'remember'> {
  const TableName = table.name;
  return {
    async readMemory() {
      const known: [string, ColumnUse][] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await table.db.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :known)',
            ExpressionAttributeValues: { ':pk': keys.knownColumn('').pk, ':known': knownColumnPrefix },
            ConsistentRead: true,
            ...(ExclusiveStartKey && { ExclusiveStartKey }),
          }),
        );
        for (const item of Items) known.push(...headersOf(item));
        ExclusiveStartKey = LastEvaluatedKey;
      } while (ExclusiveStartKey);
      // The item that there was before comes last: what has been said since counts.
      return Object.fromEntries(known.reverse());
    },

    async remember(columns) {
      const known = Object.entries(columns);
      for (let at = 0; at < known.length; at += writesAtATime) {
        await Promise.all(
          known
            .slice(at, at + writesAtATime)
            .map(([header, use]) =>
              table.db.send(new PutCommand({ TableName, Item: { ...keys.knownColumn(header), header, use } })),
            ),
        );
      }
    },
  };
}

/** Of one header; or of many, in the one item that there was before. */
function headersOf({ header, use, columns }: Record<string, unknown>): [string, ColumnUse][] {
  if (typeof header === 'string') return [[header, use as ColumnUse]];
  return Object.entries((columns ?? {}) as ColumnMemory);
}
