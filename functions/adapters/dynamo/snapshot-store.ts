import type { ReportDocument } from '#functions/domain/report/report-document.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { SnapshotStore } from '#functions/usecases/ports/snapshots.ts';
import { pack, unpack } from './chunks.ts';
import { getItems } from './get-items.ts';
import { keys } from './keys.ts';
import { lookAndWrite } from './look-and-write.ts';
import type { Table } from './table.ts';

/**
 * What reports say, each in one item of its person's partition, so that an erasure takes it; it goes by itself with its result.
 * It is written only while the result is there: what is made while its person erases the account leaves nothing behind.
 */
export function snapshotStore(table: Table): SnapshotStore {
  return {
    async find({ userId, attemptId }) {
      const [item] = await getItems(table, [keys.report(userId, attemptId)]);
      return item && documentOf(item);
    },

    keep: ({ userId, attemptId }, document, { endedAt, replaces }) =>
      lookAndWrite<ReportDocument | undefined>(table, async () => {
        const result = keys.result(userId, attemptId);
        const [ordered, stored] = await getItems(table, [result, keys.report(userId, attemptId)]);
        if (!ordered) return { done: undefined };
        if (stored && stored['template'] !== replaces) return { done: documentOf(stored) };
        const { template } = document;
        const Item = {
          ...keys.report(userId, attemptId),
          ...{ template, content: pack(document), ttl: expiryOf(endedAt) },
        };
        const isThere = { TableName: table.name, Key: result, ConditionExpression: 'attribute_exists(pk)' };
        const put = { TableName: table.name, Item, ...asSeen(stored ? replaces : undefined) };
        return { writes: [{ ConditionCheck: isThere }, { Put: put }], then: documentOf(Item) };
      }),
  };
}

function asSeen(template: number | undefined) {
  return template === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'template = :seen', ExpressionAttributeValues: { ':seen': template } };
}

function documentOf({ content }: Record<string, unknown>): ReportDocument {
  return unpack<ReportDocument>(content as Uint8Array);
}
