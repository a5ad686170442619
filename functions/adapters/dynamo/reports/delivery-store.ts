import { maxDeliveryTries } from '#functions/domain/reports/report-delivery.ts';
import type { Delivery, DeliveryStore, ParkMark, ReportFilter, ReportPdf } from '#functions/usecases/ports/reports.ts';
import { readHeldSortKey, readReportSortKey } from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { userIdOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { changeDelivery } from './change-delivery.ts';
import { deliveryItem, deliveryOf } from './delivery-item.ts';
import { getItem, getReadable } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { walkIndex, type IndexKey } from '#functions/adapters/dynamo/walk-index.ts';

/** Requires that an SES event belongs to the last mail, not to an earlier one. */
const ofMail = (resend: number) => ({
  condition: 'resends = :resend',
  values: { ':resend': resend },
});

/** Requires that the mail may have been sent and has not bounced for good, so that an SES event can be recorded. */
const wentOut = (resend: number) => ({
  condition:
    '(#status IN (:sending, :unknown, :sent, :delivered) OR (#status = :bounced AND transientBounceOf = :resend)) AND ' +
    ofMail(resend).condition,
  values: {
    ...{ ':sending': 'sending', ':unknown': 'unknown', ':sent': 'sent', ':delivered': 'delivered' },
    ...{ ':bounced': 'bounced', ...ofMail(resend).values },
  },
});

/** Requires that the mail may have been sent, and that no delivery event has arrived. */
const notArrived = (resend: number) => ({
  condition: `#status IN (:sending, :unknown, :sent) AND ${ofMail(resend).condition}`,
  values: { ':sending': 'sending', ':unknown': 'unknown', ':sent': 'sent', ...ofMail(resend).values },
});

const arrived = (resend: number) => ({
  condition: `#status = :delivered AND ${ofMail(resend).condition}`,
  values: { ':delivered': 'delivered', ...ofMail(resend).values },
});

/** Kept flat, because a retried write is recognised by comparing the values it set. */
const pdfFields = (pdf?: ReportPdf) =>
  pdf && { pdfSha256: pdf.sha256, pdfTemplate: pdf.template, ...(pdf.engine && { pdfEngine: pdf.engine }) };

const pageSize = 50;
/** Keys per round of a filtered list. A key contains its person and batch, so only items that match are read. */
const keysPerRound = 500;
/** Bounds the reads of a page whose filter matches almost nothing; the next page continues. */
const maxRounds = 20;

/**
 * The delivery of a report: pending → claimed (lease) → sending → sent, or set aside as failed / unknown; then, by SES events:
 * delivered or bounced.
 */
export function deliveryStore(table: Table): DeliveryStore {
  const change = changeDelivery.bind(undefined, table);

  return {
    async find({ userId, attemptId }) {
      const item = await getItem(table, keys.result(userId, attemptId), deliveryItem);
      return item && deliveryOf(item);
    },

    claim: (id, { owner, now, until }) =>
      change(id, {
        set: { status: 'claimed', owner, leaseUntil: until },
        condition: '(#status = :pending OR (#status = :claimed AND leaseUntil < :now)) AND tries < :maxTries',
        values: { ':pending': 'pending', ':claimed': 'claimed', ':now': now, ':maxTries': maxDeliveryTries },
        add: { tries: 1 },
      }),

    async markSending(id, { owner, reportKey, answersKey, pdf, now }) {
      const hasAnswers = answersKey !== undefined;
      const isMarked = await change(id, {
        set: {
          ...{ status: 'sending', owner, reportKey, ...pdfFields(pdf), sendingAt: now },
          ...(hasAnswers && { answersKey }),
        },
        remove: hasAnswers ? ['problem'] : ['problem', 'answersKey'],
        condition: '#status = :claimed AND #owner = :owner',
        values: { ':claimed': 'claimed', ':owner': owner },
      });
      if (!isMarked) throw new Error('This worker lost the lease of the delivery.');
    },

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
        // Keep the problem of an earlier transient bounce.
        remove: ['bouncedAt', 'transientBounceOf'],
        ...wentOut(resend),
      });
    },

    async markBounced(id, { mailId, resend, now, problem, isTransient = false }) {
      if (!isTransient) {
        await change(id, {
          set: { status: 'bounced', mailId, problem },
          setOnce: { sentAt: now, bouncedAt: now },
          remove: ['transientBounceOf'],
          ...wentOut(resend),
        });
        return;
      }
      const isNoted = await change(id, {
        set: { status: 'bounced', mailId, problem, transientBounceOf: resend },
        setOnce: { sentAt: now, bouncedAt: now },
        ...notArrived(resend),
      });
      if (!isNoted) await change(id, { set: { status: 'delivered' }, setOnce: { problem }, ...arrived(resend) });
    },

    async release(id, { owner, problem, now, isTry = true }) {
      await change(id, {
        // Keep the owner: the stream's filter sends only items without one to the queue, and this message is still in it. Since the
        // message was just received, the wait for it starts again.
        set: { status: 'pending', owner, problem, pendingSince: now, ...(!isTry && { requeues: 0 }) },
        condition: '#status IN (:claimed, :sending) AND #owner = :owner',
        values: { ':claimed': 'claimed', ':sending': 'sending', ':owner': owner },
        ...(!isTry && { add: { tries: -1 } }),
      });
    },

    park: (id, mark) =>
      change(id, {
        set: { status: mark.status, problem: mark.problem, parkedAt: mark.now },
        ...parkable(mark),
      }),

    async page(statuses, cursor, narrowed) {
      const deliveries: Delivery[] = [];
      const unreadable: unknown[] = [];
      const steps = [{ partitions: statuses.map(gsiKeys.report) }];
      // Held reports are listed by due time, those that wait for an admin first: see `heldSortKey`.
      const isAscending = statuses.every((status) => status === 'held');
      const limit = narrowed ? keysPerRound : pageSize;
      let next = cursor;
      for (let round = 0; round < maxRounds; round++) {
        const walked = await walkIndex(table, { steps, cursor: next, limit, isAscending });
        const wanted = walked.keys.filter((key) => isNarrowedTo(key, narrowed));
        const items = await getReadable(table, wanted, deliveryItem);
        const found = items.found.map(deliveryOf);
        unreadable.push(...items.failures);
        // The index is eventually consistent: skip reports that have moved to another status since.
        deliveries.push(...found.filter(({ status }) => statuses.includes(status)));
        next = walked.next;
        if (next === undefined || !narrowed || deliveries.length >= pageSize) break;
      }
      return { deliveries, unreadable, ...(next !== undefined && { next }) };
    },
  };
}

function isNarrowedTo({ pk, place, partition }: IndexKey, { userIds, batches }: ReportFilter = {}): boolean {
  const { batch = '' } = partition === gsiKeys.report('held') ? readHeldSortKey(place) : readReportSortKey(place);
  return (
    (userIds === undefined || userIds.includes(userIdOf({ pk }))) && (batches === undefined || batches.includes(batch))
  );
}

function parkable({ status, owner, seen, now }: ParkMark) {
  if (status === 'unknown') {
    const isSeen = seen?.sendingAt !== undefined;
    return {
      condition: `#status = :sending${isSeen ? ' AND sendingAt = :sendingAt' : ''}`,
      values: { ':sending': 'sending', ...(isSeen && { ':sendingAt': seen.sendingAt }) },
    };
  }
  const mayBeParked = owner
    ? '#status IN (:claimed, :sending) AND #owner = :owner'
    : '(#status = :pending OR (#status = :claimed AND leaseUntil < :now))';
  return {
    condition: `${mayBeParked}${seen ? ' AND tries = :seenTries' : ''}`,
    values: {
      ...(owner ? { ':owner': owner, ':sending': 'sending' } : { ':pending': 'pending', ':now': now }),
      ':claimed': 'claimed',
      ...(seen && { ':seenTries': seen.tries }),
    },
  };
}
