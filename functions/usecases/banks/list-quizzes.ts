import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import type { ProfileStore } from '#functions/usecases/ports/people.ts';
import type { BankReader, QuizReader, QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { loadReportParts } from '#functions/usecases/reports/get-promised-parts.ts';

interface Ports {
  quizzes: QuizReader & Pick<QuizStore, 'storeReportParts'>;
  banks: BankReader;
  profiles: ProfileStore;
}

export async function listQuizzes({ quizzes, banks, profiles }: Ports): Promise<{ quizzes: QuizView[] }> {
  const [all, active] = await Promise.all([quizzes.list(), quizzes.findActive()]);
  const nameOf = await namesOf(
    profiles,
    all.map(({ updatedBy }) => updatedBy),
  );
  const views: QuizView[] = [];
  // Sequentially: a quiz whose parts are not stored yet reads its whole bank.
  for (const quiz of all)
    views.push({
      ...quiz,
      active: quiz.quizId === active?.quizId,
      archived: quiz.archived === true,
      reportParts: await loadReportParts({ quizzes, banks }, quiz),
      pages: await banks.countPages(quiz.quizId, quiz.version),
      updatedByName: nameOf(quiz.updatedBy),
    });
  return { quizzes: views };
}
