import type { QuizReader } from '#functions/usecases/ports/quizzes.ts';
import { getItem, getRows } from '#functions/adapters/dynamo/get-items.ts';
import { fields, number } from '#functions/adapters/dynamo/item-reader.ts';
import { keys, quizEntryPrefix } from '#functions/adapters/dynamo/keys.ts';
import { prefixQuery, queryItems } from '#functions/adapters/dynamo/query-items.ts';
import { activeItem, quizItem } from './quiz-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export const quizEntry = fields<{ quizId: number }>({ quizId: number });

/** Reads quizzes for the functions that change none, so that their bundles leave out what only admins need. */
export function quizReader(table: Table): QuizReader {
  return {
    find: (quizId) => getItem(table, keys.quiz(quizId), quizItem),
    findActive: () => getItem(table, keys.active(), activeItem),

    async list() {
      const { pk } = keys.active();
      const entries = await queryItems(table, prefixQuery({ pk, sk: quizEntryPrefix }), quizEntry);
      const quizzes = await getRows(
        table,
        entries.map(({ quizId }) => keys.quiz(quizId)),
        quizItem,
      );
      return quizzes.filter((quiz) => quiz !== undefined).sort((a, b) => a.quizId - b.quizId);
    },
  };
}
