import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { intercept } from '#test/support/faults.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { adult, newEventId, newPerson, quizId } from '#test/support/engine/make-engine.ts';
import { keepSection, type Figure } from './support/figures.ts';
import { median, p95, timed } from './support/statistics.ts';

const banks = [
  { questions: 60, people: 4, targetUnits: 1 },
  { questions: 200, people: 2, targetUnits: 2 },
  { questions: 1000, people: 1, targetUnits: 3 },
];

it('measures the time and the write units of a saved answer', async () => {
  const handlers = await startHandlers();
  const units = countWriteUnits(handlers);
  await handlers.engine.addCoupon({ code: 'WELCOME' });
  const times: Figure[] = [];
  const costs: Figure[] = [];
  for (const [published, { questions, people, targetUnits }] of banks.entries()) {
    await handlers.engine.publish(makeBank(questions), published || undefined);
    await answerAll(handlers, 40);
    units.length = 0;
    const ms: number[] = [];
    for (let person = 0; person < people; person++) ms.push(...(await answerAll(handlers, questions)));
    expect(ms).toHaveLength(people * (questions / 2 - 1));
    expect(units).toHaveLength(people * (questions / 2));
    expect(units).not.toContain(NaN);
    const of = `${questions.toLocaleString('en')} questions`;
    times.push({ name: `Handler, ${of}`, value: median(ms), unit: 'ms', p95: p95(ms) });
    costs.push({
      name: `Write units, ${of}`,
      value: median(units),
      unit: '',
      p95: p95(units),
      target: targetUnits,
    });
  }
  keepSection('answers', {
    title: 'Saving an answer',
    how: 'A warm `candidate-api` handler with a real token on DynamoDB Local, from the event to the reply, over whole attempts with three resumes.',
    figures: [...times, ...costs],
  });
});

/** Write units of each answer that is saved by the use case. */
function countWriteUnits({ engine }: Handlers): number[] {
  const units: number[] = [];
  intercept(
    engine.table,
    ({ name }) => name === 'UpdateItem',
    async (send, call) => {
      call.input['ReturnConsumedCapacity'] = 'TOTAL';
      const reply = (await send()) as { output: { ConsumedCapacity?: ConsumedCapacity } };
      units.push(reply.output.ConsumedCapacity?.CapacityUnits ?? NaN);
      return reply;
    },
  );
  return units;
}

/**
 * Answers the first `count` questions of a new attempt: by turns through the handler, whose time counts, and through the
 * use case, whose write units do. @returns the handler's ms for each but the first, which starts the attempt.
 */
async function answerAll({ engine, send, tokenOf }: Handlers, count: number): Promise<number[]> {
  const userId = newPerson();
  const token = tokenOf(userId);
  const params = { quizId };
  await send('redeemCoupon', { token, params, body: { code: 'WELCOME' } });
  await send('giveConsent', { token, body: adult });
  const { json } = await send('enterQuiz', { token, params, body: { eventId: newEventId() } });
  const view = json as unknown as AttemptView;
  const attempt = { attemptId: view.attemptId };
  const ms: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { questionId, options } = view.questions[index] ?? expect.fail('There is no such question.');
    if (index % 2 === 1) {
      await engine.answer(userId, view, index);
      continue;
    }
    const body = { questionId, optionId: options[0]?.optionId, answeredAfterMs: 1 };
    const saving = await timed(() => send('saveAnswer', { token, params: attempt, body }));
    expect(saving.result.json).toMatchObject({ outcome: 'saved' });
    view.questions = (saving.result.json['questions'] as AttemptView['questions'] | undefined) ?? view.questions;
    if (index > 0) ms.push(saving.ms);
    else
      for (let times = 0; times < 3; times++)
        await send('recordTabSwitch', { token, params: attempt, body: { eventId: newEventId() } });
  }
  expect((await engine.find(userId, view.attemptId))?.answeredCount).toBe(count);
  return ms;
}
