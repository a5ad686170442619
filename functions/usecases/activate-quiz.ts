import type { Clock } from './ports/clock.ts';
import type { QuizStore } from './ports/quizzes.ts';

interface Request {
  quizId: number;
  /** Which one was seen as active; absent if none was. */
  activeQuizId?: number | undefined;
  by: string;
}

/** Puts another quiz on sale. Attempts that have begun go on with theirs. */
export async function activateQuiz({ quizzes, clock }: { quizzes: QuizStore; clock: Clock }, request: Request) {
  await quizzes.activate({ ...request, at: clock() });
  return { activeQuizId: request.quizId };
}
