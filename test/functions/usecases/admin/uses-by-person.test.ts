import { beforeAll, describe, expect, it } from 'vitest';
import { listUsesByPerson } from '#functions/usecases/coupons/list-uses-by-person.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { listCodes, makeBatch } from '#test/support/make-batch.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { adminPorts, makePerson } from '#test/support/make-admin.ts';
import { makeEngine, quizId, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
let ports: ReturnType<typeof adminPorts>;

beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
  ports = adminPorts(engine);
});

async function makeCodes(label: string, count: number) {
  const { batchId } = await makeBatch(engine, { label, count });
  return { batchId, codes: (await listCodes(engine, batchId)).map(({ code }) => code) };
}

/** Redeems the code and takes the assessment by it; an entry says again who somebody is. */
async function takeBy(userId: string, code: string): Promise<string> {
  engine.clock.advance(1000);
  await engine.redeem(userId, code);
  const profile = await engine.ports.profiles.find(userId);
  const view = await engine.enter(userId);
  if (profile) await engine.ports.profiles.upsert(profile);
  await engine.answer(userId, view, 0);
  return view.attemptId;
}

const find = (typed: string) => listUsesByPerson(ports, { who: typed });

describe('listUsesByPerson', () => {
  it('finds uses by parts of name or address, with batch, state and moments', async () => {
    const { batchId, codes } = await makeCodes('Riverside School', 2);
    const priya = await makePerson(engine, 'Priya.Sharma@example.org', 'Priya Śharma');
    const ended = await takeBy(priya, codes[0] ?? '');
    const redeemedAt = engine.clock();
    engine.clock.advance(60_000);
    await engine.end(priya, ended);
    engine.clock.advance(1000);
    await engine.redeem(priya, codes[1]);
    for (const typed of ['priya', 'SHARMA pri', 'iya.sharma@EXAMPLE']) {
      const { uses, people } = await find(typed);
      expect(people).toMatchObject([{ userId: priya, name: 'Priya Śharma' }]);
      expect(uses).toMatchObject([
        { code: codes[1], state: 'redeemed', batch: { batchId, label: 'Riverside School' } },
        {
          code: codes[0],
          state: 'finished',
          attemptId: ended,
          quizName: 'TrueIn Assessment',
          redeemedAt,
          startedAt: redeemedAt,
          finishedAt: redeemedAt + 60_000,
          report: 'pending',
          email: 'Priya.Sharma@example.org',
          batch: { batchId },
        },
      ]);
    }
    expect(await listUsesByPerson(ports, { person: priya })).toMatchObject({ uses: [{}, {}] });
  });

  it('lists the uses of everyone who matches, and which were released', async () => {
    await engine.addCoupon({ code: 'OPEN-DAY', label: 'Open day' });
    const one = await makePerson(engine, 'one@twins.example', 'Nandini');
    const two = await makePerson(engine, 'two@twins.example', 'Nandita');
    await makePerson(engine, 'three@twins.example', 'Nandan');
    engine.clock.advance(1000);
    await engine.redeem(one, 'OPEN-DAY');
    engine.clock.advance(1000);
    await engine.redeem(one);
    engine.clock.advance(1000);
    await engine.redeem(two, 'OPEN-DAY');
    const { uses, people } = await find('twins.example');
    expect(people.map(({ name }) => name)).toEqual(['Nandini', 'Nandan', 'Nandita']);
    expect(uses.map(({ name, code, state, label }) => [name, code, state, label])).toEqual([
      ['Nandita', 'OPEN-DAY', 'redeemed', 'Open day'],
      ['Nandini', 'WELCOME', 'redeemed', undefined],
      ['Nandini', 'OPEN-DAY', 'released', 'Open day'],
    ]);
  });

  it('lists each attempt of a code that was redeemed twice', async () => {
    const person = await makePerson(engine, 'again@example.org', 'Again Kumar');
    const first = await takeBy(person, 'WELCOME');
    const startedAt = engine.clock();
    await engine.end(person, first);
    await engine.redeem(person, 'WELCOME');
    expect((await engine.items(person, 'REDEMPTION#'))[0]).not.toHaveProperty('consumedAt');
    expect((await find('again kumar')).uses.map(({ attemptId, state }) => [attemptId, state])).toEqual([
      [undefined, 'redeemed'],
      [first, 'finished'],
    ]);
    const second = await takeBy(person, 'WELCOME');
    const { uses } = await find('again kumar');
    expect(uses.map(({ attemptId, state }) => [attemptId, state])).toEqual([
      [second, 'running'],
      [first, 'finished'],
    ]);
    expect(uses[1]).toMatchObject({ startedAt });
    expect(uses[1]).not.toHaveProperty('redeemedAt');
  });

  it('lists uses in every quiz', async () => {
    await engine.publish(makeBank(3), undefined, 9);
    await engine.addCoupon({ code: 'NINTH', quizId: 9 });
    const person = await makePerson(engine, 'ninth@example.org', 'Ninth Person');
    await engine.ports.quizzes.activate({ quizId: 9, activeQuizId: quizId, by: 'admin', at: engine.clock() });
    await engine.ports.coupons.redeem({ userId: person, quizId: 9, code: 'NINTH', now: engine.clock() });
    await engine.ports.quizzes.activate({ quizId, activeQuizId: 9, by: 'admin', at: engine.clock() });
    expect((await find('ninth')).uses).toMatchObject([{ code: 'NINTH', quizId: 9, state: 'redeemed' }]);
  });

  it('lists nothing for unknown, unnamed or erased people', async () => {
    const nobody = { people: [], uses: [], arePeopleCutOff: false };
    expect(await find('no such person')).toEqual(nobody);
    expect(await listUsesByPerson(ports, {})).toEqual(nobody);
    const gone = await makePerson(engine, 'gone@example.org', 'Gone Soon');
    await engine.redeem(gone);
    expect((await find('gone soon')).uses).toHaveLength(1);
    await erase(engine, makeOutside(), gone);
    expect(await find('gone soon')).toEqual(nobody);
    expect(await listUsesByPerson(ports, { person: gone })).toEqual(nobody);
  });
});
