import { item } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';

export interface MailMark {
  mailId: string;
  /** Which mail of the report: 0 for the first. */
  resend: number;
  now: number;
}

export interface ReleaseMark {
  owner: string;
  problem: string;
  now: number;
  isTry?: boolean;
}

export interface ParkMark {
  /** `unknown`: it may have been sent. */
  status: 'failed' | 'unknown';
  problem: string;
  now: number;
  /** Holder of the lease. Absent: no worker has it, or the lease has expired. */
  owner?: string;
  /** The state that it is parked for; after another attempt or send it is left alone. */
  seen?: Pick<Delivery, 'tries' | 'sendingAt'>;
}

type Values = Record<string, unknown>;

interface Change {
  /** Must contain a value that is unique to this write, such as the owner, the time or the mail's id: retries are recognised by it. */
  set: Values & { status: Delivery['status'] };
  /** Attributes that are set only if they are missing. */
  setOnce?: Values;
  remove?: string[];
  add?: { tries: number };
  condition: string;
  values?: Values;
}

/** Changes a report's delivery if the condition holds, else returns `false`. */
export async function changeDelivery(
  table: Table,
  { userId, attemptId }: Pick<Delivery, 'userId' | 'attemptId'>,
  { set, ...change }: Change,
): Promise<boolean> {
  const update = updateItem(table, {
    ...change,
    key: keys.result(userId, attemptId),
    set: { ...set, gsi1pk: gsiKeys.report(set.status) },
  });
  return updateUnlessConflict(table, update, item, (stored) =>
    Object.entries(set).every(([name, value]) => value === undefined || stored[name] === value),
  );
}
