import type { UploadedSheet } from '#functions/domain/uploads/columns/sheet-table.ts';
import type { ParsedSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { defect } from '#functions/contract/admin/uploads/uploads.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { requireSameRequest } from '#functions/domain/admin/request-id.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { readingLeaseMs, refuseOvertaken, refuseUnknownUpload } from '#functions/domain/uploads/upload.ts';
import { draftQuestion } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { changeUpload, type Run, uploadItem, uploadOf } from './upload-item.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { columnMemory } from './column-memory.ts';
import { getItem, getItems } from '#functions/adapters/dynamo/get-items.ts';
import type { Item } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { indexKey, inIndex, readPage } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { sheetGrid, stagedView, type StagedView, uploadParts, uploadTtl } from './upload-parts.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

const uploadsPerPage = 25;

const current = { condition: 'runId = :run AND #status = :reading', values: { ':reading': 'reading' } };

/** Parts have the id of the run or staging that wrote them in their keys, so that an overtaken run never mixes with its successor. */
export function uploadStore(table: Table) {
  const TableName = table.name;
  const parts = uploadParts(table);

  const change = (uploadId: string, set: Item, condition: string, values: Item) =>
    changeUpload(table, uploadId, { set, condition, values });

  const inRun = ({ uploadId, runId }: { uploadId: string; runId: string }, set: Item) =>
    change(uploadId, set, current.condition, { ...current.values, ':run': runId });

  const read = (uploadId: string) => getItem(table, keys.upload(uploadId), uploadItem);

  async function stagingOf(uploadId: string): Promise<string> {
    return (await read(uploadId))?.staging ?? refuse('not-found', words.nothingRead);
  }

  async function keepStaging(uploadId: string, staging: string, outcome: ParsedSheet, now: number): Promise<Item> {
    const { questions, defects, columns, choices, findings, map, quizId = 0, counts, sheet, headerRow } = outcome;
    const view: StagedView = { columns, choices, findings, map };
    const pages = await parts.putList(uploadId, `ROWS#${staging}`, questions, now);
    const defectPages = await parts.putList(uploadId, `DEFECTS#${staging}`, defects, now);
    await parts.putWhole(uploadId, `VIEW#${staging}`, view, now);
    return {
      status: questions.length > 0 ? 'staged' : 'no-questions',
      problem: questions.length > 0 ? '' : words.noQuestions,
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
    async find(uploadId: string) {
      const item = await read(uploadId);
      return item && uploadOf(item);
    },

    /** Idempotent. Throws Refusal `id-already-used` for the id of another upload. */
    async create({ uploadId, fileName, by, now }: { uploadId: string; fileName: string; by: string; now: number }) {
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

    /** Newest first. */
    async list(cursor: string | undefined) {
      const lists = [[inIndex(gsiKeys.uploads())]];
      const page = await readPage(table, { lists, cursor, limit: uploadsPerPage }, indexKey);
      const found = await getItems(table, page.rows, uploadItem);
      const uploads = found.flatMap((item) => (item ? uploadOf(item) : []));
      return { uploads, next: page.next };
    },

    /**
     * Begins an import. False: the file has been read, another run is reading it, or there is no such upload. `receive`: the number of
     * times the event's message was received. A later receive overrules an earlier one, which has timed out.
     */
    begin: ({ uploadId, runId }: Run, { receive, now }: { receive: number; now: number }) =>
      change(
        uploadId,
        {
          ...{ status: 'reading', runId, receives: receive, rowsRead: 0 },
          ...{ readingSince: now, readingUntil: now + readingLeaseMs },
        },
        '#status = :waiting OR (#status = :reading AND (readingUntil < :now OR receives < :new_receives))',
        { ':waiting': 'waiting', ':reading': 'reading', ':now': now },
      ),

    /** False: the import is not the current one any more. */
    noteRows: (run: Run, rowsRead: number) => inRun(run, { rowsRead }),

    /** Lets the next delivery of the same event begin at once. */
    async release(run: Run) {
      await inRun(run, { readingUntil: 0 });
    },

    async keepGrids({ uploadId, runId }: Run, grids: readonly (SheetGrid | undefined)[], now: number) {
      for (const [index, grid] of grids.entries()) {
        if (grid) await parts.putWhole(uploadId, `GRID#${runId}#${index}`, grid, now);
      }
    },

    async getGrid(uploadId: string, sheet: number) {
      const runId = (await read(uploadId))?.gridRun ?? 'none';
      return parts.getWhole(uploadId, `GRID#${runId}#${sheet}`, sheetGrid);
    },

    /** Stores the result of a run, with the list of sheets. False: the import is not the current one any more. */
    async stage(run: Run, staging: ParsedSheet, sheets: UploadedSheet[], now: number) {
      const outcome = await keepStaging(run.uploadId, run.runId, staging, now);
      return inRun(run, { ...outcome, sheets, foundSheet: staging.sheet, gridRun: run.runId });
    },

    /** Stores the result of another mapping as `next`. Throws Refusal `upload-not-ready` if `seen` is not the current staging any more. */
    async restage(uploadId: string, seen: string, staging: ParsedSheet, next: string, now: number) {
      const outcome = await keepStaging(uploadId, next, staging, now);
      const condition = 'staging = :seen AND #status IN (:staged, :none)';
      const values = { ':seen': seen, ':staged': 'staged', ':none': 'no-questions' };
      if (!(await change(uploadId, outcome, condition, values))) refuseOvertaken();
    },

    async refuse(run: Run, problem: string) {
      await inRun(run, { status: 'refused', problem });
    },

    /** Throws Refusal `not-found`, or `upload-published`. */
    async cancel(uploadId: string) {
      const values = { ':published': 'published' };
      const outcome = { status: 'cancelled', problem: words.cancelled };
      if (await change(uploadId, outcome, 'attribute_exists(pk) AND #status <> :published', values)) return;
      if (await read(uploadId)) refuse('upload-published', words.published);
      refuseUnknownUpload();
    },

    /** Questions of the current staging, or of `staging` if it is given. */
    getPage: async (uploadId: string, page: number, staging?: string) =>
      parts.getPage(uploadId, `ROWS#${staging ?? (await stagingOf(uploadId))}`, page, draftQuestion),

    getDefects: async (uploadId: string, page: number) =>
      parts.getPage(uploadId, `DEFECTS#${await stagingOf(uploadId)}`, page, defect),

    getView: async (uploadId: string) => parts.getWhole(uploadId, `VIEW#${await stagingOf(uploadId)}`, stagedView),
  };
}

export type UploadStore = ReturnType<typeof uploadStore>;
