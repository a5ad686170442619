import { beforeAll, expect, it } from 'vitest';
import { exportMyData as operation } from '#functions/contract/account.ts';
import { planSteps } from '#functions/domain/reports/document/report-document.ts';
import { exportMyData } from '#functions/usecases/people/export-my-data.ts';
import { getMyReport, markSteps } from '#functions/usecases/reports/get-my-report.ts';
import { addressOf, deliver, erase, makeOutside, readAttempt } from '#test/support/make-account.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, quizId, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 1 });
  const bank = makeBank(30).map((question, number) => ({
    ...question,
    options: question.options.map((option) => ({
      ...option,
      remarks: `${option.remarks} Try step ${number} this week.`,
    })),
  }));
  await engine.publish(bank, (await engine.ports.quizzes.find(quizId))?.revision);
});

it('ticked steps are stored with the report and exported with the personal data', async () => {
  const id = await readAttempt(engine);
  await deliver(engine, makeOutside(), id);
  const { document, doneSteps } = await getMyReport(engine.ports, id);
  const [first = '', second = ''] = planSteps(document);
  expect(doneSteps).toEqual([]);
  const asked = { ...id, doneSteps: [second, 'A text of my own', first, first] };
  expect(await markSteps(engine.ports, asked)).toEqual({ doneSteps: [first, second] });
  const own = { userId: id.userId, email: addressOf(id.userId) };
  const data = operation.reply.parse(await exportMyData(engine.ports, own));
  expect(data.attempts[0]?.report?.doneSteps).toEqual([first, second]);
});

it('ticks are refused before the release, for other people’s reports and after an erasure', async () => {
  const [id, other] = [await readAttempt(engine), await readAttempt(engine)];
  await expect(markSteps(engine.ports, { ...id, doneSteps: [] })).rejects.toMatchObject({ code: 'report-not-ready' });
  const strange = { ...id, userId: other.userId, doneSteps: [] };
  await expect(markSteps(engine.ports, strange)).rejects.toMatchObject({ code: 'not-found' });
  const outside = makeOutside();
  await deliver(engine, outside, id);
  await erase(engine, outside, id.userId);
  // As if the erasure came between look and write.
  expect(await engine.ports.deliveries.markSteps(id, ['A step'])).toBe(false);
  expect(await engine.items(id.userId, 'RESULT#')).toEqual([]);
});
