import { beforeEach, expect, it } from 'vitest';
import type { Feedback } from '#functions/domain/reports/feedback.ts';
import { exportMyData } from '#functions/usecases/people/export-my-data.ts';
import { giveFeedback, listFeedback } from '#functions/usecases/reports/feedback.ts';
import { getMyReport } from '#functions/usecases/reports/get-my-report.ts';
import {
  addressOf,
  asMinor,
  deliver,
  endedAttempt,
  erase,
  makeOutside,
  readAttempt,
} from '#test/support/make-account.ts';
import { makeEngine, type Engine } from '#test/support/engine/make-engine.ts';

const outside = makeOutside();
const answers: Feedback[] = [{ parameter: 'Parameter 1', answer: 'partly' }, { answer: 'yes' }];
let engine: Engine;
let id: { userId: string; attemptId: string };
beforeEach(async () => {
  engine = await makeEngine({ questions: 30 });
  id = await readAttempt(engine);
});
const send = (given = answers) => giveFeedback(engine.ports, { ...id, answers: given });

// Notices answers to what was not asked, counted twice, lost beside others, missing in the export or left by an erasure; and a step shown too early.
it('feedback counts once, is exported and erased, and admins see a question from its tenth answer on', async () => {
  await deliver(engine, outside, id);
  const asked = (await getMyReport(engine.ports, id)).asksAbout;
  expect(asked).toEqual(['Parameter 1', 'Parameter 2', 'Parameter 3', 'Parameter 4', 'Parameter 5']);
  for (const wrong of [[{ parameter: 'Parameter 6', answer: 'no' } as const], [...answers, ...answers]])
    await expect(send(wrong)).rejects.toMatchObject({ code: 'invalid-input' });
  await send();
  await send([{ answer: 'no' }]);
  expect((await getMyReport(engine.ports, id)).asksAbout).toBeUndefined();
  const { feedback } = await exportMyData(engine.ports, { ...id, email: addressOf(id.userId) });
  const given = { question: 'Parameter 1: does this sound like you?', answer: 'Partly' };
  expect(feedback).toMatchObject([{ attemptId: id.attemptId, answers: [given, { answer: 'Very useful' }] }]);
  expect(await engine.items(id.userId, 'FEEDBACK#')).toMatchObject([{ ttl: expect.any(Number) as number }]);
  await erase(engine, outside, id.userId);
  expect(await engine.items(id.userId, 'FEEDBACK#')).toEqual([]);
  const more = { quizId: 1, answers: [{ answer: 'no' }] as Feedback[], at: 0, endedAt: engine.clock() };
  await engine.ports.feedback.add(id, more);
  for (let count = 1; count < 8; count++) await engine.ports.feedback.add(await endedAttempt(engine), more);
  expect((await listFeedback(engine.ports)).rows).toEqual([]);
  const last = [await endedAttempt(engine), await endedAttempt(engine)];
  await Promise.all(last.map((one) => engine.ports.feedback.add(one, more)));
  expect((await listFeedback(engine.ports)).rows).toMatchObject([{ quizName: 'TrueIn Assessment', counts: [1, 0, 9] }]);
});

// Notices feedback before the release, and by a minor.
it('feedback is refused before the release, and from a minor', async () => {
  await expect(send()).rejects.toMatchObject({ code: 'report-not-ready' });
  await asMinor(engine, id.userId);
  await deliver(engine, outside, id);
  await expect(send()).rejects.toMatchObject({ code: 'invalid-input' });
  expect((await getMyReport(engine.ports, id)).asksAbout).toBeUndefined();
});
