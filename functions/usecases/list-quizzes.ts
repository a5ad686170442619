import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import type { BankStore, QuizStore } from './ports/quizzes.ts';

export async function listQuizzes({
  quizzes,
  banks,
}: {
  quizzes: QuizStore;
  banks: BankStore;
}): Promise<{ quizzes: QuizView[] }> {
  const [all, active] = await Promise.all([quizzes.list(), quizzes.findActive()]);
  const views = all.map(async (quiz) => ({
    ...quiz,
    active: quiz.quizId === active?.quizId,
    pages: await banks.countPages(quiz.quizId, quiz.version),
  }));
  return { quizzes: await Promise.all(views) };
}
