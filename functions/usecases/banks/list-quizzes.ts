import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { namesOf } from '#functions/usecases/people/find-people.ts';

export async function listQuizzes({
  quizzes,
  banks,
  profiles,
}: Needs<'quizzes' | 'banks' | 'profiles'>): Promise<{ quizzes: QuizView[] }> {
  const [all, active] = await Promise.all([quizzes.list(), quizzes.findActive()]);
  const nameOf = await namesOf(
    profiles,
    all.map(({ updatedBy }) => updatedBy),
  );
  const views = all.map(async (quiz) => ({
    ...quiz,
    active: quiz.quizId === active?.quizId,
    archived: quiz.archived === true,
    pages: await banks.countPages(quiz.quizId, quiz.version),
    updatedByName: nameOf(quiz.updatedBy),
  }));
  return { quizzes: await Promise.all(views) };
}
