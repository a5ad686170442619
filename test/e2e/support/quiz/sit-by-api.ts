import { randomUUID } from 'node:crypto';
import { endAttempt, enterQuiz, saveAnswer } from '#functions/contract/attempts.ts';
import { giveConsent } from '#functions/contract/me.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';

const msEach = 5_000;
/** Places on the screen without a pattern, which would make the report doubtful. */
const places = '314159265358979323846264338327950288419716939937510582097494';

/** Answers all questions of quiz 1 and ends: for stories about what comes after. The coupon is redeemed already. */
export async function sitByApi(origin: string, token: string): Promise<void> {
  await callApi(origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  const eventId = randomUUID().replaceAll('-', '').slice(0, 10);
  const entered = await callApi(origin, token, enterQuiz, { params: { quizId: 1 }, body: { eventId } });
  const params = { attemptId: entered.attemptId };
  let { questions } = entered;
  for (let index = 0; index < questions.length; index += 1) {
    const { questionId = '', options = [] } = questions[index] ?? {};
    const optionId = options[Number(places[index]) % options.length]?.optionId ?? '';
    const body = { questionId, optionId, answeredAfterMs: index * msEach };
    // The receipt of the first answer has the other questions.
    ({ questions = questions } = await callApi(origin, token, saveAnswer, { params, body }));
  }
  await callApi(origin, token, endAttempt, { params, query: {} });
}
