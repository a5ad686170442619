import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactStore } from '#functions/adapters/dynamo/people/contact-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { exportMyData as operation } from '#functions/contract/account.ts';
import { exportMyData } from '#functions/usecases/people/export-my-data.ts';
import { giveConsent } from '#functions/usecases/people/give-consent.ts';
import { failFirst } from '#test/support/faults.ts';
import { addressOf, deliver, endedAttempt, erase, makeOutside } from '#test/support/make-account.ts';
import {
  adult,
  another,
  makeEngine,
  newPerson,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const callerOf = (userId: string) => ({ userId, email: 'asha@example.com', name: 'Asha' });

async function partition(pk: string) {
  const { Items = [] } = await engine.table.db.send(
    new QueryCommand({
      TableName: engine.table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );
  return Items;
}

const words = {
  name: 'Asha',
  designation: 'Lead',
  organization: 'Sahyadri',
  contactNo: '1',
  message: 'Hello',
  email: '',
};

/** Messages by the contact form, one from each address. */
async function write(addresses: readonly string[]): Promise<void> {
  const contacts = contactStore(engine.table);
  for (const email of addresses) {
    await contacts.add({ ...words, email, messageId: ulid(engine.clock()), at: engine.clock() });
    engine.clock.advance(1);
  }
}

/** Nothing is left of the person but the tombstone, which outlives every token. */
async function expectErased(userId: string): Promise<void> {
  const erasedAt = expect.any(Number) as number;
  const [tombstone, ...more] = await engine.items(userId, '');
  expect(more).toEqual([]);
  expect(tombstone).toEqual({ pk: `USER#${userId}`, sk: 'PROFILE', erasedAt, ttl: expect.any(Number) as number });
  expect(Number(tombstone?.['ttl']) - Number(tombstone?.['erasedAt']) / 1000).toBe(24 * 60 * 60);
}

describe('eraseMe', () => {
  it('removes items, files and the directory entry, and says what is kept', async () => {
    const outside = makeOutside();
    const { userId, attemptId } = await endedAttempt(engine);
    const other = await endedAttempt(engine);
    await deliver(engine, outside, { userId, attemptId });
    await deliver(engine, outside, other);
    await engine.redeem(userId);
    await engine.answer(userId, await engine.enter(userId), 0);
    outside.people.add(`Google_${userId}`).add(`Google_${other.userId}`);
    const before = await engine.items(other.userId, '');
    expect(outside.files.size).toBe(2);

    const { erasedAt, kept } = await erase(engine, outside, userId);
    expect(erasedAt).toBe(engine.clock());
    expect(kept.join(' ')).toMatch(/tax law.*coupon.*note.*[Bb]ackups/);
    await expectErased(userId);
    expect([...outside.files.keys()]).toEqual([`reports/${other.userId}/${other.attemptId}.pdf`]);
    expect([...outside.people]).toEqual([`Google_${other.userId}`]);
    expect(await engine.items(other.userId, '')).toEqual(before);
  });

  it('keeps the sale and the erasure in the audit, without identifying anyone', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    await erase(engine, makeOutside(), userId);
    await erase(engine, makeOutside(), userId);
    const [sale, ...more] = await partition('SALE#2026-01');
    expect(more).toEqual([]);
    expect(sale).toMatchObject({
      quizId: 1,
      coupon: 'WELCOME',
      price: 1999,
      discountPercentage: 50,
      paid: 999.5,
      day: '2026-01-05',
      // Eight financial years more, counted from the day and not from the moment.
      ttl: Date.parse('2026-01-05') / 1000 + 9 * 366 * 86_400,
    });
    const audit = (await partition('AUDIT#2026-01')).filter(({ what }) => what === 'account-erased');
    expect(audit).toMatchObject([{ by: expect.stringMatching(/^[0-9a-f]{64}$/) as string, at: engine.clock() }]);
    const ulid = attemptId.split('.')[2] ?? '';
    for (const entry of [sale, ...audit]) expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${userId}|${ulid}|@`));
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(1);
  });

  it('gives a reserved use back to its coupon once, and keeps the count of a used one', async () => {
    await engine.addCoupon({ code: 'ONE-PLACE', maxUses: 1 });
    const uses = async (code: string) => (await engine.ports.coupons.find(code))?.uses;
    for (let rounds = 0; rounds < 3; rounds++) {
      const userId = newPerson();
      await engine.redeem(userId, 'ONE-PLACE');
      if (rounds === 1) await engine.enter(userId);
      expect(await uses('ONE-PLACE')).toBe(1);
      await erase(engine, makeOutside(), userId);
      await erase(engine, makeOutside(), userId);
      expect(await uses('ONE-PLACE')).toBe(0);
    }
    const other = await startedAttempt(engine);
    const released = newPerson();
    await engine.redeem(released);
    await engine.redeem(released, 'ONE-PLACE');
    await erase(engine, makeOutside(), other.userId);
    await erase(engine, makeOutside(), released);
    expect([await uses('WELCOME'), await uses('ONE-PLACE')]).toEqual([1, 0]);
  });

  it('resumes after a failure of the files or the directory, and keeps the first date', async () => {
    const outside = makeOutside();
    const { userId, attemptId } = await endedAttempt(engine);
    await deliver(engine, outside, { userId, attemptId });
    outside.people.add(`Google_${userId}`);
    const away = { remove: () => Promise.reject(new Error('away')) };
    const noFiles = { removeAll: () => Promise.reject(new Error('away')) };
    await expect(erase(engine, { ...outside, personFiles: noFiles }, userId)).rejects.toThrow();
    expect(await engine.items(userId, 'RESULT#')).toHaveLength(1);
    const endless = { removeAll: async () => 1 };
    const refused = { code: 'busy' };
    await expect(erase(engine, { ...outside, personFiles: endless }, userId)).rejects.toMatchObject(refused);
    expect([...outside.people]).toEqual([`Google_${userId}`]);
    const first = engine.clock();
    engine.clock.advance(60_000);
    await expect(erase(engine, { ...outside, directory: away }, userId)).rejects.toThrow('away');
    expect(await erase(engine, outside, userId)).toMatchObject({ erasedAt: first });
    expect([...outside.files.keys(), ...outside.people]).toEqual([]);
  });

  it('removes a file that a worker writes during the erasure', async () => {
    const outside = makeOutside();
    const { userId, attemptId } = await endedAttempt(engine);
    const late = `reports/${userId}/${attemptId}.pdf`;
    let isWritten = false;
    const removeAll = async (prefix: string) => {
      const removed = await outside.personFiles.removeAll(prefix);
      if (!isWritten) outside.files.set(late, new Uint8Array([1]));
      isWritten = true;
      return removed;
    };
    await erase(engine, { ...outside, personFiles: { removeAll } }, userId);
    expect([...outside.files.keys()]).toEqual([]);
  });

  it('removes all other items if one cannot be removed', async () => {
    const { userId } = await endedAttempt(engine);
    const cut = another(engine);
    failFirst(
      cut.table,
      ({ name, input }) => name === 'DeleteItem' && JSON.stringify(input).includes('ATTEMPT#'),
      () => new Error('Not this one.'),
      99,
    );
    await expect(erase(cut, makeOutside(), userId)).rejects.toThrow('Not this one.');
    expect((await engine.items(userId, '')).map(({ sk }) => String(sk).split('#')[0])).toEqual(['ATTEMPT', 'PROFILE']);
  });

  it('removes files whose result is gone already, and no one else’s', async () => {
    const outside = makeOutside();
    const { userId, attemptId } = await endedAttempt(engine);
    await deliver(engine, outside, { userId, attemptId });
    const { pk, sk } = keys.result(userId, attemptId);
    await engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key: { pk, sk } }));
    const neighbour = `reports/${userId}0/1.1.a.pdf`;
    outside.files.set(neighbour, new Uint8Array([1]));
    await erase(engine, outside, userId);
    expect([...outside.files.keys()]).toEqual([neighbour]);
  });

  it('removes the person’s contact messages in any case of the address, and no one else’s', async () => {
    const outside = makeOutside();
    const userId = newPerson();
    const own = addressOf(userId);
    await write([own, own.toUpperCase(), `x${own}`, `${own}.in`, own.replace('@', '+a@')]);
    engine.clock.advance(400 * 24 * 60 * 60_000);
    await write([` ${own}`, 'somebody@example.com']);
    const { messages } = operation.reply.parse(await exportMyData(engine.ports, { userId, email: own.toUpperCase() }));
    expect(messages.map(({ email }) => email)).toEqual([own, own.toUpperCase(), ` ${own}`]);
    expect(messages[0]).toEqual({ ...words, email: own, at: Date.UTC(2026, 0, 5, 9) });
    await erase(engine, outside, userId);
    expect(await engine.ports.messages.listFrom(own, engine.clock())).toEqual([]);
    const left = [...(await partition('CONTACT#2026-01')), ...(await partition('CONTACT#2027-02'))];
    expect(left.map(({ email }) => String(email)).sort()).toEqual(
      [`x${own}`, `${own}.in`, own.replace('@', '+a@'), 'somebody@example.com'].sort(),
    );
  });

  it('removes a contact message of the month before that the index does not list yet', async () => {
    const userId = newPerson();
    // Half an hour before a month of India ends.
    engine.clock.advance(Date.UTC(2026, 0, 31, 18) - engine.clock());
    await write([addressOf(userId), 'somebody@example.com']);
    for (const { pk, sk } of await partition('CONTACT#2026-01'))
      await engine.table.db.send(
        new UpdateCommand({
          TableName: engine.table.name,
          Key: { pk: pk as string, sk: sk as string },
          UpdateExpression: 'REMOVE gsi1pk, gsi1sk',
        }),
      );
    // Its id may be an hour older than the message.
    engine.clock.advance(65 * 60_000);
    await erase(engine, makeOutside(), userId);
    expect((await partition('CONTACT#2026-01')).map(({ email }) => email as string)).toEqual(['somebody@example.com']);
  });

  it('refuses every later command of an old token', async () => {
    const { userId, view } = await startedAttempt(engine);
    await erase(engine, makeOutside(), userId);
    const signedOut = expect.objectContaining({ code: 'signed-out' }) as Error;
    await expect(engine.ports.profiles.upsert(callerOf(userId))).rejects.toThrow(signedOut);
    await expect(engine.enter(userId)).rejects.toThrow(signedOut);
    await expect(engine.redeem(userId)).rejects.toThrow(signedOut);
    await expect(giveConsent(engine.ports, { userId, ...adult })).rejects.toThrow(signedOut);
    await expect(engine.answer(userId, view, 1)).rejects.toMatchObject({ code: 'not-found' });
    await expect(engine.end(userId, view.attemptId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(engine.switchTab(userId, view.attemptId)).rejects.toMatchObject({ code: 'not-found' });
    await expectErased(userId);
    expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(1);
    expect(await engine.ports.profiles.find(userId)).toBeUndefined();
  });
});

describe('eraseMe during another command', () => {
  type Race = [string, (userId: string) => Promise<(on: Engine) => Promise<unknown>>, RegExp];
  const races: Race[] = [
    [
      'an answer',
      async (userId) => {
        const view = await enterAndAnswer(userId);
        return (on) => on.answer(userId, view, 1);
      },
      /^UpdateItem/,
    ],
    [
      'a first answer',
      async (userId) => {
        await engine.redeem(userId);
        const view = await engine.enter(userId);
        return (on) => on.answer(userId, view, 0);
      },
      /^TransactWrite/,
    ],
    [
      'the end',
      async (userId) => {
        const view = await enterAndAnswer(userId);
        return (on) => on.end(userId, view.attemptId);
      },
      /^TransactWrite/,
    ],
    ['a redemption', async (userId) => (on) => on.redeem(userId), /^TransactWrite/],
    ['an entry', async (userId) => (await engine.redeem(userId), (on) => on.enter(userId)), /^UpdateItem/],
    [
      'a tab switch',
      async (userId) => {
        const view = await enterAndAnswer(userId);
        return (on) => on.switchTab(userId, view.attemptId);
      },
      /^UpdateItem/,
    ],
  ];

  async function enterAndAnswer(userId: string) {
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    await engine.answer(userId, view, 0);
    return view;
  }

  it.each(races)('leaves nothing behind when %s commits after the erasure', async (_, prepare, write) => {
    const userId = newPerson();
    const run = await prepare(userId);
    const running = await holdUp(engine, ({ name }) => write.test(name), run);
    await erase(engine, makeOutside(), userId);
    await expect(running.goOn()).rejects.toMatchObject({
      code: expect.stringMatching(/signed-out|not-found/) as string,
    });
    await expectErased(userId);
  });

  it('leaves nothing behind when expired attempts are closed meanwhile', async () => {
    const { userId } = await startedAttempt(engine);
    const other = await startedAttempt(engine);
    engine.clock.advance(24 * 60 * 60_000);
    const closing = await holdUp(
      engine,
      ({ name }) => name === 'TransactWriteItems',
      (slow) => closeExpiredAttempts(slow.ports),
    );
    await erase(engine, makeOutside(), userId);
    await closing.goOn();
    await expectErased(userId);
    expect(await engine.find(other.userId, other.attemptId)).toMatchObject({ status: 'completed' });
  });
});
