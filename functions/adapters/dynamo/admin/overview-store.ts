import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getOverview, type Overview } from '#functions/contract/admin/overview.ts';
import type { OverviewStore } from '#functions/usecases/ports/overviews.ts';
import { pack, unpack } from '#functions/adapters/dynamo/chunks.ts';
import { requireConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { bytes, fields, number, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export const overviewItem = fields<{ data: Uint8Array; countedAt: number; countAgainAt: number }>({
  data: bytes,
  countedAt: number,
  countAgainAt: number,
});

export const storedOverview: Reader<Overview> = (value) => z.parse(getOverview.reply, value);

export function overviewStore(table: Table): OverviewStore {
  return {
    async find() {
      const item = await getItem(table, keys.overview(), overviewItem);
      if (!item) return undefined;
      return { overview: unpack(keys.overview(), 'data', item.data, storedOverview), countAgainAt: item.countAgainAt };
    },

    async store({ overview, countAgainAt }) {
      const countedAt = overview.now;
      const put = new PutCommand({
        TableName: table.name,
        Item: { ...keys.overview(), data: pack(overview), countedAt, countAgainAt },
        ConditionExpression: 'attribute_not_exists(pk) OR countedAt < :at',
        ExpressionAttributeValues: { ':at': countedAt },
      });
      await table.db.send(put).catch(requireConflict);
    },
  };
}
