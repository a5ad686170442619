import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ColumnMemory } from '#functions/domain/sheet-mapping.ts';
import type { UploadStore } from '#functions/usecases/ports/uploads.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** What admins took the columns of their sheets for. */
export function columnMemory(table: Table): Pick<UploadStore, 'readMemory' | 'remember'> {
  const TableName = table.name;
  const Key = keys.columnMapping();
  return {
    async readMemory() {
      const { Item } = await table.db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return (Item?.['columns'] ?? {}) as ColumnMemory;
    },

    // Each header by itself, so that two admins at a time both are remembered.
    async remember(columns) {
      const known = Object.entries(columns);
      if (known.length === 0) return;
      await table.db.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET #columns = if_not_exists(#columns, :none)',
          ExpressionAttributeNames: { '#columns': 'columns' },
          ExpressionAttributeValues: { ':none': {} },
        }),
      );
      await table.db.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: `SET ${known.map((_, index) => `#columns.#h${index} = :u${index}`).join(', ')}`,
          ExpressionAttributeNames: {
            '#columns': 'columns',
            ...Object.fromEntries(known.map(([header], index) => [`#h${index}`, header])),
          },
          ExpressionAttributeValues: Object.fromEntries(known.map(([, use], index) => [`:u${index}`, use])),
        }),
      );
    },
  };
}
