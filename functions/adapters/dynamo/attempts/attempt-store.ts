import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';
import type { AttemptStore } from '#functions/usecases/ports/attempts.ts';
import { attemptOf, type AttemptItem } from './attempt-item.ts';
import { endAttempt } from './end-attempt.ts';
import { attemptPrefix, keys } from '#functions/adapters/dynamo/keys.ts';
import { recordEvent } from './record-event.ts';
import { saveAnswer } from './save-answer.ts';
import { startAttempt } from './start-attempt.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function attemptStore(table: Table): AttemptStore {
  const TableName = table.name;

  async function findItem(userId: string, attempt: AttemptRef): Promise<AttemptItem | undefined> {
    const { Item } = await table.db.send(
      new GetCommand({ TableName, Key: keys.attempt(userId, attempt), ConsistentRead: true }),
    );
    const item = Item as AttemptItem | undefined;
    return item?.version === attempt.version ? item : undefined;
  }

  return {
    async find(userId, attempt) {
      const item = await findItem(userId, attempt);
      return item && attemptOf(item);
    },

    saveAnswer: (command) => saveAnswer(table, command),
    start: (command) => startAttempt(table, command),
    recordEvent: (command) => recordEvent(table, command),
    end: (command) => endAttempt(table, command),

    async listCompleted(userId, quizId) {
      const attempts: AttemptItem[] = [];
      const pages = paginateQuery(
        { client: table.db },
        {
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          FilterExpression: '#status = :completed',
          ConsistentRead: true,
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':pk': keys.profile(userId).pk,
            ':prefix': attemptPrefix(quizId),
            ':completed': 'completed',
          },
        },
      );
      for await (const { Items = [] } of pages) attempts.push(...(Items as AttemptItem[]));
      return attempts.map(attemptOf);
    },
  };
}
