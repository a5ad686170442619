import type { ParameterMap, ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Key, PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { BankReader, StagedBank } from '#functions/usecases/ports/quizzes.ts';
import { unpack } from '#functions/adapters/dynamo/chunks.ts';
import { getItem, type ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { bytes, fields, number, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { keys, type BankPart } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/**
 * Reads banks for the functions that publish none, so that their bundles leave out what only admins need. Results are cached for the
 * life of the function, because a published version never changes.
 */
export function bankReader(table: Table): BankReader {
  const versions = new Map<string, Promise<StagedBank>>();
  const cachedKeys = new Map<string, Promise<Key>>();
  const papers = new Map<string, Promise<PaperQuestion[]>>();
  const { readChunk, readPages } = bankChunks(table);

  async function readVersion(quizId: number, version: number): Promise<StagedBank> {
    const item = await getItem(table, keys.version(quizId, version), stagedItem);
    return item ?? refuse('not-found', 'There is no such version of this question bank.');
  }

  const getStaged = (quizId: number, version: number) =>
    remember(versions, `${quizId}.${version}`, () => readVersion(quizId, version));

  return {
    getStaged,

    getKey: (quizId, version) =>
      remember(cachedKeys, `${quizId}.${version}`, async () =>
        readChunk<Key>(keys.key((await getStaged(quizId, version)).hash)),
      ),

    getPaper: (quizId, version) =>
      remember(papers, `${quizId}.${version}`, async () => {
        const { hash, paperPages } = await getStaged(quizId, version);
        return readPages<PaperQuestion>(hash, 'PAPER', paperPages);
      }),

    async getQuestions(quizId, version) {
      const { hash, fullPages } = await getStaged(quizId, version);
      return readPages<Question>(hash, 'FULL', fullPages);
    },

    async getMap(quizId, version): Promise<ParameterMap> {
      const { hash, mapPages } = await getStaged(quizId, version);
      return readPages<ParameterNote>(hash, 'MAP', mapPages);
    },

    async getPage(quizId, version, page) {
      const { hash, fullPages } = await getStaged(quizId, version);
      if (page >= fullPages) refuse('not-found', `This question bank has ${fullPages} page(s).`);
      return readChunk<Question[]>(keys.chunk(hash, 'FULL', page));
    },

    countPages: async (quizId, version) => (await getStaged(quizId, version)).fullPages,
  };
}

/** The attributes of a version that locate its chunks. */
const stagedItem = fields<StagedBank>({
  hash: text,
  fullPages: number,
  paperPages: number,
  mapPages: optional(number),
});

const chunkItem = fields<{ data: Uint8Array }>({ data: bytes });

/** Reads the chunks of a bank by its hash. */
export function bankChunks(table: Table) {
  async function findChunk<T>(key: ItemKey): Promise<T | undefined> {
    const item = await getItem(table, key, chunkItem);
    return item && unpack<T>(item.data);
  }

  async function readChunk<T>(key: ItemKey): Promise<T> {
    const chunk = await findChunk<T>(key);
    if (chunk === undefined) throw new Error(`The chunk ${JSON.stringify(key)} is missing.`);
    return chunk;
  }

  /** Reads the chunks of a part. `pages` is absent for the map of a bank without one. */
  async function readPages<T>(hash: string, part: BankPart, pages = 0): Promise<T[]> {
    const chunks = await Promise.all(
      Array.from({ length: pages }, (_, page) => readChunk<T[]>(keys.chunk(hash, part, page))),
    );
    return chunks.flat();
  }

  return { findChunk, readChunk, readPages };
}

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
