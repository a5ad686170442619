import * as z from 'zod/mini';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Key, PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { answerKey, bankChunks, paperQuestion, parameterNote, question } from './bank-chunks.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

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
    return item ?? refuse('not-found', 'There is no such version of this question bank.');
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
      if (page >= fullPages) refuse('not-found', `This question bank has ${fullPages} page(s).`);
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
