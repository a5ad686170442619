import type { QuizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ActiveQuiz } from '#functions/adapters/dynamo/banks/quiz-item.ts';

/** The active quiz, if it is the requested one: only that one is on sale. */
export async function requireActiveQuiz(quizzes: QuizReader, quizId: number): Promise<ActiveQuiz> {
  const active = await quizzes.findActive();
  if (active?.quizId !== quizId) refuse('not-found', 'This quiz is not open at the moment.');
  return active;
}
