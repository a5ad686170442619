import { wasMailed, wasMailedSince, heldRefusal, mayResend } from '#functions/domain/reports/report-delivery.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { RequeueCommand, RequeueStore } from '#functions/usecases/ports/reports.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { deliveryItem, mailOf, type DeliveryItem } from './delivery-item.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { returnToQueue } from './return-to-queue.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** The state of the last mail, which moves into the list of earlier mails. */
const ofLastMail = ['mailId', 'sendingAt', 'sentAt', 'deliveredAt', 'bouncedAt', 'parkedAt', 'problem'];

export function requeueStore(table: Table): RequeueStore {
  return {
    requeue: (command) => {
      let { status } = command;
      return lookAndWrite(table, async () => {
        const { userId, attemptId, resends, now } = command;
        const stored = await getItem(table, keys.result(userId, attemptId), deliveryItem);
        if (!stored) refuse('not-found', 'There is no report of such an attempt.');
        if (stored.resends > resends) return { done: 'already' };
        status ??= stored.status;
        if (wasMailedSince(status, stored.status))
          refuse(
            'revision-conflict',
            'Since you looked, this report was mailed, or may have been. Load the list again.',
          );
        if (stored.status === 'held') refuse('report-not-ready', heldRefusal);
        if (!mayResend(stored, now)) refuse('report-not-ready', 'This report is on its way already.');
        return { writes: transition(table, command, stored), then: 'queued' };
      });
    },
  };
}

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
