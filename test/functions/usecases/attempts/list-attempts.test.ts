import { beforeAll, describe, expect, it } from 'vitest';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { getAttempt, listAttempts } from '#functions/usecases/attempts/view-attempts.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { queryOneByOne } from '#test/support/faults.ts';
import { adminPorts, makePerson } from '#test/support/make-admin.ts';
import { another, makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
let ports: Parameters<typeof listAttempts>[0] & Parameters<typeof getAttempt>[0];
const minute = 60_000;

beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
  ports = adminPorts(engine);
  await engine.addCoupon({ code: 'OFBATCH', batchId: 'abc123', maxUses: 1000 });
});

async function attempt(end: 'open' | 'candidate' | 'time' | 'limit', code = 'WELCOME') {
  const userId = newPerson();
  await engine.redeem(userId, code);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  engine.clock.advance(1000);
  if (end === 'candidate') await engine.end(userId, view.attemptId);
  if (end === 'limit') for (let event = 0; event < 4; event++) await engine.switchTab(userId, view.attemptId);
  return { userId, attemptId: view.attemptId, view };
}

const grantNext = (userId: string) =>
  grantNextTime(engine.ports, { userId, quizId, minutes: 25, grantId: '0'.repeat(26), reason: 'r', by: 'admin' });

type Listed = Awaited<ReturnType<typeof listAttempts>>;
const all = async (filter: Parameters<typeof listAttempts>[1]) => {
  const pages: Listed[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page: Listed = await listAttempts(ports, { ...filter, cursor });
    pages.push(page);
    cursor = page.next;
    more = cursor !== undefined;
    if (pages.length > 50) throw new Error('It does not end.');
  }
  return pages.flatMap(({ attempts }) => attempts.map(({ attemptId }) => attemptId));
};

describe('listAttempts', () => {
  it('lists running attempts first, then by their end, over months and pages', async () => {
    const ended: string[] = [];
    for (let count = 0; count < 3; count++) ended.unshift((await attempt('candidate')).attemptId);
    engine.clock.advance(40 * 24 * 60 * minute);
    for (let count = 0; count < 70; count++) ended.unshift((await attempt('candidate')).attemptId);
    const open: string[] = [];
    for (let count = 0; count < 5; count++) {
      open.unshift((await attempt('open')).attemptId);
    }
    const listed = await all({});
    expect(listed.slice(0, 5)).toEqual(open);
    expect(listed.slice(5)).toEqual(ended);
    expect(await all({ status: 'open' })).toEqual(open);
    expect(await all({ status: 'completed' })).toEqual(ended);
    const slow = another(engine);
    queryOneByOne(slow.table);
    const found = await attemptRecords(slow.table).listEnded({ from: 0, until: engine.clock(), limit: 1000 });
    expect(found.map(({ ref }) => formatAttemptId(ref))).toEqual(ended);
    engine.clock.advance(120_000 + lateWindowMs + 1);
    await closeExpiredAttempts(engine.ports);
  });

  it('filters by batch, end reason and time of the start', async () => {
    const from = engine.clock();
    const ofBatch = await attempt('open', 'OFBATCH');
    const limit = await attempt('limit', 'OFBATCH');
    const until = engine.clock() - 1;
    const other = await attempt('limit');
    expect(await all({ batch: 'abc123' })).toEqual([ofBatch.attemptId, limit.attemptId]);
    expect((await all({ reason: 'limit' })).slice(0, 2)).toEqual([other.attemptId, limit.attemptId]);
    expect(await all({ reason: 'limit', batch: 'abc123' })).toEqual([limit.attemptId]);
    expect(await all({ from, until })).toEqual([ofBatch.attemptId, limit.attemptId]);
    expect(await all({ from: engine.clock() + 1 })).toEqual([]);
    await engine.end(ofBatch.userId, ofBatch.attemptId);
    expect(await all({ status: 'open' })).toEqual([]);
  });

  it('finds an attempt that ended long after it started', async () => {
    const from = engine.clock();
    const { userId, attemptId } = await attempt('open');
    const until = engine.clock();
    const grant = { minutes: 20_000, grantId: '2'.repeat(26), reason: 'Power cut.', by: newPerson(), now: until };
    await engine.ports.grants.grantTime({ userId, attempt: parseAttemptId(attemptId), ...grant });
    engine.clock.advance(13 * 24 * 60 * minute);
    await engine.end(userId, attemptId);
    expect(await all({ from, until })).toEqual([attemptId]);
  });

  it('finds people by words of name or address, with time granted for their next attempt', async () => {
    const running = await attempt('open');
    const { userId, attemptId } = await attempt('candidate');
    await grantNext(userId);
    const found = await listAttempts(ports, { who: `${userId.toUpperCase()}@ex` });
    expect(found.attempts).toMatchObject([
      {
        attemptId,
        email: `${userId}@example.com`,
        name: 'Asha',
        answeredCount: 1,
        questionCount: 4,
        report: { status: 'pending', canDownload: false },
      },
    ]);
    expect(found.people).toEqual([
      { userId, name: 'Asha', email: `${userId}@example.com`, granted: [{ quizId, extraMinutes: 25 }] },
    ]);
    await makePerson(engine, '1@pair.example');
    await grantNext(await makePerson(engine, '2@pair.example'));
    const pair = (await listAttempts(ports, { who: 'pair.example' })).people;
    expect(pair?.map(({ granted }) => granted)).toEqual([[], [{ quizId, extraMinutes: 25 }]]);
    for (const one of [userId, running.userId])
      await engine.ports.profiles.upsert({ userId: one, email: `${one}@example.com`, name: 'Gita' });
    const { attempts } = await listAttempts(ports, { who: 'gita' });
    expect(attempts.map((row) => row.attemptId)).toEqual([running.attemptId, attemptId]);
    expect((await listAttempts(ports, { who: userId, status: 'open' })).attempts).toEqual([]);
    expect(await listAttempts(ports, { who: 'nobody' })).toMatchObject({ attempts: [], people: [] });
  });

  it('counts the answers that arrived late', async () => {
    const { userId, view } = await attempt('open');
    const shown = async () => (await listAttempts(ports, { who: userId })).attempts[0]?.lateCount;
    expect(await shown()).toBe(0);
    engine.clock.advance(view.timeLimitSeconds * 1000 + minute);
    await engine.answer(userId, view, 1);
    await engine.answer(userId, view, 2);
    expect(await shown()).toBe(2);
    await engine.end(userId, view.attemptId);
    expect(await shown()).toBe(2);
  });
});

describe('getAttempt', () => {
  it('shows what happened and who granted what, in order', async () => {
    const admin = newPerson();
    await engine.ports.profiles.upsert({ userId: admin, email: 'ravi@example.com', name: 'Ravi' });
    const { userId, attemptId, view } = await attempt('open');
    await engine.switchTab(userId, attemptId, 'evt000001', { awaySeconds: 7 });
    engine.clock.advance(9_000);
    await engine.ports.grants.grantTime({
      userId,
      attempt: parseAttemptId(attemptId),
      minutes: 5,
      grantId: '1'.repeat(26),
      reason: 'Fire drill.',
      by: admin,
      now: engine.clock(),
    });
    engine.clock.advance(10_000);
    await engine.answer(userId, view, 1, 2, 20_000);
    engine.clock.advance(1_000);
    await engine.end(userId, attemptId);
    await grantNext(userId);
    const { records } = ports;
    const listExtra = async (id: string) => [{ quizId: 9, extraMs: minute }, ...(await records.listExtra(id))];
    const seen = { ...ports, records: { ...records, listExtra } };
    const { timeline, attempt: row, quality, nextExtraMinutes } = await getAttempt(seen, { userId, attemptId });
    expect(timeline.map(({ kind }) => kind)).toEqual([
      'started',
      'answer',
      'event',
      'grant',
      'answer',
      'ended',
      'ordered',
    ]);
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'grant', minutes: 5, reason: 'Fire drill.', by: 'Ravi' }),
    );
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'event', cause: 'tab-switch', awaySeconds: 7 }));
    expect(nextExtraMinutes).toBe(25);
    expect(row).toMatchObject({ status: 'completed', resumeCount: 1, remaining: 3, endReason: 'candidate' });
    expect(quality).toMatchObject({ tier: 'caution', reasons: [{ code: 'few-answers', values: { answers: 2 } }] });
  });

  it('has no response quality before it has ended', async () => {
    const { userId, attemptId } = await attempt('open');
    expect((await getAttempt(ports, { userId, attemptId })).quality).toBeUndefined();
  });

  it('finds nothing for another person, or under another version', async () => {
    const { userId, attemptId } = await attempt('candidate');
    await expect(getAttempt(ports, { userId: newPerson(), attemptId })).rejects.toMatchObject({ code: 'not-found' });
    const forged = attemptId.replace('1.1.', '1.2.');
    await expect(getAttempt(ports, { userId, attemptId: forged })).rejects.toMatchObject({ code: 'not-found' });
  });
});
