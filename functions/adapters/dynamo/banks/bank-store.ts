import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ParameterMap, ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { keyOf, paperOf, type Key, type PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import type { BankStore, StagedBank } from '#functions/usecases/ports/quizzes.ts';
import { bankChunks, bankReader } from './bank-reader.ts';
import { pack, packList } from '#functions/adapters/dynamo/chunks.ts';
import { keys, type BankPart } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** The stored parts of a bank. */
interface Stored {
  questions: Question[];
  paper: PaperQuestion[];
  key: Key;
  map: ParameterNote[];
}

export function bankStore(table: Table): BankStore {
  const TableName = table.name;
  const reader = bankReader(table);
  const { findChunk, readChunk, readPages } = bankChunks(table);

  async function findPages<T>(hash: string, part: BankPart): Promise<T[][]> {
    const pages: T[][] = [];
    for (;;) {
      const page = await findChunk<T[]>(keys.chunk(hash, part, pages.length));
      if (!page) return pages;
      pages.push(page);
    }
  }

  /** The chunk counts with which a bank is stored. `undefined`: some of its chunks are missing. */
  async function findStaged(hash: string, map: ParameterMap): Promise<StagedBank | undefined> {
    const [full, paper, notes, key] = await Promise.all([
      findPages<Question>(hash, 'FULL'),
      findPages<PaperQuestion>(hash, 'PAPER'),
      map.length > 0 ? findPages<ParameterNote>(hash, 'MAP') : [],
      findChunk<Key>(keys.key(hash)),
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
        readPages<Question>(hash, 'FULL', fullPages),
        readPages<PaperQuestion>(hash, 'PAPER', paperPages),
        readPages<ParameterNote>(hash, 'MAP', mapPages),
        readChunk<Key>(keys.key(hash)),
      ]);
      return isWhole(hash, { questions, paper, map, key });
    },
  };
}

type Pages = Record<'full' | 'paper' | 'notes', readonly unknown[]>;

function stagedOf(hash: string, { full, paper, notes }: Pages): StagedBank {
  const mapPages = notes.length;
  return { hash, fullPages: full.length, paperPages: paper.length, ...(mapPages > 0 && { mapPages }) };
}

function isWhole(hash: string, { questions, paper, key, map }: Stored): boolean {
  const count = questions.length;
  return hashOf(questions, map) === hash && paper.length === count && Object.keys(key).length === count;
}

/** The content hash. Without a map it covers only the questions. */
function hashOf(questions: readonly Question[], map: ParameterMap): string {
  const content = map.length > 0 ? { questions, map } : questions;
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
