import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { keyOf, paperOf } from '#functions/domain/banks/question-bank.ts';
import type { BankStore, StagedBank } from '#functions/usecases/ports/quizzes.ts';
import { bankChunks } from './bank-chunks.ts';
import { bankReader } from './bank-reader.ts';
import { pack, packList } from '#functions/adapters/dynamo/chunks.ts';
import { anything, item, listOf } from '#functions/adapters/dynamo/item-reader.ts';
import { keys, type BankPart } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** The parts of a bank as they are stored. They are not parsed, because the hash says more of them: what it does not match is written again. */
interface Stored {
  questions: unknown[];
  paper: unknown[];
  key: object;
  map: unknown[];
}

export function bankStore(table: Table): BankStore {
  const TableName = table.name;
  const reader = bankReader(table);
  const { findChunk, readChunk, readPages } = bankChunks(table);

  async function findPages(hash: string, part: BankPart): Promise<unknown[][]> {
    const pages: unknown[][] = [];
    for (;;) {
      const page = await findChunk(keys.chunk(hash, part, pages.length), listOf(anything));
      if (!page) return pages;
      pages.push(page);
    }
  }

  /** The chunk counts with which a bank is stored. `undefined`: some of its chunks are missing. */
  async function findStaged(hash: string, map: ParameterMap): Promise<StagedBank | undefined> {
    const [full, paper, notes, key] = await Promise.all([
      findPages(hash, 'FULL'),
      findPages(hash, 'PAPER'),
      map.length > 0 ? findPages(hash, 'MAP') : [],
      findChunk(keys.key(hash), item),
    ]);
    const stored = { questions: full.flat(), paper: paper.flat(), map: notes.flat() };
    if (!key || !isWhole(hash, { ...stored, key })) return undefined;
    return stagedOf(hash, { full, paper, notes });
  }

  return {
    ...reader,

    async stage(questions, map) {
      const hash = hashOf(questions, map);
      // Reuse the stored chunks: earlier versions refer to them, and today's code might split the bank differently.
      const staged = await findStaged(hash, map);
      if (staged) return staged;
      const full = packList(questions);
      const paper = packList(paperOf(questions));
      const notes = map.length > 0 ? packList(map) : [];
      const items = [
        ...full.map((data, page) => ({ ...keys.chunk(hash, 'FULL', page), data })),
        ...paper.map((data, page) => ({ ...keys.chunk(hash, 'PAPER', page), data })),
        ...notes.map((data, page) => ({ ...keys.chunk(hash, 'MAP', page), data })),
        { ...keys.key(hash), data: pack(keyOf(questions)) },
      ];
      for (const Item of items) await table.db.send(new PutCommand({ TableName, Item }));
      return stagedOf(hash, { full, paper, notes });
    },

    async isWhole(quizId, version) {
      const { hash, fullPages, paperPages, mapPages } = await reader.getStaged(quizId, version);
      const [questions, paper, map, key] = await Promise.all([
        readPages(hash, 'FULL', fullPages, anything),
        readPages(hash, 'PAPER', paperPages, anything),
        readPages(hash, 'MAP', mapPages, anything),
        readChunk(keys.key(hash), item),
      ]);
      return isWhole(hash, { questions, paper, map, key });
    },
  };
}

type Pages = Record<'full' | 'paper' | 'notes', readonly unknown[]>;

function stagedOf(hash: string, { full, paper, notes }: Pages): StagedBank {
  return { hash, fullPages: full.length, paperPages: paper.length, mapPages: notes.length };
}

function isWhole(hash: string, { questions, paper, key, map }: Stored): boolean {
  const count = questions.length;
  return hashOf(questions, map) === hash && paper.length === count && Object.keys(key).length === count;
}

/** The content hash. Without a map it covers only the questions. */
function hashOf(questions: readonly unknown[], map: readonly unknown[]): string {
  const content = map.length > 0 ? { questions, map } : questions;
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
