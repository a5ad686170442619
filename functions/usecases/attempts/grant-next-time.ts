import type { Needs } from '#functions/usecases/ports/needs.ts';
import { extraMinutes } from '#functions/domain/attempts/grants.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { NextGrant } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import { quizNotFound } from '#functions/domain/words/quizzes.ts';

/** Grants time for a person's next attempt at a quiz, in addition to earlier grants. */
export async function grantNextTime(
  { grants, quizzes, clock }: Needs<'grants' | 'quizzes' | 'clock'>,
  request: Omit<NextGrant, 'now'>,
): Promise<{ minutes: number; extraMinutes: number }> {
  if (!(await quizzes.find(request.quizId))) refuse('not-found', quizNotFound(request.quizId));
  const { minutes, extraMs } = await grants.grantNext({ ...request, now: clock() });
  return { minutes, extraMinutes: extraMinutes(extraMs) };
}
