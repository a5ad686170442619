import { createHash } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ResponseQuality } from '#functions/domain/reports/quality/quality-tiers.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { SnapshotStore } from '#functions/usecases/ports/snapshots.ts';
import { maxChunkBytes, pack, unpack } from '#functions/adapters/dynamo/chunks.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { getEach, getItem, getItems, itemKey } from '#functions/adapters/dynamo/get-items.ts';
import { bytes, fields, number, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

interface ReportId {
  userId: string;
  attemptId: string;
}

/** Of a document that does not fit into its item: how many parts it has, and the hash in their keys. */
interface Parts {
  hash: string;
  count: number;
}

/** What the report of an attempt says, or where its parts are. */
interface SnapshotItem {
  template: number;
  quality: Uint8Array;
  content?: Uint8Array;
  parts?: Parts;
}

const snapshotItem = fields<SnapshotItem>({
  template: number,
  quality: bytes,
  content: optional(bytes),
  parts: optional(fields<Parts>({ hash: text, count: number })),
});

const partItem = fields<{ content: Uint8Array }>({ content: bytes });

/**
 * What reports say, each in its person's partition, so that an erasure removes it; TTL removes it with its result. Every item is
 * written only while the result is there: what is made while its person erases the account leaves nothing behind.
 *
 * A document that is too large for one item stands in parts beside it. They are written first, under a hash of what they say: two
 * who make it at once, or a newer template, never mix. Parts that no document names are never read, and go as the others do.
 */
export function snapshotStore(table: Table): SnapshotStore {
  const { name: TableName } = table;
  const isThere = ({ userId, attemptId }: ReportId) => ({
    ConditionCheck: {
      ...{ TableName, Key: keys.result(userId, attemptId) },
      ConditionExpression: 'attribute_exists(pk)',
    },
  });

  async function documentOf(
    { userId, attemptId }: ReportId,
    { content, parts }: SnapshotItem,
  ): Promise<ReportDocument> {
    if (content) return unpack<ReportDocument>(content);
    const { hash, count } = parts ?? { hash: '', count: 0 };
    const numbers = Array.from({ length: count }, (_, part) => part);
    const items = await getItems(
      table,
      numbers.map((part) => keys.reportPart(userId, attemptId, hash, part)),
      partItem,
    );
    return unpack<ReportDocument>(
      Buffer.concat(
        items.map((item, part) => {
          if (!item) throw new Error(`Part ${part} of what the report of ${attemptId} says is missing.`);
          return item.content;
        }),
      ),
    );
  }

  /** @returns `undefined`: the result is gone. */
  async function writeParts(id: ReportId, bytes: Uint8Array, ttl: number): Promise<Parts | undefined> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const count = Math.ceil(bytes.byteLength / maxChunkBytes);
    for (let part = 0; part < count; part++) {
      const content = bytes.subarray(part * maxChunkBytes, (part + 1) * maxChunkBytes);
      const Item = { ...keys.reportPart(id.userId, id.attemptId, hash, part), content, ttl };
      try {
        await table.db.send(new TransactWriteCommand({ TransactItems: [isThere(id), { Put: { TableName, Item } }] }));
      } catch (cause) {
        failedWrites(cause);
        return undefined;
      }
    }
    return { hash, count };
  }

  return {
    async find(id) {
      const item = await getItem(table, keys.report(id.userId, id.attemptId), snapshotItem);
      return item && documentOf(id, item);
    },

    async qualities(ids) {
      const items = await getItems(
        table,
        ids.map(({ userId, attemptId }) => keys.report(userId, attemptId)),
        snapshotItem,
      );
      return items.map((item) => item && unpack<ResponseQuality>(item.quality));
    },

    async keep(id, document, { endedAt, quality, replaces }) {
      const bytes = pack(document);
      const ttl = expiryOf(endedAt);
      const parts = bytes.byteLength > maxChunkBytes ? await writeParts(id, bytes, ttl) : undefined;
      if (bytes.byteLength > maxChunkBytes && !parts) return undefined;
      const own = { ...keys.report(id.userId, id.attemptId), template: document.template, ttl };
      // The quality is packed: a probability may be smaller than a number of DynamoDB.
      const Item = { ...own, quality: pack(quality), ...(parts ? { parts } : { content: bytes }) };
      const standing = await lookAndWrite<SnapshotItem | undefined>(table, async () => {
        const [result, stored] = await getEach(
          table,
          [keys.result(id.userId, id.attemptId), itemKey],
          [own, snapshotItem],
        );
        if (!result) return { done: undefined };
        if (stored && stored.template !== replaces) return { done: stored };
        const put = { TableName, Item, ...asSeen(stored ? replaces : undefined) };
        return { writes: [isThere(id), { Put: put }], then: Item };
      });
      return standing && documentOf(id, standing);
    },
  };
}

function asSeen(template: number | undefined) {
  return template === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'template = :seen', ExpressionAttributeValues: { ':seen': template } };
}
