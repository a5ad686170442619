import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keyOf, paperOf, type Key, type PaperQuestion } from '#functions/domain/question-bank.ts';
import type { Question } from '#functions/domain/question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { BankStore } from '#functions/usecases/ports/quizzes.ts';
import { pack, packList, unpack } from './chunks.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

interface VersionItem {
  hash: string;
  fullPages: number;
  paperPages: number;
}

/** Reads are cached for the life of the function: a published version never changes. */
export function bankStore(table: Table): BankStore {
  const TableName = table.name;
  const versions = new Map<string, Promise<VersionItem>>();
  const cachedKeys = new Map<string, Promise<Key>>();
  const papers = new Map<string, Promise<PaperQuestion[]>>();

  async function readVersion(quizId: number, version: number): Promise<VersionItem> {
    const { Item } = await table.db.send(
      new GetCommand({ TableName, Key: keys.version(quizId, version), ConsistentRead: true }),
    );
    return (Item as VersionItem | undefined) ?? refuse('not-found', 'There is no such version of this question bank.');
  }

  const getVersion = (quizId: number, version: number) =>
    remember(versions, `${quizId}.${version}`, () => readVersion(quizId, version));

  async function readChunk<T>(key: Record<string, string>): Promise<T> {
    const { Item } = await table.db.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
    if (!Item) throw new Error(`The chunk ${JSON.stringify(key)} is missing.`);
    return unpack<T>(Item['data'] as Uint8Array);
  }

  async function readAll<T>(hash: string, kind: 'FULL' | 'PAPER', pages: number): Promise<T[]> {
    const chunks = await Promise.all(
      Array.from({ length: pages }, (_, page) => readChunk<T[]>(keys.chunk(hash, kind, page))),
    );
    return chunks.flat();
  }

  async function getPage(quizId: number, version: number, page: number): Promise<Question[]> {
    const { hash, fullPages } = await getVersion(quizId, version);
    if (page >= fullPages) refuse('not-found', `This question bank has ${fullPages} page(s).`);
    return readChunk<Question[]>(keys.chunk(hash, 'FULL', page));
  }

  return {
    async stage(questions) {
      const hash = hashOf(questions);
      const full = packList(questions);
      const paper = packList(paperOf(questions));
      const items = [
        ...full.map((data, page) => ({ ...keys.chunk(hash, 'FULL', page), data })),
        ...paper.map((data, page) => ({ ...keys.chunk(hash, 'PAPER', page), data })),
        { ...keys.key(hash), data: pack(keyOf(questions)) },
      ];
      for (const Item of items) await table.db.send(new PutCommand({ TableName, Item }));
      return { hash, fullPages: full.length, paperPages: paper.length };
    },

    getKey: (quizId, version) =>
      remember(cachedKeys, `${quizId}.${version}`, async () =>
        readChunk<Key>(keys.key((await getVersion(quizId, version)).hash)),
      ),

    getPaper: (quizId, version) =>
      remember(papers, `${quizId}.${version}`, async () => {
        const { hash, paperPages } = await getVersion(quizId, version);
        return readAll<PaperQuestion>(hash, 'PAPER', paperPages);
      }),

    async getQuestions(quizId, version) {
      const { hash, fullPages } = await getVersion(quizId, version);
      return readAll<Question>(hash, 'FULL', fullPages);
    },

    getPage,
    async isWhole(quizId, version) {
      const { hash, fullPages, paperPages } = await getVersion(quizId, version);
      const [questions, paper, key] = await Promise.all([
        readAll<Question>(hash, 'FULL', fullPages),
        readAll<PaperQuestion>(hash, 'PAPER', paperPages),
        readChunk<Key>(keys.key(hash)),
      ]);
      const count = questions.length;
      return hashOf(questions) === hash && paper.length === count && Object.keys(key).length === count;
    },
    countPages: async (quizId, version) => (await getVersion(quizId, version)).fullPages,
  };
}

function hashOf(questions: readonly Question[]): string {
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex');
}

const mostCached = 20;

/** Keeps what was read, not a failure; the oldest goes when there are too many. */
function remember<T>(cache: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  const oldest = cache.keys().next().value;
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest);
  return reading;
}
