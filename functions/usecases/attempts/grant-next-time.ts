import type { QuizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import type { GrantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import { extraMinutes } from '#functions/domain/attempts/grants.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { NextGrant } from '#functions/adapters/dynamo/attempts/grants/grant-next.ts';

/** Grants time for a person's next attempt at a quiz, in addition to earlier grants. */
export async function grantNextTime(
  { grants, quizzes, clock }: { grants: GrantStore; quizzes: QuizReader; clock: Clock },
  request: Omit<NextGrant, 'now'>,
): Promise<{ minutes: number; extraMinutes: number }> {
  if (!(await quizzes.find(request.quizId))) refuse('not-found', 'There is no such quiz.');
  const { minutes, extraMs } = await grants.grantNext({ ...request, now: clock() });
  return { minutes, extraMinutes: extraMinutes(extraMs) };
}
