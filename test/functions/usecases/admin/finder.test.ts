import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { peopleIndex } from '#functions/adapters/dynamo/people/people-index.ts';
import { personSortKey } from '#functions/adapters/dynamo/people/profile-store.ts';
import { findBatches } from '#functions/usecases/coupons/batches/manage-batches.ts';
import { findPeople, getPerson } from '#functions/usecases/people/find-people.ts';
import { listAttempts } from '#functions/usecases/attempts/view-attempts.ts';
import { listCoupons } from '#functions/usecases/coupons/manage-coupons.ts';
import { listUsesByPerson } from '#functions/usecases/coupons/list-uses-by-person.ts';
import { listReports } from '#functions/usecases/reports/list-reports.ts';
import { queryOneByOne } from '#test/support/faults.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { listCodes, makeBatch } from '#test/support/make-batch.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { adminPorts, makePerson } from '#test/support/make-admin.ts';
import { another, makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
let ports: Parameters<typeof listAttempts>[0] & ReturnType<typeof adminPorts>;

beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
  ports = { ...adminPorts(engine), records: attemptRecords(engine.table) };
});

async function labelled(label: string, quiz = quizId): Promise<string> {
  engine.clock.advance(1000);
  return (await makeBatch(engine, { label, quizId: quiz, count: 2 })).batchId;
}

/** Someone who has ended an attempt by a code of a batch. */
async function endedAttempt(batchId: string, place: number): Promise<{ userId: string; attemptId: string }> {
  const userId = newPerson();
  const codes = await listCodes(engine, batchId);
  await engine.redeem(userId, codes[place]?.code);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  await engine.end(userId, view.attemptId);
  return { userId, attemptId: view.attemptId };
}

describe('findPeople', () => {
  const names = async (typed: string) => (await findPeople(ports, { typed })).people.map(({ name }) => name);

  it('finds parts of name and address in any order, case and script', async () => {
    await makePerson(engine, 'jperez@example.org', 'José Pérez');
    const ravi = await makePerson(engine, 'ravi.k@example.org', 'Ravi Kumar Verma');
    await makePerson(engine, 'firoz@example.org', 'फ़िरोज़ खान');
    expect(await names('VERM rav')).toEqual(['Ravi Kumar Verma']);
    expect(await names('perez JOSE')).toEqual(['José Pérez']);
    expect(await names('फिरोज')).toEqual(['फ़िरोज़ खान']);
    expect(await names('i.k@EXAMPLE kumar')).toEqual(['Ravi Kumar Verma']);
    expect([await names('kumar jose'), await names(' ')]).toEqual([[], []]);
    expect(await getPerson(ports, { userId: ravi })).toMatchObject({ name: 'Ravi Kumar Verma' });
  });

  it('finds an address with letters outside ASCII by their plain letters', async () => {
    await makePerson(engine, 'Jürgen@exämple.org', 'Nobody');
    expect([await names('jurgen@'), await names('EXAMPLE nobody')]).toEqual([['Nobody'], ['Nobody']]);
  });

  it('finds people by their new name, and no longer once erased', async () => {
    const userId = await makePerson(engine, 'mira@example.org', 'Mira Unmarried');
    await engine.ports.profiles.upsert({ userId, email: 'mira@example.org', name: 'Mira Married' });
    expect([await names('mira unmarried'), await names('mira marr')]).toEqual([[], ['Mira Married']]);
    await erase(engine, makeOutside(), userId);
    expect(await names('mira')).toEqual([]);
    await expect(getPerson(ports, { userId })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('does not find a name that only the index still has', async () => {
    const userId = await makePerson(engine, 'kavya@example.org', 'Kavya Newname');
    const behind = new UpdateCommand({
      TableName: engine.table.name,
      Key: keys.profile(userId),
      UpdateExpression: 'SET gsi1sk = :place',
      ExpressionAttributeValues: { ':place': personSortKey({ email: 'kavya@example.org', name: 'Kavya Oldname' }) },
    });
    await engine.table.db.send(behind);
    expect(await names('kavya oldname')).toEqual([]);
    expect(await names('kavya')).toEqual(['Kavya Newname']);
  });

  it('finds a person whose name is thousands of characters long', async () => {
    await makePerson(engine, 'long@example.org', `Longname ${'वि'.repeat(2000)}`);
    expect(await names('longname')).toHaveLength(1);
    expect(await ports.peopleIndex.findByEmail('long@example.org')).toHaveLength(1);
  });

  it('lists at most twenty people, and says that there are more', async () => {
    for (let number = 0; number < 21; number++) await makePerson(engine, `twin${number}@example.org`, 'Twin');
    const { people, isCutOff } = await findPeople(ports, { typed: 'twin' });
    expect([people.length, isCutOff]).toEqual([20, true]);
    const who = 'twin';
    const found = [listAttempts(ports, { who }), listReports(ports, { statuses: 'pending', who })];
    for (const list of [...found, listUsesByPerson(ports, { who })])
      expect(await list).toMatchObject({ arePeopleCutOff: true });
    expect((await findPeople(ports, { typed: 'twin7@' })).isCutOff).toBe(false);
    const slow = another(engine);
    queryOneByOne(slow.table);
    const { profiles, isCutOff: isMore } = await peopleIndex(slow.table).search('twin9@', 20);
    expect([profiles.length, isMore]).toEqual([1, false]);
  });
});

describe('findBatches', () => {
  it('finds batches of every quiz by parts of their label, newest first', async () => {
    await engine.publish(makeBank(3), undefined, 7);
    const spring = await labelled('Spring intake, Délhi');
    const other = await labelled('ｓｐｒｉｎｇ clerks', 7);
    const ids = async (typed: string) => (await findBatches(ports, { typed })).batches.map(({ batchId }) => batchId);
    expect(await ids('SPRING')).toEqual([other, spring]);
    expect(await ids('delhi spr')).toEqual([spring]);
    expect(await ids('autumn')).toEqual([]);
    expect((await ids('')).slice(0, 2)).toEqual([other, spring]);
    expect(await ids(spring)).toEqual([spring]);
    const { entries } = await listCoupons(ports, { quizId, typed: 'DELHI' });
    expect(entries).toMatchObject([{ kind: 'batch', batch: { batchId: spring } }]);
    expect((await listCoupons(ports, { quizId, typed: 'welc' })).entries).toMatchObject([
      { coupon: { code: 'WELCOME' } },
    ]);
    expect((await listCoupons(ports, { quizId, typed: 'nothing' })).entries).toEqual([]);
  });

  it('lists at most twenty batches, and says that there are more', async () => {
    for (let number = 0; number < 20; number++) await labelled('Winter');
    expect((await findBatches(ports, { typed: 'winter' })).isCutOff).toBe(false);
    await labelled('Winter');
    const { batches, isCutOff } = await findBatches(ports, { typed: 'winter' });
    expect([batches.length, isCutOff]).toEqual([20, true]);
  });
});

describe('a filtered list', () => {
  it('shows only the chosen people and batches, and nothing if none match', async () => {
    await engine.ports.quizzes.activate({ quizId, activeQuizId: 7, by: 'admin', at: engine.clock() });
    const north = await labelled('North clerks');
    const south = await labelled('South clerks');
    const one = await endedAttempt(north, 0);
    const two = await endedAttempt(south, 0);
    await engine.ports.profiles.upsert({ userId: one.userId, email: 'one@example.org', name: 'Nandini One' });
    const attempts = async (filter: object) =>
      (await listAttempts(ports, filter)).attempts.map(({ attemptId }) => attemptId);
    const reports = async (filter: object) =>
      (await listReports(ports, { statuses: 'pending', ...filter })).reports.map(({ attemptId }) => attemptId);
    for (const list of [attempts, reports]) {
      expect((await list({ label: 'CLERKS' })).sort()).toEqual([one.attemptId, two.attemptId].sort());
      expect(await list({ label: 'south' })).toEqual([two.attemptId]);
      expect(await list({ batch: north })).toEqual([one.attemptId]);
      expect(await list({ who: 'nandini' })).toEqual([one.attemptId]);
      expect(await list({ person: one.userId })).toEqual([one.attemptId]);
      expect(await list({ who: 'nandini', batch: south })).toEqual([]);
      expect(await list({ label: 'no such label' })).toEqual([]);
      expect(await list({ batch: 'zzzzzz' })).toEqual([]);
      expect(await list({ who: 'no such person' })).toEqual([]);
      expect(await list({ person: ulid() })).toEqual([]);
    }
  });
});
