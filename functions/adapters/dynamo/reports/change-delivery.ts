import { item, type Item } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import type { DeliveryProgress, ReportStatus } from '#functions/domain/reports/report-delivery.ts';

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

/** The state that a decision about a delivery is based on, as it was read. */
type SeenDelivery = Partial<DeliveryProgress> & { status: ReportStatus; resends?: number };

const fieldsSeen = ['requeues', 'resends', 'pendingSince', 'leaseUntil', 'sendingAt'] as const;

/** The condition that a delivery is unchanged since it was read: every claim, release, send or requeue changes its status, a time or a counter. */
export function unchangedDelivery(seen: SeenDelivery) {
  const fields = [
    { name: 'status', condition: '#status = :seen_status', value: seen.status },
    ...fieldsSeen.map((name) => {
      const value = seen[name];
      return {
        name,
        condition: value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :seen_${name}`,
        value,
      };
    }),
  ];
  return {
    condition: fields.map(({ condition }) => condition).join(' AND '),
    values: Object.fromEntries(
      fields.flatMap(({ name, value }) => (value === undefined ? [] : [[`:seen_${name}`, value]])),
    ),
  };
}

interface ReturnToQueue {
  userId: string;
  attemptId: string;
  seen: SeenDelivery;
  now: number;
  /** Attributes to set beyond the common ones. */
  set: Item;
  append?: Record<string, readonly unknown[]>;
  /** Attributes to remove beyond the lease. */
  remove: readonly string[];
}

/**
 * The update that makes a report wait for a worker once more, on the condition that it is unchanged since it was read. It removes the
 * owner, and the stream's filter passes only such writes to the queue: a worker that gives its lease back keeps its owner.
 */
export function returnToQueue(table: Table, { userId, attemptId, seen, now, set, append, remove }: ReturnToQueue) {
  return updateItem(table, {
    key: keys.result(userId, attemptId),
    set: { status: 'pending', gsi1pk: gsiKeys.report('pending'), tries: 0, pendingSince: now, ...set },
    ...(append && { append }),
    remove: ['owner', 'leaseUntil', ...remove],
    ...unchangedDelivery(seen),
  });
}
