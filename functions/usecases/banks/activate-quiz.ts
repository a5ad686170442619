import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { QuizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';

interface Ports extends Needs<'clock'> {
  quizzes: QuizStore;
}

interface Request {
  quizId: number;
  /** The active quiz that the admin read; absent if there was none. */
  activeQuizId?: number | undefined;
  by: string;
}

/** Puts another quiz on sale. Attempts that have begun keep theirs. */
export async function activateQuiz({ quizzes, clock }: Ports, request: Request) {
  await quizzes.activate({ ...request, at: clock() });
  return { activeQuizId: request.quizId };
}
