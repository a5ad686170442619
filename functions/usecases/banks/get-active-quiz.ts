import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { ActiveQuiz } from '#functions/contract/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';

export async function getActiveQuiz({ quizzes }: Needs<'quizzes'>): Promise<ActiveQuiz> {
  const quiz = (await quizzes.findActive()) ?? refuse('no-active-quiz', 'No active quiz found');
  const { quizId, name, description, price, questionCount, resumeLimit, reportParts } = quiz;
  const about = { quizId, name, description, price, questionCount, resumeLimit };
  return { ...about, reportParts, timeLimitSeconds: timeLimitSeconds(quiz, questionCount) };
}
