import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { namesOf } from './names-of.ts';
import type { ProfileStore } from './ports/people.ts';
import type { BankReader, QuizReader, QuizStore } from './ports/quizzes.ts';
import { knownParts } from './report-parts-of.ts';

interface Ports {
  quizzes: QuizReader & Pick<QuizStore, 'keepParts'>;
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
  // One after the other: where the parts are not known yet, a whole bank is read for them.
  for (const quiz of all)
    views.push({
      ...quiz,
      active: quiz.quizId === active?.quizId,
      archived: quiz.archived === true,
      reportParts: await knownParts({ quizzes, banks }, quiz),
      pages: await banks.countPages(quiz.quizId, quiz.version),
      updatedByName: nameOf(quiz.updatedBy),
    });
  return { quizzes: views };
}
