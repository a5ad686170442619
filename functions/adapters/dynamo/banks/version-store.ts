import type { Quiz } from '#functions/domain/banks/quiz.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { versionItem, versionOf } from './version-item.ts';
import { keys, versionPrefix } from '#functions/adapters/dynamo/keys.ts';
import { readPage, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Publication } from '#functions/adapters/dynamo/banks/change-quiz.ts';

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
