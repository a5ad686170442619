import type { Quiz } from '#functions/domain/banks/quiz.ts';
import type { ActiveQuiz } from '#functions/usecases/ports/quizzes.ts';

/** The fields of the active quiz that candidates need, copied to one item so that they are found in one read. */
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

/** The condition that the active quiz is still the one that was read. */
export function activeQuizUnchanged(active: Pick<ActiveQuiz, 'quizId'> | undefined) {
  return active
    ? { ConditionExpression: 'quizId = :active', ExpressionAttributeValues: { ':active': active.quizId } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
}
