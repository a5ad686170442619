import { PutCommand, type UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { AttemptItem } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { requireConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Stores an open attempt without answers, begun at `createdAt`, changed like this. */
export async function storeAttempt(table: Table, userId: string, createdAt: number, change: Partial<AttemptItem> = {}) {
  const attempt = { quizId: 1, version: 7, ulid: ulid() };
  const Item: AttemptItem = {
    ...keys.attempt(userId, attempt),
    ...{ gsi1pk: 'OPEN', gsi1sk: '1#1#', status: 'open', version: 7, seed: 'seed', lastResume: 3, createdAt },
    ...{ deadline: createdAt + 1000, closesAt: createdAt + 2000, limitMs: 1000, score: 0, answered: 0 },
    ...{ coupon: 'WELCOME', answers: {}, events: {}, ...change },
  };
  await table.db.send(new PutCommand({ TableName: table.name, Item }));
  return attempt;
}

/** Whether the condition of this write holds. */
export async function holds({ db }: Table, write: PutCommand | UpdateCommand): Promise<boolean> {
  try {
    await (write instanceof PutCommand ? db.send(write) : db.send(write));
    return true;
  } catch (cause) {
    requireConflict(cause);
    return false;
  }
}
