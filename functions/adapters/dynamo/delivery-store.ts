import { BatchGetCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery, DeliveryStore, ReportStatus } from '#functions/usecases/ports/reports.ts';
import { userIdOf } from './attempt-item.ts';
import { storedOnConflict } from './conflicts.ts';
import { gsi1, gsiKeys, keys, resultPrefix } from './keys.ts';
import type { Table } from './table.ts';

type DeliveryId = Pick<Delivery, 'userId' | 'attemptId'>;

interface Change {
  set: Record<string, unknown>;
  condition: string;
  values?: Record<string, unknown>;
  add?: { tries: number };
  /** Set unless it is set. */
  setOnce?: Record<string, unknown>;
}

/** It may have gone out, and has not come back: what SES says of it can be noted. */
const wentOut = {
  condition: '#status IN (:sending, :unknown, :sent, :delivered)',
  values: { ':sending': 'sending', ':unknown': 'unknown', ':sent': 'sent', ':delivered': 'delivered' },
};

/** The delivery of a report: pending → claimed (lease) → sending → sent, or set aside as failed / unknown; then what SES says: delivered or bounced. */
export function deliveryStore(table: Table): DeliveryStore {
  const TableName = table.name;

  /** `false`: the condition did not hold. */
  async function change(
    { userId, attemptId }: DeliveryId,
    { set, setOnce = {}, condition, values = {}, add }: Change,
  ): Promise<boolean> {
    const fields: Record<string, unknown> = {
      ...set,
      ...(typeof set['status'] === 'string' && { gsi1pk: gsiKeys.report(set['status']) }),
    };
    const names = Object.keys(fields);
    const all = { ...fields, ...setOnce };
    const assignments = [
      ...names.map((name) => `#${name} = :new_${name}`),
      ...Object.keys(setOnce).map((name) => `#${name} = if_not_exists(#${name}, :new_${name})`),
    ];
    try {
      await table.db.send(
        new UpdateCommand({
          TableName,
          Key: keys.result(userId, attemptId),
          UpdateExpression: `SET ${assignments.join(', ')}${add ? ' ADD tries :tries' : ''}`,
          ConditionExpression: condition,
          ExpressionAttributeNames: {
            ...(condition.includes('#owner') && { '#owner': 'owner' }),
            ...Object.fromEntries(Object.keys(all).map((name) => [`#${name}`, name])),
          },
          ExpressionAttributeValues: {
            ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`:new_${name}`, value])),
            ...(add && { ':tries': add.tries }),
            ...values,
          },
        }),
      );
      return true;
    } catch (cause) {
      storedOnConflict(cause);
      return false;
    }
  }

  async function require(done: Promise<boolean>, what: string): Promise<void> {
    if (!(await done)) throw new Error(`The delivery can't be ${what} any more: another worker has it.`);
  }

  return {
    async find({ userId, attemptId }) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.result(userId, attemptId), ConsistentRead: true }),
      );
      return Item && deliveryOf(Item);
    },

    claim: (id, { owner, now, until }) =>
      change(id, {
        set: { status: 'claimed', owner, leaseUntil: until },
        condition: '#status = :pending OR (#status = :claimed AND leaseUntil < :now)',
        values: { ':pending': 'pending', ':claimed': 'claimed', ':now': now },
        add: { tries: 1 },
      }),

    markSending: (id, { owner, reportKey, now }) =>
      require(change(id, {
        set: { status: 'sending', reportKey, sendingAt: now },
        condition: '#status = :claimed AND #owner = :owner',
        values: { ':claimed': 'claimed', ':owner': owner },
      }), 'sent'),

    async markSent(id, { mailId, now }) {
      await change(id, {
        set: { status: 'sent', mailId, sentAt: now },
        condition: '#status IN (:sending, :unknown)',
        values: { ':sending': 'sending', ':unknown': 'unknown' },
      });
    },

    async markDelivered(id, { mailId, now, problem }) {
      await change(id, {
        set: { status: 'delivered', mailId, ...(problem !== undefined && { problem }) },
        setOnce: { sentAt: now },
        ...wentOut,
      });
    },

    async markBounced(id, { mailId, now, problem }) {
      await change(id, {
        set: { status: 'bounced', mailId, problem },
        setOnce: { sentAt: now },
        ...wentOut,
      });
    },

    async release(id, { owner, problem }) {
      await change(id, {
        set: { status: 'pending', problem },
        condition: '#status IN (:claimed, :sending) AND #owner = :owner',
        values: { ':claimed': 'claimed', ':sending': 'sending', ':owner': owner },
      });
    },

    async park(id, { status, problem }) {
      await change(id, {
        set: { status, problem },
        condition: status === 'unknown' ? '#status = :sending' : '#status IN (:pending, :claimed)',
        values: status === 'unknown' ? { ':sending': 'sending' } : { ':pending': 'pending', ':claimed': 'claimed' },
      });
    },

    async list(status) {
      const { Items = [] } = await table.db.send(
        new QueryCommand({
          TableName,
          IndexName: gsi1,
          KeyConditionExpression: 'gsi1pk = :status',
          ExpressionAttributeValues: { ':status': gsiKeys.report(status) },
          ScanIndexForward: false,
          Limit: 100,
        }),
      );
      if (Items.length === 0) return [];
      const Keys = Items.map(({ pk, sk }) => ({ pk: pk as string, sk: sk as string }));
      const { Responses } = await table.db.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
      );
      return (Responses?.[TableName] ?? []).map(deliveryOf).sort((a, b) => b.createdAt - a.createdAt);
    },
  };
}

export function deliveryOf(item: Record<string, unknown>): Delivery {
  const { pk, sk, status, createdAt, tries, sentAt, sendingAt, reportKey, problem } = item as unknown as DeliveryItem;
  return {
    userId: userIdOf({ pk }),
    attemptId: sk.slice(resultPrefix.length),
    status,
    createdAt,
    tries,
    ...(sendingAt !== undefined && { sendingAt }),
    ...(sentAt !== undefined && { sentAt }),
    ...(reportKey !== undefined && { reportKey }),
    ...(problem !== undefined && { problem }),
  };
}

interface DeliveryItem {
  pk: string;
  sk: string;
  status: ReportStatus;
  createdAt: number;
  tries: number;
  sendingAt?: number;
  sentAt?: number;
  reportKey?: string;
  problem?: string;
}
