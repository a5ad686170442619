import { wasMailed, wasMailedSince, mayResend, type ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { deliveryItem, mailOf, type DeliveryItem } from './delivery-item.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { returnToQueue } from './change-delivery.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import * as words from '#functions/domain/words/reports.ts';

/** Resends a report that is not in delivery, or whose lease has expired. */
export interface RequeueCommand {
  userId: string;
  attemptId: string;
  /** The status that the admin read; absent: the current one. */
  status?: ReportStatus | undefined;
  /** The number of resends that the admin read: a second click finds one more. */
  resends: number;
  /** Make it again from the attempt's version, instead of sending the same file. */
  regenerate: boolean;
  reason: string;
  by: string;
  now: number;
}

/** The state of the last mail, which moves into the list of earlier mails. */
const ofLastMail = ['mailId', 'sendingAt', 'sentAt', 'deliveredAt', 'bouncedAt', 'parkedAt', 'problem'];

export function requeueStore(table: Table) {
  return {
    /** `already`: another admin, or the same click, has resent it. Throws Refusal `not-found`, `report-not-ready`, `revision-conflict`, `busy`. */
    requeue: (command: RequeueCommand): Promise<'queued' | 'already'> => {
      let { status } = command;
      return lookAndWrite(table, async () => {
        const { userId, attemptId, resends, now } = command;
        const stored = await getItem(table, keys.result(userId, attemptId), deliveryItem);
        if (!stored) refuse('not-found', words.notFound);
        if (stored.resends > resends) return { done: 'already' };
        status ??= stored.status;
        if (wasMailedSince(status, stored.status)) refuse('revision-conflict', words.mailedSince);
        if (stored.status === 'held') refuse('report-not-ready', words.held);
        if (!mayResend(stored, now)) refuse('report-not-ready', words.onItsWay);
        return { writes: transition(table, command, stored), then: 'queued' };
      });
    },
  };
}

export type RequeueStore = ReturnType<typeof requeueStore>;

function transition(table: Table, command: RequeueCommand, stored: DeliveryItem) {
  const { userId, attemptId, resends, reason, by, now } = command;
  // Keep a requested regeneration until a mail may have been sent: an earlier attempt may have failed before it made the file.
  const regenerate = command.regenerate || (stored.regenerate === true && wasMailed[stored.status] === 'no');
  const update = returnToQueue(table, {
    ...{ userId, attemptId, now, seen: { ...stored, resends } },
    set: { orderedAt: now, resends: resends + 1, requeues: 0, regenerate },
    append: { earlier: [mailOf(stored)] },
    remove: ofLastMail,
  });
  const audit = putAudit(table.name, {
    ...{ by, at: now, reason },
    what: command.regenerate ? 'report-reissued' : 'report-resent',
    object: `report of attempt ${attemptId}`,
    person: userId,
    before: { status: stored.status, resends },
    after: { status: 'pending', resends: resends + 1 },
  });
  return [{ Update: update }, audit];
}
