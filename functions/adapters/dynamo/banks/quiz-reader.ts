import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import type { ActiveQuiz, QuizReader } from '#functions/usecases/ports/quizzes.ts';
import { keys, quizEntryPrefix } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** For the functions that change no quiz: their bundles leave out what only admins need. */
export function quizReader(table: Table): QuizReader {
  const TableName = table.name;

  async function read<T>(key: Record<string, string>): Promise<T | undefined> {
    const { Item } = await table.db.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
    if (!Item) return undefined;
    const { pk: _pk, sk: _sk, ...rest } = Item;
    return rest as T;
  }

  const find = (quizId: number) => read<Quiz>(keys.quiz(quizId));

  return {
    find,
    findActive: () => read<ActiveQuiz>(keys.active()),

    async list() {
      const { pk } = keys.active();
      const { Items = [] } = await table.db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ConsistentRead: true,
          ExpressionAttributeValues: { ':pk': pk, ':prefix': quizEntryPrefix },
        }),
      );
      const quizzes = await Promise.all(Items.map(({ quizId }) => find(quizId as number)));
      return quizzes.filter((quiz) => quiz !== undefined).sort((a, b) => a.quizId - b.quizId);
    },
  };
}
