import type { ActiveQuiz } from '#functions/contract/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { timeLimitSeconds } from '#functions/domain/time-limit.ts';
import type { BankReader, QuizReader } from './ports/quizzes.ts';
import { reportPartsOf } from './report-parts-of.ts';

export async function getActiveQuiz({
  quizzes,
  banks,
}: {
  quizzes: QuizReader;
  banks: BankReader;
}): Promise<ActiveQuiz> {
  const quiz = (await quizzes.findActive()) ?? refuse('no-active-quiz', 'No active quiz found');
  const { quizId, name, description, price, questionCount, resumeLimit } = quiz;
  const about = { quizId, name, description, price, questionCount, resumeLimit };
  const reportParts = await reportPartsOf(banks, quiz);
  return { ...about, reportParts, timeLimitSeconds: timeLimitSeconds(quiz, questionCount) };
}
