import { BatchWriteCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { intercept, writesTo } from '#test/support/faults.ts';
import { makeOutside, erase } from '#test/support/make-account.ts';
import {
  another,
  makeEngine,
  newPerson,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const pass = () => engine.clock.advance(120_000 + lateWindowMs + 1);

/** The same items for so many other people. @returns their ids. */
async function copyPerson(userId: string, count: number): Promise<string[]> {
  const items = await engine.items(userId, '');
  const people = Array.from({ length: count }, newPerson);
  const requests = people.flatMap((other) =>
    items.map((item) => ({ PutRequest: { Item: { ...item, pk: `USER#${other}` } } })),
  );
  for (let from = 0; from < requests.length; from += 25) {
    const RequestItems = { [engine.table.name]: requests.slice(from, from + 25) };
    await engine.table.db.send(new BatchWriteCommand({ RequestItems }));
  }
  return people;
}

const remove = (...Keys: { pk: string; sk: string }[]) =>
  Promise.all(Keys.map((Key) => engine.table.db.send(new DeleteCommand({ TableName: engine.table.name, Key }))));

describe('closeExpiredAttempts', () => {
  it('closes all due attempts in one run, over several pages', async () => {
    const { userId } = await startedAttempt(engine);
    const people = await copyPerson(userId, 240);
    pass();
    expect(await closeExpiredAttempts(engine.ports)).toEqual({
      ended: 241,
      withoutSeat: [],
      failures: [],
      isDrained: true,
    });
    for (const other of [people[0], people[239]])
      expect(await engine.items(other ?? '', 'RESULT#')).toMatchObject([{ status: 'pending' }]);
    expect(await closeExpiredAttempts(another(engine).ports)).toMatchObject({ ended: 0, isDrained: true });
  });

  it('begins no further attempt when its time is up, and the next run continues', async () => {
    const { userId } = await startedAttempt(engine);
    await copyPerson(userId, 120);
    pass();
    const until = engine.clock() + 1_000;
    const slow = another(engine);
    intercept(slow.table, writesTo('RESULT#'), (send) => {
      engine.clock.advance(20);
      return send();
    });
    const first = await closeExpiredAttempts(slow.ports, until);
    expect(first).toMatchObject({ isDrained: false, failures: [] });
    expect(first.ended).toBeGreaterThan(0);
    expect(first.ended).toBeLessThan(100);
    const second = await closeExpiredAttempts(engine.ports);
    expect(first.ended + second.ended).toBe(121);
    expect(second.isDrained).toBe(true);
  });
});

describe('an attempt whose seat is gone', () => {
  it('is ended with a report and named in the summary once', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    await remove(keys.seat(userId, quizId), keys.openAttempt(userId));
    pass();
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({
      ended: 1,
      withoutSeat: [attemptId],
      failures: [],
    });
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'completed', endReason: 'time' });
    expect(await engine.items(userId, 'RESULT#')).toHaveLength(1);
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 0 });
    await engine.redeem(userId);
    expect(await engine.enter(userId)).toMatchObject({ status: 'pending' });
  });

  it('can be ended by its person, who can then begin another', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    await remove(keys.seat(userId, quizId));
    expect(await engine.end(userId, attemptId)).toMatchObject({ endReason: 'candidate' });
    await engine.redeem(userId);
    await expect(engine.answer(userId, await engine.enter(userId), 0)).resolves.toMatchObject({ outcome: 'saved' });
  });

  it('gets no report and expires at once if the account was erased', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const attempt = (await engine.items(userId, 'ATTEMPT#'))[0];
    await erase(engine, makeOutside(), userId);
    await engine.table.db.send(
      new BatchWriteCommand({ RequestItems: { [engine.table.name]: [{ PutRequest: { Item: attempt } }] } }),
    );
    pass();
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 1, withoutSeat: [attemptId] });
    expect(await engine.items(userId, 'RESULT#')).toEqual([]);
    const [left] = await engine.items(userId, 'ATTEMPT#');
    expect(left).toMatchObject({ status: 'completed' });
    expect(Number(left?.['ttl']) * 1000).toBeLessThanOrEqual(engine.clock());
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 0 });
  });

  it('is not mistaken for one whose seat a stale read missed', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const early = another(engine);
    let isFirst = true;
    intercept(
      early.table,
      ({ name }) => name === 'BatchGetItem' && isFirst,
      async (send) => {
        isFirst = false;
        const reply = (await send()) as { output: { Responses: Record<string, { sk: string }[]> } };
        const found = reply.output.Responses[early.table.name] ?? [];
        reply.output.Responses[early.table.name] = found.filter(({ sk }) => !/^(SEAT|OPEN)/.test(sk));
        return reply;
      },
    );
    await early.end(userId, attemptId);
    expect(await engine.ports.seats.findCurrent(userId, quizId)).toEqual({
      completedCount: 1,
      early: [expect.any(String)],
    });
  });
});
