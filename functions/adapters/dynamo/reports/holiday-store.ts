import * as z from 'zod/mini';
import type { HolidayList, Holiday } from '#functions/domain/calendar/holidays.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import { changedMeanwhile } from '#functions/domain/words/requests.ts';

interface HolidayChange {
  holidays: Holiday[];
  revision: number;
  by: string;
  at: number;
}

export function holidayStore(table: Table) {
  const TableName = table.name;

  async function read(): Promise<HolidayList> {
    return (await getItem(table, keys.holidays(), holidayItem)) ?? { holidays: [], revision: 0 };
  }

  return {
    read,

    /** Replaces the list that was read; an equal list, or the same request again, changes nothing. Throws Refusal `revision-conflict`. */
    replace({ holidays, revision, by, at }: HolidayChange): Promise<HolidayList> {
      return lookAndWrite<HolidayList>(table, async () => {
        const before = await read();
        const isSame = JSON.stringify(before.holidays) === JSON.stringify(holidays);
        // A retry: the reply to the first request may have been lost, or both came at once.
        if (isSame && before.revision === revision + 1 && before.updatedBy === by) return { done: before };
        if (before.revision !== revision) refuseStale();
        if (isSame) return { done: before };
        const after = { holidays, revision: revision + 1 };
        const put = {
          TableName,
          Item: { ...keys.holidays(), ...after, updatedAt: at, updatedBy: by },
          ...(revision === 0
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': revision } }),
        };
        const audit = putAudit(TableName, {
          ...{ by, at, what: 'holidays-changed', object: 'holidays' },
          ...{ before: { holidays: before.holidays }, after: { holidays } },
        });
        return { writes: [{ Put: put }, audit], then: after };
      });
    },
  };
}

export type HolidayStore = ReturnType<typeof holidayStore>;

function refuseStale(): never {
  refuse('revision-conflict', changedMeanwhile);
}

/** The public holidays: one item, which is read at each end of an attempt. */
export const holidayItem = fields<HolidayList>({
  holidays: z.array(fields<Holiday>({ day: z.string(), name: z.string() })),
  revision: z.number(),
  updatedBy: z.exactOptional(z.string()),
});
