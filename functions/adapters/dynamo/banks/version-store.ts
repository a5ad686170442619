import * as z from 'zod/mini';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { keys, versionPrefix } from '#functions/adapters/dynamo/keys.ts';
import { readPage, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Publication } from '#functions/adapters/dynamo/banks/change-quiz.ts';
import { bankFields, bankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { keyOf, paperOf } from '#functions/domain/banks/question-bank.ts';
import { pack, packList } from '#functions/adapters/dynamo/chunks.ts';

const perPage = 25;

export function versionStore(table: Table) {
  return {
    async find(quizId: number, version: number) {
      const item = await getItem(table, keys.version(quizId, version), versionItem);
      return item && versionOf(item);
    },

    /** Newest first. Throws Refusal `invalid-input` for a cursor of another list. */
    async list(quizId: number, cursor?: string) {
      const { pk } = keys.quiz(quizId);
      const lists = [[startingWith({ pk, sk: versionPrefix })]];
      const { rows, ...next } = await readPage(table, { lists, cursor, limit: perPage }, versionItem);
      return { versions: rows.map(versionOf), ...next };
    },
  };
}

export type VersionStore = ReturnType<typeof versionStore>;

/** The part of a publication's transaction that writes the version. */
export function putVersion(TableName: string, after: Quiz, publication: Publication) {
  const { bank, counts, origin, restoredFrom, note, changeId, upload, by } = publication;
  return {
    Put: {
      TableName,
      Item: {
        ...keys.version(after.quizId, after.version),
        ...bank,
        counts,
        origin,
        restoredFrom,
        note,
        changeId,
        uploadId: upload?.uploadId,
        revision: after.revision,
        publishedBy: by,
        publishedAt: after.updatedAt,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** The numbers of differences between two versions (`DiffCounts`). */
export const diffCounts = z.object({
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  notes: z.exactOptional(z.number()),
});

/** A published version of a bank: the location of its chunks, and its origin. */
export const versionItem = z.object({
  sk: z.string(),
  ...bankFields,
  questionCount: z.number(),
  lastQuestionId: z.number(),
  textSegments: z.array(z.string()),
  /** Differences to the previous version. */
  counts: diffCounts,
  origin: z.enum(['upload', 'edit', 'restore']),
  /** For `restore`: the version whose content it copies. */
  restoredFrom: z.exactOptional(z.number()),
  note: z.exactOptional(z.string()),
  /** Made by the client, so that a retry is recognised. */
  changeId: z.exactOptional(z.string()),
  uploadId: z.exactOptional(z.string()),
  /** The quiz's revision at the publication. */
  revision: z.number(),
  /** ISO 8601. */
  publishedAt: z.string(),
  publishedBy: z.string(),
});
type VersionItem = z.infer<typeof versionItem>;

export type VersionOrigin = Pick<VersionItem, 'origin'> & {
  [Name in 'restoredFrom' | 'note' | 'changeId' | 'uploadId']?: VersionItem[Name] | undefined;
};

export function versionOf({ sk, textSegments: _textSegments, ...rest }: VersionItem) {
  return { ...rest, version: Number(sk.slice(versionPrefix.length)) };
}

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
