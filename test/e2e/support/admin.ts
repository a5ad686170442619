import { inject } from 'vitest';
import { listQuizzes, updateQuiz } from '#functions/contract/admin/quizzes.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { signIn } from '#infra/local/seed/sign-in.ts';
import { localNames, sampleAccounts } from '#infra/local/settings.ts';

/** Sets the time limit of quiz 1 as an admin does; null: 60 s for every two questions. */
export async function setTimeLimit(secondsPerAttempt: number | null): Promise<void> {
  const origin = inject('siteOrigin');
  const { userPoolDomain } = (await (await fetch(`${origin}/config.json`)).json()) as { userPoolDomain: string };
  const token = await signIn({
    identityOrigin: `http://${userPoolDomain}`,
    siteOrigin: origin,
    clientId: localNames.clientId,
    email: sampleAccounts.admin.email,
  });
  const { quizzes } = await callApi(origin, token, listQuizzes, {});
  const quiz = quizzes.find(({ quizId }) => quizId === 1);
  if (!quiz) throw new Error('There is no quiz 1.');
  const { name, description, price, revision } = quiz;
  const body = { details: { name, description, price }, secondsPerAttempt, revision };
  await callApi(origin, token, updateQuiz, { params: { quizId: 1 }, body });
}
