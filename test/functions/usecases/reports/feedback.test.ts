import { beforeEach, expect, it } from 'vitest';
import type { Feedback } from '#functions/domain/reports/feedback.ts';
import { exportMyData } from '#functions/usecases/people/export-my-data.ts';
import { giveFeedback, listFeedback } from '#functions/usecases/reports/feedback.ts';
import { getMyReport } from '#functions/usecases/reports/get-my-report.ts';
import { addressOf, asMinor, deliver, erase, makeOutside } from '#test/support/make-account.ts';
import { makeEngine, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 30 });
});

const outside = makeOutside();
const answers: Feedback[] = [{ parameter: 'Parameter 1', answer: 'partly' }, { answer: 'yes' }];

/** Somebody who has answered everything, with their report. */
async function reader({ isMinor = false, isReleased = true } = {}) {
  const { userId, view, attemptId } = await startedAttempt(engine);
  for (const place of view.questions.keys()) if (place > 0) await engine.answer(userId, view, place, place % 5);
  if (isMinor) await asMinor(engine, userId);
  await engine.end(userId, attemptId);
  if (isReleased) await deliver(engine, outside, { userId, attemptId });
  return { userId, attemptId };
}

const send = (id: { userId: string; attemptId: string }, given = answers) =>
  giveFeedback(engine.ports, { ...id, answers: given });
const waiting = async () => (await engine.ports.feedback.list()).map(({ counts }) => counts.map((one) => one.waiting));

// Notices an answer that is counted twice, asked for again, or missing in the export; and one that survives an erasure.
it('feedback counts once, is in the export of its person and goes with an erasure, but for the counts', async () => {
  const id = await reader();
  const about = Array.from({ length: 5 }, (_, at) => `Parameter ${at + 1}`);
  expect((await getMyReport(engine.ports, id)).asksAbout).toEqual(about);
  await send(id);
  await send(id, [{ answer: 'no' }]);
  expect((await getMyReport(engine.ports, id)).asksAbout).toBeUndefined();
  expect((await waiting()).flat()).toEqual([
    [0, 1, 0],
    [1, 0, 0],
  ]);
  const { feedback } = await exportMyData(engine.ports, { userId: id.userId, email: addressOf(id.userId) });
  const told = ['Parameter 1: Does this sound like you? Partly', 'How useful was this report? Very useful'];
  expect(feedback.map((one) => one.answers.map(({ question, answer }) => `${question} ${answer}`))).toEqual([told]);
  await erase(engine, outside, id.userId);
  expect(await engine.items(id.userId, 'FEEDBACK#')).toEqual([]);
  expect(await waiting()).toHaveLength(1);
});

// Notices counts that are shown before there are ten, or with what waits.
it('admins see the answers to a question from the tenth reader on', async () => {
  const { userId, attemptId } = await reader();
  const about = { quizId: 1, at: 0, endedAt: engine.clock() };
  for (let count = 0; count < 9; count++) await engine.ports.feedback.add(await reader(), { ...about, answers });
  expect((await listFeedback(engine.ports)).rows).toEqual([]);
  await send({ userId, attemptId }, [{ answer: 'no' }]);
  expect((await listFeedback(engine.ports)).rows).toEqual([
    { quizId: 1, quizName: 'TrueIn Assessment', parameter: undefined, counts: [9, 0, 1] },
  ]);
});

// Notices feedback on what a report does not ask, by a minor, or before the release.
it('feedback is refused for other questions, for a minor and before the report is released', async () => {
  const id = await reader();
  for (const parameter of ['Parameter 6', '__proto__'])
    await expect(send(id, [{ parameter, answer: 'no' }])).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(send(id, [...answers, ...answers])).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(send(await reader({ isMinor: true }))).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(send(await reader({ isReleased: false }))).rejects.toMatchObject({ code: 'report-not-ready' });
  expect(await waiting()).toEqual([]);
});
