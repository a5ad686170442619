import { gzipSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { refuse } from '#functions/domain/refusal.ts';
import { expiryOf, uploadDays } from '#functions/domain/retention.ts';
import { packList, unpack } from '#functions/adapters/dynamo/chunks.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { bytes, type Reader, fields } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import {
  cellMarks,
  type GridRow,
  type MergedRange,
  type SheetGrid,
} from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { WrittenNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { SheetMap } from '#functions/domain/uploads/parameters-sheet/sheet-map.ts';
import type { ParsedSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { columnView } from '#functions/contract/admin/uploads/uploads.ts';
import { sheetChoices, sheetFindings } from '#functions/contract/admin/uploads/sheet-choices.ts';
import { noteReaders } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

/** DynamoDB's limit is 400 KB per item. */
const maxPartBytes = 350 * 1024;

export const uploadPartItem = z.object({ data: bytes });

export const uploadTtl = (now: number) => expiryOf(now, uploadDays);

/** Parts of an upload that do not fit into its item. They are removed with the upload. */
export function uploadParts(table: Table) {
  const TableName = table.name;

  async function put(uploadId: string, part: string, pieces: readonly Uint8Array[], now: number): Promise<void> {
    const ttl = uploadTtl(now);
    for (const [page, data] of pieces.entries()) {
      await table.db.send(new PutCommand({ TableName, Item: { ...keys.uploadPart(uploadId, part, page), data, ttl } }));
    }
  }

  return {
    /** Stores a list in pages that can be read one by one. @returns the number of pages. */
    async putList(uploadId: string, part: string, list: readonly unknown[], now: number): Promise<number> {
      const pages = packList(list);
      await put(uploadId, part, pages, now);
      return pages.length;
    },

    async getPage<T>(uploadId: string, part: string, page: number, read: Reader<T>): Promise<T[]> {
      const key = keys.uploadPart(uploadId, part, page);
      const item = await getItem(table, key, uploadPartItem);
      return item ? unpack(key, 'data', item.data, z.array(read)) : refuse('not-found', words.noPage);
    },

    /** Stores a value of any size, split into pieces without regard to its content. */
    async putWhole(uploadId: string, part: string, value: unknown, now: number): Promise<void> {
      const bytes = gzipSync(JSON.stringify(value), { level: 4 });
      const pieces = Array.from({ length: Math.ceil(bytes.length / maxPartBytes) }, (_, index) =>
        bytes.subarray(index * maxPartBytes, (index + 1) * maxPartBytes),
      );
      await put(uploadId, part, pieces, now);
    },

    async getWhole<T>(uploadId: string, part: string, read: Reader<T>): Promise<T> {
      const key = keys.uploadPart(uploadId, part, 0);
      const pieces = await readRange(table, startingWith({ ...key, sk: key.sk.slice(0, -3) }), uploadPartItem);
      if (pieces.length === 0) refuse('not-found', words.sheetNotKept);
      return unpack(key, 'data', Buffer.concat(pieces.map(({ data }) => data)), read);
    },
  };
}

/** The decisions about a file, and their basis. */
export type StagedView = Pick<ParsedSheet, 'columns' | 'choices' | 'findings' | 'map'>;

const gridRow = fields<GridRow>({
  row: z.number(),
  texts: z.array(z.string()),
  marks: z.exactOptional(z.record(z.string(), z.enum(cellMarks))),
  shown: z.exactOptional(z.record(z.string(), z.string())),
  hidden: z.exactOptional(z.boolean()),
});

export const sheetGrid = fields<SheetGrid>({
  name: z.string(),
  rows: z.array(gridRow),
  merged: z.array(
    fields<MergedRange>({ row: z.number(), column: z.number(), lastRow: z.number(), lastColumn: z.number() }),
  ),
  hidden: z.exactOptional(z.boolean()),
  struck: z.exactOptional(z.boolean()),
  oldFont: z.exactOptional(z.boolean()),
  pictures: z.exactOptional(z.array(z.number())),
  hiddenColumns: z.exactOptional(z.array(z.number())),
  western: z.exactOptional(z.boolean()),
});

const writtenNote = fields<WrittenNote>({ ...noteReaders, row: z.exactOptional(z.number()) });

export const stagedView = fields<StagedView>({
  columns: z.array(z.extend(columnView, { index: z.number() })),
  choices: sheetChoices,
  findings: sheetFindings,
  map: z.exactOptional(fields<SheetMap>({ rows: z.array(writtenNote), problems: z.number(), leftOut: z.number() })),
});
