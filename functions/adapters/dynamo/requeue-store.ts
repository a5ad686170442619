import { refuse } from '#functions/domain/refusal.ts';
import type { ReportStatus, RequeueCommand, RequeueStore } from '#functions/usecases/ports/reports.ts';
import { putAudit } from './audit-entry.ts';
import { mailOf, type DeliveryItem } from './delivery-item.ts';
import { getItems } from './get-items.ts';
import { gsiKeys, keys } from './keys.ts';
import { lookAndWrite } from './look-and-write.ts';
import type { Table } from './table.ts';

const underWay: readonly ReportStatus[] = ['pending', 'claimed', 'sending'];

/**
 * Back to pending, with no try behind it: that is what brings the worker again (the stream's filter asks for it), and what a
 * worker that gives its lease back does not write.
 */
export function requeueStore(table: Table): RequeueStore {
  return {
    requeue: (command) =>
      lookAndWrite(table, async () => {
        const { userId, attemptId, resends } = command;
        const [item] = await getItems(table, [keys.result(userId, attemptId)]);
        if (!item) refuse('not-found', 'There is no report of such an attempt.');
        const stored = item as unknown as DeliveryItem;
        if ((stored.resends ?? 0) > resends) return { done: 'already' };
        if (underWay.includes(stored.status)) refuse('report-not-ready', 'This report is on its way already.');
        return { writes: transition(table.name, command, stored), then: 'queued' };
      }),
  };
}

function transition(TableName: string, command: RequeueCommand, stored: DeliveryItem) {
  const { userId, attemptId, resends, anew, reason, by, now } = command;
  const update = {
    TableName,
    Key: keys.result(userId, attemptId),
    UpdateExpression:
      'SET #status = :pending, gsi1pk = :list, tries = :zero, resends = :next, anew = :anew, ' +
      'earlier = list_append(if_not_exists(earlier, :none), :last) ' +
      'REMOVE #owner, leaseUntil, mailId, sendingAt, sentAt, deliveredAt, bouncedAt, parkedAt, problem',
    ConditionExpression:
      '#status = :status AND ' +
      (resends === 0 ? '(attribute_not_exists(resends) OR resends = :zero)' : 'resends = :seen'),
    ExpressionAttributeNames: { '#status': 'status', '#owner': 'owner' },
    ExpressionAttributeValues: {
      ...{ ':pending': 'pending', ':list': gsiKeys.report('pending'), ':status': stored.status },
      ...{ ':zero': 0, ':next': resends + 1, ':anew': anew, ':none': [], ':last': [mailOf(stored)] },
      ...(resends > 0 && { ':seen': resends }),
    },
  };
  const audit = putAudit(TableName, {
    ...{
      by,
      at: now,
      what: anew ? 'report-reissued' : 'report-resent',
      object: `report of attempt ${attemptId}`,
      reason,
    },
    before: { status: stored.status, resends },
    after: { status: 'pending', resends: resends + 1 },
  });
  return [{ Update: update }, audit];
}
