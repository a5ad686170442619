import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keyOf, paperOf, type Key, type PaperQuestion } from '#functions/domain/question-bank.ts';
import type { Question } from '#functions/domain/question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { BankStore, StagedBank } from '#functions/usecases/ports/quizzes.ts';
import { pack, packList, unpack } from './chunks.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** Reads are cached for the life of the function: a published version never changes. */
export function bankStore(table: Table): BankStore {
  const TableName = table.name;
  const versions = new Map<string, Promise<StagedBank>>();
  const cachedKeys = new Map<string, Promise<Key>>();
  const papers = new Map<string, Promise<PaperQuestion[]>>();

  async function readVersion(quizId: number, version: number): Promise<StagedBank> {
    const { Item } = await table.db.send(
      new GetCommand({ TableName, Key: keys.version(quizId, version), ConsistentRead: true }),
    );
    return (Item as StagedBank | undefined) ?? refuse('not-found', 'There is no such version of this question bank.');
  }

  const getVersion = (quizId: number, version: number) =>
    remember(versions, `${quizId}.${version}`, () => readVersion(quizId, version));

  async function findChunk<T>(key: Record<string, string>): Promise<T | undefined> {
    const { Item } = await table.db.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
    return Item && unpack<T>(Item['data'] as Uint8Array);
  }

  async function readChunk<T>(key: Record<string, string>): Promise<T> {
    const chunk = await findChunk<T>(key);
    if (chunk === undefined) throw new Error(`The chunk ${JSON.stringify(key)} is missing.`);
    return chunk;
  }

  async function readAll<T>(hash: string, kind: 'FULL' | 'PAPER', pages: number): Promise<T[]> {
    const chunks = await Promise.all(
      Array.from({ length: pages }, (_, page) => readChunk<T[]>(keys.chunk(hash, kind, page))),
    );
    return chunks.flat();
  }

  async function findPages<T>(hash: string, kind: 'FULL' | 'PAPER'): Promise<T[][]> {
    const pages: T[][] = [];
    for (;;) {
      const page = await findChunk<T[]>(keys.chunk(hash, kind, pages.length));
      if (!page) return pages;
      pages.push(page);
    }
  }

  /** In as many chunks as it was cut into then. `undefined`: not all of it is there. */
  async function findStaged(hash: string): Promise<StagedBank | undefined> {
    const [full, paper, key] = await Promise.all([
      findPages<Question>(hash, 'FULL'),
      findPages<PaperQuestion>(hash, 'PAPER'),
      findChunk<Key>(keys.key(hash)),
    ]);
    if (!key || !isWhole(hash, full.flat(), paper.flat(), key)) return undefined;
    return { hash, fullPages: full.length, paperPages: paper.length };
  }

  async function getPage(quizId: number, version: number, page: number): Promise<Question[]> {
    const { hash, fullPages } = await getVersion(quizId, version);
    if (page >= fullPages) refuse('not-found', `This question bank has ${fullPages} page(s).`);
    return readChunk<Question[]>(keys.chunk(hash, 'FULL', page));
  }

  return {
    async stage(questions) {
      const hash = hashOf(questions);
      // Earlier versions read it as it was cut then, which may be otherwise than it would be now.
      const staged = await findStaged(hash);
      if (staged) return staged;
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
      return isWhole(hash, questions, paper, key);
    },
    countPages: async (quizId, version) => (await getVersion(quizId, version)).fullPages,
  };
}

function isWhole(hash: string, questions: Question[], paper: PaperQuestion[], key: Key): boolean {
  const count = questions.length;
  return hashOf(questions) === hash && paper.length === count && Object.keys(key).length === count;
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
