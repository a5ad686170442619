import type { QuizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import type { QuizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import { quizToActivate } from '#functions/domain/banks/quiz-change.ts';
import { activeQuizUnchanged, activeOf, quizUnchanged } from './quiz-item.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

type Activation = Parameters<QuizStore['activate']>[0];

/** Swaps the active quiz. Fails if another quiz became active, or this quiz changed, since both were read. */
export function activateQuiz(table: Table, quizzes: QuizReader, activation: Activation): Promise<void> {
  const { quizId } = activation;
  return lookAndWrite<undefined>(
    table,
    async () => {
      const [quiz, active] = await Promise.all([quizzes.find(quizId), quizzes.findActive()]);
      const next = quizToActivate(quiz, active, activation);
      if (!next) return { done: undefined };
      return { writes: swap(table, next, activation), then: undefined };
    },
    'Too much is happening at once. Please try again.',
  );
}

function swap(table: Table, quiz: Quiz, { quizId, activeQuizId, by, at }: Activation): Writes {
  const TableName = table.name;
  const seen = activeQuizId === undefined ? undefined : { quizId: activeQuizId };
  return [
    { Put: { TableName, Item: { ...keys.active(), ...activeOf(quiz) }, ...activeQuizUnchanged(seen) } },
    { ConditionCheck: { TableName, Key: keys.quiz(quizId), ...quizUnchanged(quiz) } },
    putAudit(TableName, {
      by,
      at,
      what: 'quiz-activated',
      object: `quiz ${quizId}`,
      before: { activeQuizId },
      after: { activeQuizId: quizId },
    }),
  ];
}
