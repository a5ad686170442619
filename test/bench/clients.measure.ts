import { expect, it, onTestFinished } from 'vitest';
import { enterQuiz, saveAnswer, type AttemptView } from '#functions/contract/attempts.ts';
import { giveConsent } from '#functions/contract/consent.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { signIn } from '#infra/local/seed/sign-in.ts';
import { localNames } from '#infra/local/settings.ts';
import { adult, newEventId, quizId } from '#test/support/engine/make-engine.ts';
import { keepSection } from './support/figures.ts';
import { startCloud } from './support/start-cloud.ts';
import { median, p95, timed } from './support/statistics.ts';

const clients = 50;
const questions = 60;
const params = { quizId };

it('measures a class that answers at once', async () => {
  const { origin, identityOrigin, close } = await startCloud();
  onTestFinished(close);

  const people: Person[] = [];
  for (let number = 1; number <= clients; number++) {
    const who = {
      identityOrigin,
      siteOrigin: origin,
      clientId: localNames.clientId,
      email: `bench-${number}@example.com`,
    };
    people.push(await begin(origin, await signIn(who)));
  }
  const all = await timed(() => Promise.all(people.map((person) => answerTheRest(origin, person))));
  const ms = all.result.flat();
  expect(ms).toHaveLength(clients * (questions - 1));

  const stored: number[] = [];
  for (const { token } of people) stored.push((await enter(origin, token)).answered.length);
  expect(stored).toEqual(Array(clients).fill(questions));
  keepSection('clients', {
    title: 'A class that answers at once',
    how: `${clients} signed-in people save ${questions - 1} further answers each through the local gateway, each as soon as the one before is acknowledged. Gateway, functions, DynamoDB Local and the clients share this machine; all ${(clients * questions).toLocaleString('en')} answers are found stored.`,
    figures: [
      { name: 'Together', value: ms.length / (all.ms / 1000), unit: 'saves/s' },
      { name: 'One save', value: median(ms), unit: 'ms', p95: p95(ms) },
    ],
  });
});

interface Person {
  token: string;
  view: AttemptView;
}

const enter = (origin: string, token: string) =>
  callApi(origin, token, enterQuiz, { params, body: { eventId: newEventId() } });

/** Redeems, enters and gives the answer that starts the attempt. */
async function begin(origin: string, token: string): Promise<Person> {
  await callApi(origin, token, redeemCoupon, { params, body: { code: 'WELCOME50' } });
  await callApi(origin, token, giveConsent, { body: adult });
  const person = { token, view: await enter(origin, token) };
  expect(person.view.questions).toHaveLength(questions);
  await answer(origin, person, 0);
  return person;
}

/** @returns the ms of each save. */
async function answerTheRest(origin: string, person: Person): Promise<number[]> {
  const ms: number[] = [];
  for (let index = 1; index < questions; index++) {
    const saving = await timed(() => answer(origin, person, index));
    expect(saving.result.outcome).toBe('saved');
    ms.push(saving.ms);
  }
  return ms;
}

function answer(origin: string, { token, view: { attemptId, questions: paper } }: Person, index: number) {
  const question = paper[index];
  const option = question?.options[index % 5];
  if (!question || !option) throw new Error(`There is no question ${index}.`);
  const { questionId } = question;
  const body = { questionId, optionId: option.optionId, position: index % 5, answeredAfterMs: 1 };
  return callApi(origin, token, saveAnswer, { params: { attemptId }, body });
}
