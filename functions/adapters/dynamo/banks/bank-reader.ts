import * as z from 'zod/mini';
import {
  eachOptional,
  type ParameterMap,
  quotientCodes,
  type ParameterNote,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Key, PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { getItem, type ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { keys, type BankPart } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { DraftQuestion, Option, Question } from '#functions/domain/banks/question.ts';
import { unpack } from '#functions/adapters/dynamo/chunks.ts';
import { bytes, fields, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import * as words from '#functions/domain/words/quizzes.ts';

/** A stored bank, with its numbers of chunks. */
export const bankFields = { bankId: z.string(), fullPages: z.number(), paperPages: z.number(), mapPages: z.number() };
export type StagedBank = Omit<PublishedBank, 'questionCount'>;

/** The attributes of a version that locate its chunks, and its number of questions. */
export const stagedItem = z.object({ ...bankFields, questionCount: z.number() });
type PublishedBank = z.infer<typeof stagedItem>;

/**
 * Reads banks for the functions that publish none, so that their bundles leave out what only admins need. Results are cached for the
 * life of the function, because a published version never changes.
 */
export function bankReader(table: Table) {
  const versions = new Map<string, Promise<PublishedBank>>();
  const cachedKeys = new Map<string, Promise<Key>>();
  const papers = new Map<string, Promise<PaperQuestion[]>>();
  const { readChunk, readPages } = bankChunks(table);

  async function readVersion(quizId: number, version: number): Promise<PublishedBank> {
    const item = await getItem(table, keys.version(quizId, version), stagedItem);
    return item ?? refuse('not-found', words.versionNotFound);
  }

  const getStaged = (quizId: number, version: number) =>
    remember(versions, `${quizId}.${version}`, () => readVersion(quizId, version));

  return {
    /** Throws Refusal `not-found`. Cached, like the key and the paper, because a version never changes. */
    getStaged,

    getKey: (quizId: number, version: number) =>
      remember(cachedKeys, `${quizId}.${version}`, async () =>
        readChunk(keys.key((await getStaged(quizId, version)).bankId), answerKey),
      ),

    getPaper: (quizId: number, version: number) =>
      remember(papers, `${quizId}.${version}`, async () => {
        const { bankId, paperPages } = await getStaged(quizId, version);
        return readPages(bankId, 'PAPER', paperPages, paperQuestion);
      }),

    async getQuestions(quizId: number, version: number) {
      const { bankId, fullPages } = await getStaged(quizId, version);
      return readPages(bankId, 'FULL', fullPages, question);
    },

    /** The version's notes on its parameters; empty if there are none. */
    async getMap(quizId: number, version: number): Promise<ParameterMap> {
      const { bankId, mapPages } = await getStaged(quizId, version);
      return readPages(bankId, 'MAP', mapPages, parameterNote);
    },

    async getPage(quizId: number, version: number, page: number) {
      const { bankId, fullPages } = await getStaged(quizId, version);
      if (page >= fullPages) refuse('not-found', words.pages(fullPages));
      return readChunk(keys.chunk(bankId, 'FULL', page), z.array(question));
    },

    countPages: async (quizId: number, version: number) => (await getStaged(quizId, version)).fullPages,
  };
}

export type BankReader = ReturnType<typeof bankReader>;

const maxCached = 20;

/** Caches a read, but not a failure. Drops the oldest entry when the cache is full. */
function remember<T>(cache: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  const oldest = cache.keys().next().value;
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return reading;
}

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
  ...eachOptional(() => z.exactOptional(z.string())),
};

export const parameterNote = fields<ParameterNote>(noteReaders);

export const chunkItem = z.object({ data: bytes });

function bankChunks(table: Table) {
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
