import { expect, it, onTestFinished } from 'vitest';
import type { OperationName } from '#functions/contract/api.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';
import { startedAttempt } from '#test/support/engine/make-engine.ts';
import { addAttempts } from '#test/support/growth/add-attempts.ts';
import { countCalls } from '#test/support/growth/count-calls.ts';
import { startHandlers } from '#test/support/handlers/handlers.ts';
import { adminPorts, makePerson } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { keepSection, type Figure } from './support/figures.ts';
import { median, timed } from './support/statistics.ts';

/** `GROWTH_SIZES=10,300 npm run bench` measures smaller tables. */
const sizes = (process.env['GROWTH_SIZES'] ?? '10,1000,100000').split(',').map(Number);
const day = 24 * 60 * 60 * 1000;
const runs = 5;
const params = { quizId: 1 };

it('measures how the time of each page grows with the table', async () => {
  const counter = await countCalls(dynamoEndpoint());
  const handlers = await startHandlers({ dynamo: counter.endpoint });
  onTestFinished(() => {
    counter.close();
    handlers.issuer.close();
  });
  const { engine, send, tokenOf } = handlers;
  await engine.publish(makeBank(60));
  await engine.addCoupon({ code: 'WELCOME' });
  const adminId = await makePerson(engine, 'chief@example.com');
  await adminPorts(engine).admins.grant(adminId, { by: 'test', at: Date.now() });
  const admin = tokenOf(adminId, { email: 'chief@example.com' });
  const { userId, view, attemptId } = await startedAttempt(engine);
  const candidate = tokenOf(userId);
  const figures: Figure[] = [];
  const calls: Record<string, number[]> = {};
  let stored = 0;
  let answered = 1;

  const answerNext = async () => {
    const { questionId, options } = view.questions[answered++] ?? expect.fail('There is no such question.');
    const body = { questionId, optionId: options[0]?.optionId, answeredAfterMs: 1 };
    return send('saveAnswer', { token: candidate, params: { attemptId }, body });
  };
  const read =
    (name: OperationName, token: string, sent = {}) =>
    () =>
      send(name, { token, ...sent });
  const pages = {
    'Saved answer': answerNext,
    'Selection page': read('getSeat', candidate, { params }),
    'Attempts page': read('listAttempts', admin),
    'Reports page': read('listReports', admin, { query: { statuses: 'delivered' } }),
  };
  for (const size of sizes) {
    await addAttempts(engine, { count: size - stored, newest: Date.now() - day, apartMs: (80 * day) / size });
    stored = size;
    const of = `${size.toLocaleString('en')} attempts`;
    for (const [what, ask] of Object.entries(pages)) {
      await ask();
      const ms: number[] = [];
      const made = await counter.during(async () => {
        for (let run = 0; run < runs; run++) {
          const asking = await timed(ask);
          expect(asking.result.status).toBe(200);
          ms.push(asking.ms);
        }
      });
      (calls[what] ??= []).push(made.length / runs);
      figures.push({ name: `${what}, ${of}`, value: median(ms), unit: 'ms' });
    }
  }
  for (const [what, counts] of Object.entries(calls)) {
    expect([what, new Set(counts).size]).toEqual([what, 1]);
    figures.push({ name: `${what}, calls of DynamoDB at each size`, value: counts[0] ?? 0, unit: 'calls' });
  }
  keepSection('growth', {
    title: 'Growth',
    how: `The handlers on DynamoDB Local, with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} ended attempts in 80 days, and all that belongs to each. Every page makes the same calls at each size.`,
    figures,
  });
}, 3_600_000);
