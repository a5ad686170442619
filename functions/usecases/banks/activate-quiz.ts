import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { BankReader, QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { loadReportParts } from '#functions/usecases/reports/get-promised-parts.ts';

interface Ports {
  quizzes: QuizStore;
  banks: BankReader;
  clock: Clock;
}

interface Request {
  quizId: number;
  /** The active quiz that the admin read; absent if there was none. */
  activeQuizId?: number | undefined;
  by: string;
}

/** Puts another quiz on sale. Attempts that have begun keep theirs. */
export async function activateQuiz({ quizzes, banks, clock }: Ports, request: Request) {
  const quiz = await quizzes.find(request.quizId);
  // The public page only reads stored parts, so they must be stored before the quiz is on sale.
  if (quiz) await loadReportParts({ quizzes, banks }, quiz);
  await quizzes.activate({ ...request, at: clock() });
  return { activeQuizId: request.quizId };
}
