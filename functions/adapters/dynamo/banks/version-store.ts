import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import type { BankVersion, Publication, VersionStore } from '#functions/usecases/ports/quizzes.ts';
import { cursorOf, isKeyText, readCursor } from '#functions/adapters/dynamo/cursor.ts';
import { keys, versionPrefix } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const perPage = 25;

export function versionStore(table: Table): VersionStore {
  const TableName = table.name;
  return {
    async find(quizId, version) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.version(quizId, version), ConsistentRead: true }),
      );
      return Item && versionOf(Item as VersionItem);
    },

    async list(quizId, cursor) {
      const { pk } = keys.quiz(quizId);
      const { Items = [], LastEvaluatedKey } = await table.db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': pk, ':prefix': versionPrefix },
          ConsistentRead: true,
          ScanIndexForward: false,
          Limit: perPage,
          ExclusiveStartKey: readCursor(cursor, {
            pk,
            sk: (text) => isKeyText(text) && text.startsWith(versionPrefix),
          }),
        }),
      );
      const next = cursorOf(LastEvaluatedKey);
      return { versions: (Items as VersionItem[]).map(versionOf), ...(next !== undefined && { next }) };
    },
  };
}

/** Versions from before there were others than uploads do not say what they are. */
type VersionItem = Omit<BankVersion, 'version' | 'origin'> &
  Partial<BankVersion> & { pk: string; sk: string; textSegments?: string[] };

function versionOf({ pk: _pk, sk, textSegments: _textSegments, origin = 'upload', ...rest }: VersionItem): BankVersion {
  return { ...rest, origin, version: Number(sk.slice(versionPrefix.length)) };
}

/** The part of a publication's transaction that keeps the version. */
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
