import { quotientCodes, type ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import type { DraftQuestion, Option, Question } from '#functions/domain/banks/question.ts';
import { unpack } from '#functions/adapters/dynamo/chunks.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import type { ItemKey } from '#functions/adapters/dynamo/load-items.ts';
import {
  bytes,
  fields,
  listOf,
  number,
  oneOf,
  optional,
  recordOf,
  text,
  type Reader,
} from '#functions/adapters/dynamo/item-reader.ts';
import { keys, type BankPart } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const draft = {
  text,
  category: text,
  subCategory: text,
  options: listOf(fields<Option>({ text, points: number, remarks: text, strength: text, scw: text, weakness: text })),
};

export const draftQuestion = fields<DraftQuestion>(draft);

export const question = fields<Question>({ id: number, number, ...draft, createdAt: text, createdBy: text });

export const paperQuestion = fields<PaperQuestion>({
  id: text,
  text,
  options: listOf(fields<PaperQuestion['options'][number]>({ id: text, text })),
});

export const answerKey = recordOf(recordOf(number));

export const noteReaders = {
  parameter: text,
  subParameter: text,
  quotient: optional(oneOf(...quotientCodes)),
  meaning: text,
  nextStep: text,
};

export const parameterNote = fields<ParameterNote>(noteReaders);

export const chunkItem = fields({ data: bytes });

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
      Array.from({ length: pages ?? 0 }, (_, page) => readChunk(keys.chunk(bankId, part, page), listOf(read))),
    );
    return chunks.flat();
  }

  return { readChunk, readPages };
}
