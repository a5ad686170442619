import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { requireUnarchived, type Quiz } from '#functions/domain/banks/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { QuizReader, QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { activeAsSeen, activeCopy } from './active-quiz.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

type Activation = Parameters<QuizStore['activate']>[0];

const maxTries = 5;

/** Swaps the active quiz, if it is still the one that was seen and the copy is of the quiz as it is. */
export async function activateQuiz(table: Table, quizzes: QuizReader, activation: Activation): Promise<void> {
  const { quizId, activeQuizId } = activation;
  for (let tries = 1; ; tries++) {
    const [quiz, active] = await Promise.all([quizzes.find(quizId), quizzes.findActive()]);
    if (!quiz) refuse('not-found', `There is no quiz ${quizId}.`);
    requireUnarchived(quiz);
    // The answer to the first request may have been lost.
    if (active?.quizId === quizId) return;
    if (active?.quizId !== activeQuizId) {
      refuse(
        'revision-conflict',
        `Someone else has changed which quiz is active: it is quiz ${active?.quizId} (${active?.name}) now. Look again before you change it.`,
      );
    }
    try {
      return await swap(table, quiz, activation);
    } catch (cause) {
      failedWrites(cause);
      if (tries === maxTries) refuse('busy', 'Too much is happening at once. Please try again.', cause);
    }
  }
}

async function swap(table: Table, quiz: Quiz, { quizId, activeQuizId, by, at }: Activation): Promise<void> {
  const TableName = table.name;
  const seen = activeQuizId === undefined ? undefined : { quizId: activeQuizId };
  const TransactItems = [
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
  await table.db.send(new TransactWriteCommand({ TransactItems }));
}
