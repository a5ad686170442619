import { createHash } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { reportDocument } from '#functions/domain/reports/document/report-document.ts';
import {
  qualityCodes,
  qualityTiers,
  type QualityReason,
  type ResponseQuality,
} from '#functions/domain/reports/quality/response-quality.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { maxChunkBytes, pack, unpack } from '#functions/adapters/dynamo/chunks.ts';
import { failedWrites, lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { getEach, getItem, getItems, itemKey } from '#functions/adapters/dynamo/get-items.ts';
import { bytes, fields, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { DeliveryId } from './delivery-item.ts';

/** Locates a document that is larger than an item: the number of its chunks, and the hash in their keys. */
const partsOfDocument = z.object({ hash: z.string(), count: z.number() });
type Parts = z.infer<typeof partsOfDocument>;

/** The content of an attempt's report, or the location of its chunks. */
export const snapshotItem = z.object({
  template: z.number(),
  quality: bytes,
  content: z.exactOptional(bytes),
  parts: z.exactOptional(partsOfDocument),
});
type SnapshotItem = z.infer<typeof snapshotItem>;

export const reportPartItem = z.object({ content: bytes });

/** The contract's schema, so that its shape is stated once. */
export const storedDocument: Reader<ReportDocument> = reportDocument;

export const storedQuality = fields<ResponseQuality>({
  rules: z.number(),
  tier: z.enum(qualityTiers),
  reasons: z.array(
    fields<QualityReason>({ code: z.enum(qualityCodes), values: z.record(z.string(), z.number()), text: z.string() }),
  ),
});

/**
 * Stores the contents of reports in their person's partition, so that an erasure removes them; TTL removes them with their results.
 * Each write requires that the result exists, so a write during an erasure leaves nothing behind.
 *
 * A document that is larger than an item is stored in chunks. They are written first, under the hash of their content, so that
 * concurrent writers or templates never mix. Chunks that no document refers to are never read, and expire like the others.
 */
export function snapshotStore(table: Table) {
  const { name: TableName } = table;
  const isThere = ({ userId, attemptId }: DeliveryId) => ({
    ConditionCheck: {
      ...{ TableName, Key: keys.result(userId, attemptId) },
      ConditionExpression: 'attribute_exists(pk)',
    },
  });

  async function documentOf(
    { userId, attemptId }: DeliveryId,
    { content, parts }: SnapshotItem,
  ): Promise<ReportDocument> {
    const key = keys.report(userId, attemptId);
    if (content) return unpack(key, 'content', content, storedDocument);
    const { hash, count } = parts ?? { hash: '', count: 0 };
    const numbers = Array.from({ length: count }, (_, part) => part);
    const items = await getItems(
      table,
      numbers.map((part) => keys.reportPart(userId, attemptId, hash, part)),
      reportPartItem,
    );
    const pieces = items.map((item, part) => {
      if (!item) throw new Error(`Part ${part} of the document of report ${attemptId} is missing.`);
      return item.content;
    });
    return unpack(key, 'content', Buffer.concat(pieces), storedDocument);
  }

  /** @returns `undefined` if the result was deleted. */
  async function writeParts(id: DeliveryId, bytes: Uint8Array, ttl: number): Promise<Parts | undefined> {
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
    async find(id: DeliveryId) {
      const item = await getItem(table, keys.report(id.userId, id.attemptId), snapshotItem);
      return item && documentOf(id, item);
    },

    /**
     * The response quality as it was computed for the report's sentence. For admins: it tells more than the report does. `undefined` if
     * no report is stored.
     */
    async qualities(ids: readonly DeliveryId[]) {
      const reports = ids.map(({ userId, attemptId }) => keys.report(userId, attemptId));
      const items = await getItems(table, reports, snapshotItem);
      return reports.map((key, place) => {
        const item = items[place];
        return item && unpack(key, 'quality', item.quality, storedQuality);
      });
    },

    /**
     * Stores it if there is none yet, or replaces one of the template `replaces`.
     * @returns the stored one; `undefined` if the result was deleted, and its person with it.
     */
    async keep(
      id: DeliveryId,
      document: ReportDocument,
      { endedAt, quality, replaces }: { endedAt: number; quality: ResponseQuality; replaces?: number | undefined },
    ): Promise<ReportDocument | undefined> {
      const bytes = pack(document);
      const ttl = expiryOf(endedAt);
      const parts = bytes.byteLength > maxChunkBytes ? await writeParts(id, bytes, ttl) : undefined;
      if (bytes.byteLength > maxChunkBytes && !parts) return undefined;
      const own = { ...keys.report(id.userId, id.attemptId), template: document.template, ttl };
      // The quality is packed because a probability may be smaller than any DynamoDB number.
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

export type SnapshotStore = ReturnType<typeof snapshotStore>;

function asSeen(template: number | undefined) {
  return template === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'template = :seen', ExpressionAttributeValues: { ':seen': template } };
}
