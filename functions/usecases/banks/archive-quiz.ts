import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { QuizStore } from '#functions/usecases/ports/quizzes.ts';

interface Request {
  quizId: number;
  archived: boolean;
  /** As the admin saw it. */
  revision: number;
  by: string;
}

/** Sets a quiz aside, or takes it back. Attempts that have begun go on; attempts, reports, coupons and versions stay. */
export async function archiveQuiz({ quizzes, clock }: { quizzes: QuizStore; clock: Clock }, request: Request) {
  const { quizId, revision, archived = false } = await quizzes.archive({ ...request, at: clock() });
  return { quizId, revision, archived };
}
