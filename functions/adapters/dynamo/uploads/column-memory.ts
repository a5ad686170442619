import * as z from 'zod/mini';
import { type ColumnMemory, meanings, type ColumnUse } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export const columnItem = fields<{ header: string; use: ColumnUse }>({
  header: z.string(),
  use: z.enum([...meanings, 'unused']),
});

const writesAtATime = 25;

/**
 * Remembers the meanings that admins gave to column headers. Each header is an item of its own, so that concurrent admins do not
 * overwrite each other, and no sheet has too many headers for an expression or an item.
 */
export function columnMemory(table: Table) {
  const TableName = table.name;
  return {
    async readMemory(): Promise<ColumnMemory> {
      const known = await readRange(table, startingWith(keys.knownColumn('')), columnItem);
      return Object.fromEntries(known.map(({ header, use }) => [header, use]));
    },

    async remember(columns: Record<string, ColumnUse>) {
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
