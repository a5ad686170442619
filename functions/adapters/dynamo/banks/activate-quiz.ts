import { requireUnarchived, type Quiz } from '#functions/domain/banks/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { QuizReader, QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { activeAsSeen, activeCopy } from './active-quiz.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

type Activation = Parameters<QuizStore['activate']>[0];

/** Swaps the active quiz, if it is still the one that was seen and the copy is of the quiz as it is. */
export function activateQuiz(table: Table, quizzes: QuizReader, activation: Activation): Promise<void> {
  const { quizId, activeQuizId } = activation;
  return lookAndWrite<void>(
    table,
    async () => {
      const [quiz, active] = await Promise.all([quizzes.find(quizId), quizzes.findActive()]);
      if (!quiz) refuse('not-found', `There is no quiz ${quizId}.`);
      requireUnarchived(quiz);
      // The answer to the first request may have been lost.
      if (active?.quizId === quizId) return { done: undefined };
      if (active?.quizId !== activeQuizId) {
        refuse(
          'revision-conflict',
          `Someone else has changed which quiz is active: it is quiz ${active?.quizId} (${active?.name}) now. Look again before you change it.`,
        );
      }
      return { writes: swap(table, quiz, activation), then: undefined };
    },
    'Too much is happening at once. Please try again.',
  );
}

function swap(table: Table, quiz: Quiz, { quizId, activeQuizId, by, at }: Activation): Writes {
  const TableName = table.name;
  const seen = activeQuizId === undefined ? undefined : { quizId: activeQuizId };
  return [
    { Put: { TableName, Item: { ...keys.active(), ...activeCopy(quiz) }, ...activeAsSeen(seen) } },
    {
      ConditionCheck: {
        TableName,
        Key: keys.quiz(quizId),
        ConditionExpression: 'revision = :copied',
        ExpressionAttributeValues: { ':copied': quiz.revision },
      },
    },
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
