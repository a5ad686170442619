import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { keyOf, paperOf } from '#functions/domain/banks/question-bank.ts';
import { bankReader } from './bank-reader.ts';
import { pack, packList } from '#functions/adapters/dynamo/chunks.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function bankStore(table: Table) {
  return {
    ...bankReader(table),

    /** Writes the chunks of a bank under a new id: a version refers to them, and they never change. */
    async stage(questions: readonly Question[], map: ParameterMap) {
      const bankId = ulid();
      const full = packList(questions);
      const paper = packList(paperOf(questions));
      const notes = map.length > 0 ? packList(map) : [];
      const items = [
        ...full.map((data, page) => ({ ...keys.chunk(bankId, 'FULL', page), data })),
        ...paper.map((data, page) => ({ ...keys.chunk(bankId, 'PAPER', page), data })),
        ...notes.map((data, page) => ({ ...keys.chunk(bankId, 'MAP', page), data })),
        { ...keys.key(bankId), data: pack(keyOf(questions)) },
      ];
      for (const Item of items) await table.db.send(new PutCommand({ TableName: table.name, Item }));
      return { bankId, fullPages: full.length, paperPages: paper.length, mapPages: notes.length };
    },
  };
}

export type BankStore = ReturnType<typeof bankStore>;
