import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';
import type { AttemptStore } from '#functions/usecases/ports/attempts.ts';
import { attemptItem, attemptOf, type AttemptItem } from './attempt-item.ts';
import { endAttempt } from './end-attempt.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { attemptPrefix, keys } from '#functions/adapters/dynamo/keys.ts';
import { prefixQuery, queryItems } from '#functions/adapters/dynamo/query-items.ts';
import { recordEvent } from './record-event.ts';
import { saveAnswer } from './save-answer.ts';
import { startAttempt } from './start-attempt.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function attemptStore(table: Table): AttemptStore {
  async function findItem(userId: string, attempt: AttemptRef): Promise<AttemptItem | undefined> {
    const item = await getItem(table, keys.attempt(userId, attempt), attemptItem);
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
      const { pk } = keys.profile(userId);
      const items = await queryItems(table, prefixQuery({ pk, sk: attemptPrefix(quizId) }), attemptItem);
      return items.filter(({ status }) => status === 'completed').map(attemptOf);
    },
  };
}
