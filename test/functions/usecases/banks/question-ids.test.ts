import { describe, expect, it } from 'vitest';
import { restoreVersion } from '#functions/usecases/banks/change-bank.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { another, makeEngine, newEventId, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { submit } from './submit.ts';

const transactions = ({ name }: { name: string }) => name === 'TransactWriteItems';
const day = 86_400_000;

async function restore({ ports }: Engine, baseVersion: number, version: number) {
  const seen = { quizId, changeId: newEventId(), revision: baseVersion, baseVersion, by: 'editor' };
  await restoreVersion(ports, { ...seen, version });
}

/** Ids by the first words of their texts, as a function reads them that knows nothing yet. */
async function idsOf(engine: Engine, version: number): Promise<[string, number][]> {
  const questions = await another(engine).ports.banks.getQuestions(quizId, version);
  return questions.map(({ text, id }) => [text.split(':')[0] ?? '', id]);
}

describe('the ids of questions', () => {
  it('survive a detour over another bank', async () => {
    const engine = await makeEngine({ questions: 4 });
    engine.clock.advance(day);
    await engine.publish(makeBank(3, 'Wrong'), 1);
    engine.clock.advance(day);
    await engine.publish(makeBank(4), 2);
    const [first, third] = [1, 3].map((version) => another(engine).ports.banks.getQuestions(quizId, version));
    expect(await third).toEqual(await first);
  });

  it('are found by texts that were added or edited by hand', async () => {
    const engine = await makeEngine({ questions: 2 });
    const [reworded, added] = [...makeBank(1, 'Reworded'), ...makeBank(1, 'Added')];
    if (!reworded || !added) throw new Error('too few');
    await submit(engine, 1, { edited: [{ id: 1, draft: reworded }], added: [added] });
    await engine.publish(makeBank(1, 'Wrong'), 2);
    await engine.publish([added, reworded], 3);
    expect(await idsOf(engine, 4)).toEqual([
      ['Added 1', 3],
      ['Reworded 1', 1],
    ]);
  });

  it('come back with a question that is deleted and added again', async () => {
    const engine = await makeEngine({ questions: 3 });
    await submit(engine, 1, { deleted: [2] });
    await submit(engine, 2, { added: [...makeBank(2).slice(1), ...makeBank(1, 'New')] });
    expect(await idsOf(engine, 3)).toEqual([
      ['Question 1', 1],
      ['Question 3', 3],
      ['Question 2', 2],
      ['New 1', 4],
    ]);
  });

  it('follow a restored version, even after a detour', async () => {
    const engine = await makeEngine({ questions: 1 });
    const [one, ...others] = [...makeBank(1), ...makeBank(2, 'Other')];
    if (!one || !others[0]) throw new Error('too few');
    // The text of question 1 goes to another question, and by the restoration back.
    await submit(engine, 1, { edited: [{ id: 1, draft: others[0] }], added: [one] });
    await restore(engine, 2, 1);
    await engine.publish(makeBank(1, 'Wrong'), 3);
    expect(await idsOf(engine, 4)).toEqual([['Wrong 1', 3]]);
    await engine.publish([one], 4);
    expect(await idsOf(engine, 5)).toEqual([['Question 1', 1]]);
  });

  it('ignore a publication that lost a race', async () => {
    const engine = await makeEngine({ questions: 1 });
    const held = await holdUp(engine, transactions, (slow) => slow.publish(makeBank(3, 'Mine'), 1));
    await engine.publish(makeBank(2, 'Yours'), 1);
    await expect(held.goOn()).rejects.toMatchObject({ code: 'revision-conflict' });
    await engine.publish([...makeBank(3, 'Mine'), ...makeBank(2, 'Yours'), ...makeBank(1)], 2);
    expect((await idsOf(engine, 3)).map(([, id]) => id)).toEqual([4, 5, 6, 2, 3, 1]);
  });
});
