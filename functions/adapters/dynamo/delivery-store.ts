import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery, DeliveryStore } from '#functions/usecases/ports/reports.ts';
import { storedOnConflict } from './conflicts.ts';
import { deliveryOf } from './delivery-item.ts';
import { getItems } from './get-items.ts';
import { gsiKeys, keys } from './keys.ts';
import type { Table } from './table.ts';
import { walkIndex } from './walk-index.ts';

type DeliveryId = Pick<Delivery, 'userId' | 'attemptId'>;

interface Change {
  set: Record<string, unknown>;
  condition: string;
  values?: Record<string, unknown>;
  add?: { tries: number };
  /** Set unless it is set. */
  setOnce?: Record<string, unknown>;
}

/** What SES says is of the last mail, and not of one before it. */
const ofMail = (resend: number) => ({
  condition: resend === 0 ? '(attribute_not_exists(resends) OR resends = :resend)' : 'resends = :resend',
  values: { ':resend': resend },
});

/** It may have gone out, and has not come back: what SES says of it can be noted. */
const wentOut = (resend: number) => ({
  condition: `#status IN (:sending, :unknown, :sent, :delivered) AND ${ofMail(resend).condition}`,
  values: {
    ...{ ':sending': 'sending', ':unknown': 'unknown', ':sent': 'sent', ':delivered': 'delivered' },
    ...ofMail(resend).values,
  },
});

const pageSize = 50;

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

    async markSent(id, { mailId, resend, now }) {
      await change(id, {
        set: { status: 'sent', mailId, sentAt: now },
        condition: `#status IN (:sending, :unknown) AND ${ofMail(resend).condition}`,
        values: { ':sending': 'sending', ':unknown': 'unknown', ...ofMail(resend).values },
      });
    },

    async markDelivered(id, { mailId, resend, now, problem }) {
      await change(id, {
        set: { status: 'delivered', mailId, ...(problem !== undefined && { problem }) },
        setOnce: { sentAt: now, deliveredAt: now },
        ...wentOut(resend),
      });
    },

    async markBounced(id, { mailId, resend, now, problem }) {
      await change(id, {
        set: { status: 'bounced', mailId, problem },
        setOnce: { sentAt: now, bouncedAt: now },
        ...wentOut(resend),
      });
    },

    async release(id, { owner, problem }) {
      await change(id, {
        set: { status: 'pending', problem },
        condition: '#status IN (:claimed, :sending) AND #owner = :owner',
        values: { ':claimed': 'claimed', ':sending': 'sending', ':owner': owner },
      });
    },

    async park(id, { status, problem, now }) {
      await change(id, {
        set: { status, problem, parkedAt: now },
        condition: status === 'unknown' ? '#status = :sending' : '#status IN (:pending, :claimed)',
        values: status === 'unknown' ? { ':sending': 'sending' } : { ':pending': 'pending', ':claimed': 'claimed' },
      });
    },

    async page(statuses, cursor) {
      const steps = [{ partitions: statuses.map(gsiKeys.report) }];
      const { keys: found, next } = await walkIndex(table, { steps, cursor, limit: pageSize });
      const items = await getItems(table, found);
      const deliveries = items.flatMap((item) => (item ? deliveryOf(item) : []));
      // The index follows after a moment: what has moved on since stands in another list.
      const current = deliveries.filter(({ status }) => statuses.includes(status));
      return { deliveries: current, ...(next !== undefined && { next }) };
    },
  };
}
