import type { Quiz } from '#functions/domain/banks/quiz.ts';
import type { ActiveQuiz } from '#functions/usecases/ports/quizzes.ts';

/** What candidates need of the active quiz, copied to where they find it in one read. */
export function activeCopy({
  quizId,
  name,
  description,
  price,
  version,
  questionCount,
  reportParts,
  partsRules,
  secondsPerAttempt,
  resumeLimit,
}: Quiz): ActiveQuiz {
  return {
    quizId,
    name,
    description,
    price,
    version,
    questionCount,
    resumeLimit,
    reportParts,
    partsRules,
    ...(secondsPerAttempt !== undefined && { secondsPerAttempt }),
  };
}

/** The condition under which the active quiz is the one that was seen. */
export function activeAsSeen(active: Pick<ActiveQuiz, 'quizId'> | undefined) {
  return active
    ? { ConditionExpression: 'quizId = :active', ExpressionAttributeValues: { ':active': active.quizId } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
}
