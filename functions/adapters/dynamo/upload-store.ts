import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DraftQuestion } from '#functions/domain/question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Upload, UploadStore } from '#functions/usecases/ports/uploads.ts';
import { packList, unpack } from './chunks.ts';
import { storedOnConflict } from './conflicts.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

const keptSeconds = 30 * 24 * 60 * 60;
const shownSkips = 100;

export function uploadStore(table: Table): UploadStore {
  const TableName = table.name;

  /** Sets the outcome of an upload that still waits for one; a published one keeps what it is. */
  async function settle(uploadId: string, outcome: Record<string, unknown>): Promise<void> {
    const names = Object.keys(outcome);
    try {
      await table.db.send(
        new UpdateCommand({
          TableName,
          Key: keys.upload(uploadId),
          UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
          ConditionExpression: 'attribute_exists(pk) AND #status <> :published',
          ExpressionAttributeNames: {
            '#status': 'status',
            ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
          },
          ExpressionAttributeValues: {
            ':published': 'published',
            ...Object.fromEntries(names.map((name) => [`:${name}`, outcome[name]])),
          },
        }),
      );
    } catch (cause) {
      storedOnConflict(cause);
    }
  }

  return {
    async create({ uploadId, fileName, by, now }) {
      await table.db.send(
        new PutCommand({
          TableName,
          Item: {
            ...keys.upload(uploadId),
            uploadId,
            fileName,
            by,
            createdAt: now,
            status: 'waiting',
            questionCount: 0,
            pages: 0,
            skipped: [],
            skippedCount: 0,
            ttl: Math.floor(now / 1000) + keptSeconds,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },

    async find(uploadId) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.upload(uploadId), ConsistentRead: true }),
      );
      return Item as Upload | undefined;
    },

    async stage(uploadId, { questions, quizId, skipped, now }) {
      const chunks = packList(questions);
      const ttl = Math.floor(now / 1000) + keptSeconds;
      for (const [page, data] of chunks.entries()) {
        await table.db.send(new PutCommand({ TableName, Item: { ...keys.uploadRows(uploadId, page), data, ttl } }));
      }
      await settle(uploadId, {
        status: 'staged',
        questionCount: questions.length,
        quizId,
        pages: chunks.length,
        skipped: skipped.slice(0, shownSkips),
        skippedCount: skipped.length,
      });
    },

    refuse: (uploadId, problem) => settle(uploadId, { status: 'refused', problem }),

    async getPage(uploadId, page) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.uploadRows(uploadId, page), ConsistentRead: true }),
      );
      return Item
        ? unpack<DraftQuestion[]>(Item['data'] as Uint8Array)
        : refuse('not-found', 'This upload has no such page.');
    },
  };
}
