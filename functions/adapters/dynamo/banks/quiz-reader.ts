import * as z from 'zod/mini';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import { partsRules } from '#functions/domain/reports/promise/report-parts.ts';
import { getItem, getItems } from '#functions/adapters/dynamo/get-items.ts';
import { keys, quizEntryPrefix } from '#functions/adapters/dynamo/keys.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import { activeItem, quizItem } from './quiz-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export const quizEntry = z.object({ quizId: z.number() });

/** Without report parts that were found by other rules: they are not promised until the quiz is published again. */
function byTodaysRules<Q extends Pick<Quiz, 'reportParts' | 'partsRules'>>(quiz: Q | undefined): Q | undefined {
  return !quiz || quiz.partsRules === partsRules ? quiz : { ...quiz, reportParts: [] };
}

/** Reads quizzes for the functions that change none, so that their bundles leave out what only admins need. */
export function quizReader(table: Table) {
  return {
    find: async (quizId: number) => byTodaysRules(await getItem(table, keys.quiz(quizId), quizItem)),
    findActive: async () => byTodaysRules(await getItem(table, keys.active(), activeItem)),

    /** In the order of their ids. */
    async list() {
      const { pk } = keys.active();
      const entries = await readRange(table, startingWith({ pk, sk: quizEntryPrefix }), quizEntry);
      const quizzes = await getItems(
        table,
        entries.map(({ quizId }) => keys.quiz(quizId)),
        quizItem,
      );
      return quizzes.flatMap((quiz) => byTodaysRules(quiz) ?? []).sort((a, b) => a.quizId - b.quizId);
    },
  };
}

export type QuizReader = ReturnType<typeof quizReader>;
