import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { packAnswer, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { Engine } from './make-engine.ts';

/**
 * Answers every question of an attempt: the first through the engine, which starts the clock, and the others in one write. Each answer
 * of its own reads and returns all earlier ones, so that a thousand of them would take most of a test's time.
 */
export async function giveAnswers(
  engine: Engine,
  userId: string,
  view: AttemptView,
  choiceOf: (index: number) => number,
): Promise<void> {
  await engine.answer(userId, view, 0, choiceOf(0), 0);
  const attempt = parseAttemptId(view.attemptId);
  const key = await engine.ports.banks.getKey(attempt.quizId, attempt.version);
  const given = view.questions.map(({ questionId, options }, index) => {
    const choice = choiceOf(index);
    const optionId = options[choice]?.optionId;
    const points = key[questionId]?.[optionId ?? ''];
    if (!optionId || points === undefined) throw new Error(`There is no choice ${choice} of question ${index}.`);
    return { questionId, points, packed: packAnswer({ optionId, seconds: 0 }) };
  });
  await engine.table.db.send(
    new UpdateCommand({
      TableName: engine.table.name,
      Key: keys.attempt(userId, attempt),
      UpdateExpression: 'SET answers = :answers, answered = :count, score = :score',
      ExpressionAttributeValues: {
        ':answers': Object.fromEntries(given.map(({ questionId, packed }) => [questionId, packed])),
        ':count': given.length,
        ':score': given.reduce((sum, { points }) => sum + points, 0),
      },
    }),
  );
}
