import { maxDeliveryTries, type ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import { readHeldSortKey, readReportSortKey } from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { changeDelivery, type MailMark, type ReleaseMark, type ParkMark } from './change-delivery.ts';
import { item } from '#functions/adapters/dynamo/item-reader.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';
import { deliveryItem, deliveryOf, type ReportPdf, type Delivery, type DeliveryId } from './delivery-item.ts';
import { getItem, getReadable } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { indexKey, inIndex, readPage, type IndexKey } from '#functions/adapters/dynamo/pages.ts';

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
/** Keys per round of a filtered list. A key contains its batch, so only items that match are read. */
const keysPerRound = 500;
/** Bounds the reads of a page whose filter matches almost nothing; the next page continues. */
const maxRounds = 20;

/**
 * The delivery of a report: pending → claimed (lease) → sending → sent, or set aside as failed / unknown; then, by SES events:
 * delivered or bounced.
 */
export function deliveryStore(table: Table) {
  const change = changeDelivery.bind(undefined, table);

  return {
    async find({ userId, attemptId }: DeliveryId) {
      const item = await getItem(table, keys.result(userId, attemptId), deliveryItem);
      return item && deliveryOf(item);
    },

    /** Takes the lease and counts an attempt. `false`: it is sent, being sent, parked, out of attempts, or leased to another worker. */
    claim: (id: DeliveryId, { owner, now, until }: { owner: string; now: number; until: number }) =>
      change(id, {
        set: { status: 'claimed', owner, leaseUntil: until },
        condition: '(#status = :pending OR (#status = :claimed AND leaseUntil < :now)) AND tries < :maxTries',
        values: { ':pending': 'pending', ':claimed': 'claimed', ':now': now, ':maxTries': maxDeliveryTries },
        add: { tries: 1 },
      }),

    /** From here on the mail may have been sent. Throws if the lease has expired. */
    async markSending(
      id: DeliveryId,
      {
        owner,
        reportKey,
        answersKey,
        pdf,
        now,
      }: {
        owner: string;
        reportKey: string;
        answersKey?: string | undefined;
        pdf?: ReportPdf | undefined;
        now: number;
      },
    ) {
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

    async markSent(id: DeliveryId, { mailId, resend, now }: MailMark) {
      await change(id, {
        set: { status: 'sent', mailId, sentAt: now },
        condition: `#status IN (:sending, :unknown) AND ${ofMail(resend).condition}`,
        values: { ':sending': 'sending', ':unknown': 'unknown', ...ofMail(resend).values },
      });
    },

    /** It has reached the mailbox. `problem`: the recipient complained. */
    async markDelivered(id: DeliveryId, { mailId, resend, now, problem }: MailMark & { problem?: string }) {
      await change(id, {
        set: { status: 'delivered', mailId, ...(problem !== undefined && { problem }) },
        setOnce: { sentAt: now, deliveredAt: now },
        // Keep the problem of an earlier transient bounce.
        remove: ['bouncedAt', 'transientBounceOf'],
        ...wentOut(resend),
      });
    },

    /** It bounced: permanently, even after a delivery; or transiently. */
    async markBounced(
      id: DeliveryId,
      { mailId, resend, now, problem, isTransient = false }: MailMark & { problem: string; isTransient?: boolean },
    ) {
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

    /** Gives the lease back: the mail has certainly not been sent. `isTry: false` uncounts the attempt. */
    async release(id: DeliveryId, { owner, problem, now, isTry = true }: ReleaseMark) {
      await change(id, {
        // Keep the owner: the stream's filter sends only items without one to the queue, and this message is still in it. Since the
        // message was just received, the wait for it starts again.
        set: { status: 'pending', owner, problem, pendingSince: now, ...(!isTry && { requeues: 0 }) },
        condition: '#status IN (:claimed, :sending) AND #owner = :owner',
        values: { ':claimed': 'claimed', ':sending': 'sending', ':owner': owner },
        ...(!isTry && { add: { tries: -1 } }),
      });
    },

    /** Sets it aside for an admin. `false`: it has changed meanwhile. */
    park: (id: DeliveryId, mark: ParkMark) =>
      change(id, {
        set: { status: mark.status, problem: mark.problem, parkedAt: mark.now },
        ...parkable(mark),
      }),

    /** Replaces the ticked steps. `false`: the result was deleted, and its person with it. */
    markSteps: ({ userId, attemptId }: DeliveryId, doneSteps: readonly string[]) => {
      const key = keys.result(userId, attemptId);
      const update = updateItem(table, { key, set: { doneSteps }, condition: 'attribute_exists(pk)' });
      return updateUnlessConflict(table, update, item, () => false);
    },

    /**
     * Reports in any of these statuses, and of these batches if any are given, newest first. If only held ones: those that wait for
     * review first, the longest waiting first; then those due soonest. `unreadable`: why others could not be read.
     */
    async page(statuses: readonly ReportStatus[], cursor?: string, batches?: readonly string[]) {
      const deliveries: Delivery[] = [];
      const unreadable: unknown[] = [];
      const lists = [statuses.map((status) => inIndex(gsiKeys.report(status)))];
      // Held reports are listed by due time, those that wait for an admin first: see `heldSortKey`.
      const isAscending = statuses.every((status) => status === 'held');
      const limit = batches ? keysPerRound : pageSize;
      let next = cursor;
      for (let round = 0; round < maxRounds; round++) {
        const page = await readPage(table, { lists, cursor: next, limit, isAscending }, indexKey);
        const wanted = page.rows.filter((key) => !batches || batches.includes(batchOf(key)));
        const items = await getReadable(table, wanted, deliveryItem);
        const found = items.found.map(deliveryOf);
        unreadable.push(...items.failures);
        // The index is eventually consistent: skip reports that have moved to another status since.
        deliveries.push(...found.filter(({ status }) => statuses.includes(status)));
        next = page.next;
        if (next === undefined || !batches || deliveries.length >= pageSize) break;
      }
      return { deliveries, unreadable, ...(next !== undefined && { next }) };
    },
  };
}

export type DeliveryStore = ReturnType<typeof deliveryStore>;

const batchOf = ({ gsi1pk, gsi1sk }: IndexKey) =>
  (gsi1pk === gsiKeys.report('held') ? readHeldSortKey(gsi1sk) : readReportSortKey(gsi1sk)).batch ?? '';

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
