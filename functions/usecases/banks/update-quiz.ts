import type { Quiz, QuizDetails } from '#functions/domain/banks/quiz.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { QuizStore } from '#functions/usecases/ports/quizzes.ts';

interface Request {
  quizId: number;
  details: QuizDetails;
  /** Null: 60 s for every two questions. */
  secondsPerAttempt: number | null;
  /** The resume or tab switch that closes an attempt; absent: as it is. */
  resumeLimit?: number | undefined;
  /** When reports are sent; absent: as it is. */
  reportRelease?: ReportRelease | undefined;
  revision: number;
  by: string;
}

/** Sets the details of a quiz. Attempts that have begun keep their limits; when the report is sent is read at their end. */
export async function updateQuiz(
  { quizzes, clock }: { quizzes: QuizStore; clock: Clock },
  request: Request,
): Promise<Quiz> {
  return quizzes.update({ ...request, at: clock() });
}
