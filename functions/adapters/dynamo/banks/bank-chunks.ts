import * as z from 'zod/mini';
import { quotientCodes, type ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import type { DraftQuestion, Option, Question } from '#functions/domain/banks/question.ts';
import { unpack } from '#functions/adapters/dynamo/chunks.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import type { ItemKey } from '#functions/adapters/dynamo/load-items.ts';
import { bytes, fields, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import { keys, type BankPart } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const draft = {
  text: z.string(),
  category: z.string(),
  subCategory: z.string(),
  options: z.array(
    fields<Option>({
      text: z.string(),
      points: z.number(),
      remarks: z.string(),
      strength: z.string(),
      scw: z.string(),
      weakness: z.string(),
    }),
  ),
};

export const draftQuestion = fields<DraftQuestion>(draft);

export const question = fields<Question>({
  id: z.number(),
  number: z.number(),
  ...draft,
  createdAt: z.string(),
  createdBy: z.string(),
});

export const paperQuestion = fields<PaperQuestion>({
  id: z.string(),
  text: z.string(),
  options: z.array(fields<PaperQuestion['options'][number]>({ id: z.string(), text: z.string() })),
});

export const answerKey = z.record(z.string(), z.record(z.string(), z.number()));

export const noteReaders = {
  parameter: z.string(),
  subParameter: z.string(),
  quotient: z.exactOptional(z.enum(quotientCodes)),
  meaning: z.string(),
  nextStep: z.string(),
};

export const parameterNote = fields<ParameterNote>(noteReaders);

export const chunkItem = z.object({ data: bytes });

/** Reads the chunks of a bank. */
export function bankChunks(table: Table) {
  async function readChunk<T>(key: ItemKey, read: Reader<T>): Promise<T> {
    const item = await getItem(table, key, chunkItem);
    if (!item) throw new Error(`The chunk ${JSON.stringify(key)} is missing.`);
    return unpack(key, 'data', item.data, read);
  }

  /** Reads the chunks of a part. `pages` is absent for the map of a bank without one. */
  async function readPages<T>(
    bankId: string,
    part: BankPart,
    pages: number | undefined,
    read: Reader<T>,
  ): Promise<T[]> {
    const chunks = await Promise.all(
      Array.from({ length: pages ?? 0 }, (_, page) => readChunk(keys.chunk(bankId, part, page), z.array(read))),
    );
    return chunks.flat();
  }

  return { readChunk, readPages };
}
