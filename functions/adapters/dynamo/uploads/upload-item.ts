import * as z from 'zod/mini';
import { uploadStatuses } from '#functions/domain/uploads/upload.ts';
import { item, type Item } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';

const sheet = z.object({
  name: z.string(),
  rows: z.exactOptional(z.number()),
  problem: z.exactOptional(z.string()),
  hasQuestions: z.exactOptional(z.boolean()),
  hidden: z.exactOptional(z.boolean()),
});

export const uploadItem = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  by: z.string(),
  createdAt: z.number(),
  status: z.enum(uploadStatuses),
  readingSince: z.exactOptional(z.number()),
  rowsRead: z.number(),
  questionCount: z.number(),
  /** 0 if the sheet names none. */
  quizId: z.exactOptional(z.number()),
  pages: z.number(),
  /** For an upload that was read. */
  sheets: z.exactOptional(z.array(sheet)),
  /** The sheet that was detected to have the questions. */
  foundSheet: z.exactOptional(z.number()),
  /** The sheet that is read as questions. */
  sheet: z.exactOptional(z.number()),
  headerRow: z.exactOptional(z.number()),
  /** Counts of all defects, stored or not. */
  counts: z.exactOptional(
    z.object({ error: z.number(), skipped: z.number(), defaulted: z.number(), note: z.number() }),
  ),
  defectPages: z.exactOptional(z.number()),
  /** Id of one parsing result, which is read and written as a whole. */
  staging: z.exactOptional(z.string()),
  problem: z.exactOptional(z.string()),
  publishedAs: z.exactOptional(z.object({ quizId: z.number(), version: z.number() })),
  /** Id of the importer's run that stored its sheets. */
  gridRun: z.exactOptional(z.string()),
});

export type Upload = ReturnType<typeof uploadOf>;

export function uploadOf({ gridRun: _gridRun, quizId, ...upload }: z.infer<typeof uploadItem>) {
  return { ...upload, ...(quizId && { quizId }) };
}

/** A running import. Its writes are dropped once it is not the upload's current one any more. */
export interface Run {
  uploadId: string;
  runId: string;
}

interface Change {
  set: Item;
  condition: string;
  values: Item;
}

/** The attributes that are unique to one import or mapping: a retry is recognised by them. */
const marks = ['runId', 'staging'];
const isSame = (mark: string, set: Item, stored: Item) => !(mark in set) || set[mark] === stored[mark];

/** Changes an upload if the condition holds, else returns `false`. */
export async function changeUpload(table: Table, uploadId: string, { set, ...state }: Change): Promise<boolean> {
  const update = updateItem(table, { key: keys.upload(uploadId), set, ...state });
  return updateUnlessConflict(
    table,
    update,
    item,
    (stored) => marks.some((mark) => mark in set) && marks.every((mark) => isSame(mark, set, stored)),
  );
}
