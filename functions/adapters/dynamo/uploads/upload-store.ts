import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { requireSameRequest } from '#functions/domain/admin/request-id.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { readingLeaseMs, refuseOvertaken, refuseUnknownUpload } from '#functions/domain/uploads/upload.ts';
import type { StagedView, Staging, UploadStore } from '#functions/usecases/ports/uploads.ts';
import { draftQuestion } from '#functions/adapters/dynamo/banks/bank-chunks.ts';
import { changeUpload } from './change-upload.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { columnMemory } from './column-memory.ts';
import { getItem, getRows } from '#functions/adapters/dynamo/get-items.ts';
import type { Item } from '#functions/adapters/dynamo/item-reader.ts';
import { uploadItem, uploadOf } from './upload-item.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { queryIndex } from '#functions/adapters/dynamo/query-index.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { sheetGrid, stagedView, storedDefect } from './upload-part-readers.ts';
import { uploadParts, uploadTtl } from './upload-parts.ts';

const uploadsPerPage = 25;

const current = { condition: 'runId = :run AND #status = :reading', values: { ':reading': 'reading' } };

/** Parts have the id of the run or staging that wrote them in their keys, so that an overtaken run never mixes with its successor. */
export function uploadStore(table: Table): UploadStore {
  const TableName = table.name;
  const parts = uploadParts(table);

  const change = (uploadId: string, set: Item, condition: string, values: Item) =>
    changeUpload(table, uploadId, { set, condition, values });

  const inRun = ({ uploadId, runId }: { uploadId: string; runId: string }, set: Item) =>
    change(uploadId, set, current.condition, { ...current.values, ':run': runId });

  const read = (uploadId: string) => getItem(table, keys.upload(uploadId), uploadItem);

  async function stagingOf(uploadId: string): Promise<string> {
    return (await read(uploadId))?.staging ?? refuse('not-found', 'There is nothing of this upload to look at.');
  }

  async function keepStaging(uploadId: string, staging: string, outcome: Staging, now: number): Promise<Item> {
    const { questions, defects, columns, choices, findings, map, quizId = 0, counts, sheet, headerRow } = outcome;
    const view: StagedView = { columns, choices, findings, map };
    const pages = await parts.putList(uploadId, `ROWS#${staging}`, questions, now);
    const defectPages = await parts.putList(uploadId, `DEFECTS#${staging}`, defects, now);
    await parts.putWhole(uploadId, `VIEW#${staging}`, view, now);
    return {
      status: questions.length > 0 ? 'staged' : 'no-questions',
      problem: questions.length > 0 ? '' : 'The sheet gives no questions yet. Map its columns, or correct it.',
      questionCount: questions.length,
      quizId,
      pages,
      counts,
      defectPages,
      sheet,
      headerRow,
      staging,
    };
  }

  return {
    ...columnMemory(table),
    async find(uploadId) {
      const item = await read(uploadId);
      return item && uploadOf(item);
    },

    async create({ uploadId, fileName, by, now }) {
      const Item = {
        ...keys.upload(uploadId),
        gsi1pk: gsiKeys.uploads(),
        gsi1sk: sortableInstant(now),
        ...{
          uploadId,
          fileName,
          by,
          createdAt: now,
          status: 'waiting',
          rowsRead: 0,
          questionCount: 0,
          pages: 0,
        },
        ttl: uploadTtl(now),
      };
      try {
        await table.db.send(
          new PutCommand({
            TableName,
            Item,
            ConditionExpression: 'attribute_not_exists(pk)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
      } catch (cause) {
        const stored = storedOnConflict(cause, uploadItem);
        if (!stored) throw cause;
        requireSameRequest(stored, { fileName, by });
      }
    },

    async list(cursor) {
      const page = await queryIndex(table, {
        partition: gsiKeys.uploads(),
        cursor,
        limit: uploadsPerPage,
        newestFirst: true,
      });
      const found = await getRows(table, page.keys, uploadItem);
      const uploads = found.flatMap((item) => (item ? uploadOf(item) : []));
      return { uploads, next: page.next };
    },

    begin: ({ uploadId, runId }, { receive, now }) =>
      change(
        uploadId,
        {
          ...{ status: 'reading', runId, receives: receive, rowsRead: 0 },
          ...{ readingSince: now, readingUntil: now + readingLeaseMs },
        },
        '#status = :waiting OR (#status = :reading AND (readingUntil < :now OR receives < :new_receives))',
        { ':waiting': 'waiting', ':reading': 'reading', ':now': now },
      ),

    noteRows: (run, rowsRead) => inRun(run, { rowsRead }),

    async release(run) {
      await inRun(run, { readingUntil: 0 });
    },

    async keepGrids({ uploadId, runId }, grids, now) {
      for (const [index, grid] of grids.entries()) {
        if (grid) await parts.putWhole(uploadId, `GRID#${runId}#${index}`, grid, now);
      }
    },

    async getGrid(uploadId, sheet) {
      const runId = (await read(uploadId))?.gridRun ?? 'none';
      return parts.getWhole(uploadId, `GRID#${runId}#${sheet}`, sheetGrid);
    },

    async stage(run, staging, sheets, now) {
      const outcome = await keepStaging(run.uploadId, run.runId, staging, now);
      return inRun(run, { ...outcome, sheets, foundSheet: staging.sheet, gridRun: run.runId });
    },

    async restage(uploadId, seen, staging, next, now) {
      const outcome = await keepStaging(uploadId, next, staging, now);
      const condition = 'staging = :seen AND #status IN (:staged, :none)';
      const values = { ':seen': seen, ':staged': 'staged', ':none': 'no-questions' };
      if (!(await change(uploadId, outcome, condition, values))) refuseOvertaken();
    },

    async refuse(run, problem) {
      await inRun(run, { status: 'refused', problem });
    },

    async cancel(uploadId) {
      const values = { ':published': 'published' };
      if (
        await change(
          uploadId,
          { status: 'cancelled', problem: 'This upload was cancelled.' },
          'attribute_exists(pk) AND #status <> :published',
          values,
        )
      )
        return;
      if (await read(uploadId))
        refuse('upload-published', 'This upload has been published: it can’t be cancelled any more.');
      refuseUnknownUpload();
    },

    getPage: async (uploadId, page, staging) =>
      parts.getPage(uploadId, `ROWS#${staging ?? (await stagingOf(uploadId))}`, page, draftQuestion),

    getDefects: async (uploadId, page) =>
      parts.getPage(uploadId, `DEFECTS#${await stagingOf(uploadId)}`, page, storedDefect),

    getView: async (uploadId) => parts.getWhole(uploadId, `VIEW#${await stagingOf(uploadId)}`, stagedView),
  };
}
