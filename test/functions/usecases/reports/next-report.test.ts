import { describe, expect, it } from 'vitest';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { getNextReport } from '#functions/usecases/reports/get-my-report.ts';
import { inShownOrder } from '#functions/domain/attempts/shown-order.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { engineOn, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { bankOfThree } from '#test/support/sheets/make-map.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

const telling = bankOfThree().map((one): DraftQuestion => ({
  ...one,
  options: one.options.map((option) => ({ ...option, scw: 'Bold' })),
}));

async function engineOf(questions: DraftQuestion[]): Promise<Engine> {
  const engine = engineOn(await makeTable());
  await engine.publish(questions);
  await engine.addCoupon({ code: 'WELCOME' });
  return engine;
}

const numberOf = ({ text = '' }: { text?: string } = {}) => Number(/\d+/.exec(text)?.[0]);

/**
 * Answers so many questions of a first attempt in the order of the bank, because what is left decides what a retake gives. An attempt begins
 * with the first question that it shows, so its seed is chosen.
 */
async function begin(engine: Engine, userId: string, count: number) {
  const paper = await engine.ports.banks.getPaper(quizId, 1);
  const seeds = Array.from({ length: 1_000 }, (_, index) => `seed ${index}`);
  const seed = seeds.find((each) => numberOf(inShownOrder(paper, each)[0]) === 1) ?? expect.fail('No seed fits.');
  engine.ports.newSeed = () => seed;
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  const places = view.questions.map((question, place) => ({ place, number: numberOf(question) }));
  for (const { place } of places.toSorted((a, b) => a.number - b.number).slice(1, count))
    await engine.answer(userId, view, place);
  return view;
}

async function take(engine: Engine, userId: string, count: number): Promise<void> {
  const { attemptId } = await begin(engine, userId, count);
  await engine.end(userId, attemptId);
}

const partsFor = async (engine: Engine, userId: string) =>
  (await getNextReport(engine.ports, { userId, quizId })).reportParts;

describe('getNextReport', () => {
  it('promises a new person what the whole bank gives', async () => {
    expect(await partsFor(await engineOf(telling), newPerson())).toEqual(['scores', 'swot']);
  });

  it.each([
    [6, ['scores', 'swot']],
    [9, ['scores']],
    [11, []],
    // None is new: all of them again.
    [12, ['scores', 'swot']],
  ])('promises what the questions of a retake after %d answers give: %j', async (answered, parts) => {
    const engine = await engineOf(telling);
    const userId = newPerson();
    await take(engine, userId, answered);
    const told = await partsFor(engine, userId);
    if (answered === 9) expect(told).not.toContain('swot');
    else expect(told).toEqual(parts);
    // Entered and not begun, it keeps what it presents.
    await engine.redeem(userId);
    await engine.enter(userId);
    expect(await partsFor(engine, userId)).toEqual(told);
  });

  it('counts the scores that a retake of one parameter lacks, of those that the whole bank gives', async () => {
    const [engine, userId] = [await engineOf(telling), newPerson()];
    expect(await getNextReport(engine.ports, { userId, quizId })).toMatchObject({ scoreCount: 7, lackingScores: 0 });
    await take(engine, userId, 10);
    expect(await getNextReport(engine.ports, { userId, quizId })).toMatchObject({ scoreCount: 7, lackingScores: 6 });
  });

  it('promises what the version and quiz of an unfinished attempt give', async () => {
    const engine = await engineOf(telling);
    const userId = newPerson();
    await begin(engine, userId, 1);
    await engine.publish(makeBank(2), 1);
    expect(await partsFor(engine, newPerson())).toEqual([]);
    expect(await partsFor(engine, userId)).toEqual(['scores', 'swot']);
    await engine.publish(makeBank(2), undefined, 2);
    expect((await getNextReport(engine.ports, { userId, quizId: 2 })).reportParts).toEqual(['scores', 'swot']);
    await expect(partsFor(engine, userId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('promises only what the given answers give once the time is over, until the attempt takes no more', async () => {
    const engine = await engineOf(telling);
    const userId = newPerson();
    const view = await begin(engine, userId, 2);
    expect(await partsFor(engine, userId)).toEqual(['scores', 'swot']);
    engine.clock.advance(view.timeLimitSeconds * 1000 + 10_000);
    expect(await partsFor(engine, userId)).not.toContain('swot');
    engine.clock.advance(lateWindowMs);
    expect(await partsFor(engine, userId)).toEqual(['scores', 'swot']);
  });
});
