import type { activateQuiz as activation } from '#functions/contract/admin/banks/quizzes.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { namesOf } from '#functions/usecases/people/find-people.ts';
import type { listVersions as operation } from '#functions/contract/admin/banks/versions.ts';
import type { Reply, RequestOf } from '#functions/contract/endpoint.ts';
import type { ActiveQuiz } from '#functions/contract/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';
import type { QuizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import type { QuizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import * as words from '#functions/domain/words/attempts.ts';

export async function listQuizzes(ports: Needs<'quizzes' | 'banks' | 'profiles'>): Promise<{ quizzes: QuizView[] }> {
  const { quizzes, banks, profiles } = ports;
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

export async function listVersions(
  { versions, profiles }: Needs<'versions' | 'profiles'>,
  { quizId, cursor }: { quizId: number; cursor?: string | undefined },
): Promise<Reply<typeof operation>> {
  const { versions: found, next } = await versions.list(quizId, cursor);
  const nameOf = await namesOf(
    profiles,
    found.map(({ publishedBy }) => publishedBy),
  );
  const views = found.map((version) => ({
    ...version,
    pages: version.fullPages,
    publishedByName: nameOf(version.publishedBy),
  }));
  return { versions: views, next };
}

export async function getActiveQuiz({ quizzes }: Needs<'quizzes'>): Promise<ActiveQuiz> {
  const quiz = (await quizzes.findActive()) ?? refuse('no-active-quiz', words.noActiveQuiz);
  const { quizId, name, description, price, prompt, questionCount, resumeLimit, reportParts } = quiz;
  const about = { quizId, name, description, price, prompt, questionCount, resumeLimit };
  return { ...about, reportParts, timeLimitSeconds: timeLimitSeconds(quiz, questionCount) };
}

/** The active quiz, if it is the requested one: only that one is on sale. */
export async function requireActiveQuiz(quizzes: QuizReader, quizId: number) {
  const active = await quizzes.findActive();
  if (active?.quizId !== quizId) refuse('not-found', words.notOpen);
  return active;
}

interface Ports extends Needs<'clock'> {
  quizzes: QuizStore;
}

type Request = RequestOf<typeof activation> & { by: string };

/** Puts another quiz on sale. Attempts that have begun keep theirs. */
export async function activateQuiz({ quizzes, clock }: Ports, request: Request) {
  await quizzes.activate({ ...request, at: clock() });
  return { activeQuizId: request.quizId };
}
