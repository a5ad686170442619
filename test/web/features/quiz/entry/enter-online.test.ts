// @vitest-environment jsdom
import '#test/web/features/quiz/support/memory-device.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signIn } from '#test/web/features/quiz/support/quiz-screen.ts';
import type { AttemptSnapshot } from '#web/features/quiz/entry/attempt-snapshot.ts';
import { enterOnline } from '#web/features/quiz/entry/enter-online.ts';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';
import { makeSnapshot } from '#test/web/features/quiz/support/make-snapshot.ts';

vi.mock('#web/lib/outbox/outbox-switches.ts', async () => ({
  indexedDbSwitches: (await import('#test/web/lib/memory-switches.ts')).memorySwitches(),
}));

const attemptId = '1.1.01J0000000000000000000000A';
const answer = { questionId: '1a', optionId: '2', answeredAfterMs: 900 };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const problem = (status: number, code: string) => json(status, { code, message: code, requestId: 'r' });
const closed = { attemptId, status: 'completed', endReason: 'limit', questions: [], answered: [] };

/** A server that has the attempt open, where one more entry closes it, and that says this to an answer. */
function serveAnswersWith(reply: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address.replace(attemptId, 'X')}`);
    if (address.endsWith('/quiz')) return json(200, { quizId: 1, name: 'Quiz' });
    if (address.endsWith('/seat')) return json(200, { openAttemptId: attemptId, completedCount: 0 });
    return address.endsWith('/answers') ? reply() : json(200, closed);
  });
  return asked;
}

async function enterWithUnsent() {
  await indexedDbOutbox.add(attemptId, answer);
  return { entry: enterOnline({ userId: 'u', event: { eventId: 'abcdefgh', cause: 'open' } }, undefined) };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await indexedDbOutbox.remove(attemptId, answer.questionId);
});

describe('an entry with unsent answers on this device', () => {
  it('is sent after the answers', async () => {
    const asked = serveAnswersWith(() => json(200, { outcome: 'saved', now: 1 }));
    const { entry } = await enterWithUnsent();
    expect((await entry).view.status).toBe('completed');
    expect(asked.slice(-2)).toEqual(['POST /api/attempts/X/answers', 'POST /api/quizzes/1/entries']);
  });

  it.each([
    [500, 'unexpected'],
    [503, 'busy'],
  ])('is not sent when the server cannot take an answer now (%d)', async (status, code) => {
    const asked = serveAnswersWith(() => problem(status, code));
    const { entry } = await enterWithUnsent();
    await expect(entry).rejects.toMatchObject({ status });
    expect(asked).not.toContain('POST /api/quizzes/1/entries');
    expect(await indexedDbOutbox.list(attemptId)).toEqual([answer]);
  });

  it('is sent when the server will never take an answer', async () => {
    const asked = serveAnswersWith(() => problem(404, 'not-found'));
    const { entry } = await enterWithUnsent();
    await entry;
    expect(asked).toContain('POST /api/quizzes/1/entries');
  });
});

describe('an entry with a kept tab switch', () => {
  const kept = { eventId: 'switch01', userId: 'u', attemptId, entryId: 'entry001', since: 0 };
  const earlier = { eventId: 'entry002', cause: 'reload' as const };
  const snapshot = makeSnapshot({ attemptId, remaining: 3, entries: [earlier] });
  afterEach(async () => {
    for (const { eventId } of await indexedDbSwitches.list('u')) await indexedDbSwitches.forget(eventId);
  });

  /** A server that says this to a tab switch, and has the first attempt open. */
  function serve(reply: (attempt: string) => Response) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      const { eventId } = JSON.parse(String(body ?? '{}')) as { eventId?: string };
      asked.push([method, address.split('/').at(-1), eventId].filter(Boolean).join(' '));
      if (address.endsWith('/quiz')) return json(200, { quizId: 1, name: 'Quiz' });
      if (address.endsWith('/seat')) return json(200, { openAttemptId: attemptId, completedCount: 0 });
      if (address.endsWith('/end')) return json(200, { attemptId, endReason: 'limit', endedAt: 1 });
      if (address.endsWith('/tab-switches')) return reply(address);
      return json(200, { ...closed, status: 'open', attemptId });
    });
    const event = { eventId: 'abcdefgh', cause: 'open' as const };
    return { asked, enter: (known?: AttemptSnapshot) => enterOnline({ userId: 'u', event }, known) };
  }
  const sentOf = (asked: readonly string[]) =>
    asked.filter((line) => line.startsWith('POST')).map((line) => line.slice(5));

  it('is sent after each switch that came before', async () => {
    const { asked, enter } = serve(() => json(200, { status: 'open', resumeCount: 2, remaining: 2 }));
    await indexedDbSwitches.keep({ ...kept, eventId: 'switch02', entryId: 'entry002', since: 2 });
    await indexedDbSwitches.keep({ ...kept, since: 1 });
    await enter(snapshot);
    expect(sentOf(asked)).toEqual([
      'tab-switches switch01',
      'entries entry002',
      'tab-switches switch02',
      'entries abcdefgh',
    ]);
    expect(await indexedDbSwitches.list('u')).toEqual([]);
  });

  it.each([snapshot, undefined])('is not sent when the switch closed the attempt, stored or not: %#', async (known) => {
    const { asked, enter } = serve(() => json(200, { status: 'completed', resumeCount: 4, remaining: 0 }));
    await indexedDbSwitches.keep(kept);
    await indexedDbSnapshots.save(snapshot);
    expect((await enter(known)).view).toMatchObject({ attemptId, status: 'completed', endReason: 'limit' });
    expect(sentOf(asked)).toEqual(['tab-switches switch01', 'end']);
    expect(await indexedDbSnapshots.find('u')).toBeUndefined();
  });

  it('is sent after a switch of an attempt that had ended before, and without earlier entries of it', async () => {
    const { asked, enter } = serve(() => json(200, { status: 'completed', resumeCount: 1, remaining: 3 }));
    const ended = attemptId.replace(/A$/, 'B');
    await indexedDbSwitches.keep({ ...kept, attemptId: ended });
    expect((await enter({ ...snapshot, attemptId: ended })).view.status).toBe('open');
    expect(sentOf(asked)).toEqual(['tab-switches switch01', 'entries abcdefgh']);
    expect(await indexedDbSwitches.list('u')).toEqual([]);
  });

  it.each([0, 1])('is not sent for another person who has signed in meanwhile, nor are %i switches', async (count) => {
    const { asked, enter } = serve(() => json(200, { status: 'open' }));
    if (count > 0) await indexedDbSwitches.keep(kept);
    signIn('u2');
    onTestFinished(() => localStorage.clear());
    await expect(enter(snapshot)).rejects.toMatchObject({ code: 'signed-out' });
    expect(sentOf(asked)).toEqual([]);
  });

  it('is sent when the server will never take the switch', async () => {
    const { enter } = serve(() => problem(404, 'not-found'));
    await indexedDbSwitches.keep(kept);
    expect((await enter()).view.status).toBe('open');
    expect(await indexedDbSwitches.list('u')).toEqual([]);
  });

  it.each([
    [503, 'busy'],
    [401, 'signed-out'],
    [403, 'forbidden'],
  ])('is not sent when the server cannot take the switch now (%d)', async (status, code) => {
    const { asked, enter } = serve(() => problem(status, code));
    await indexedDbSwitches.keep(kept);
    await expect(enter()).rejects.toMatchObject({ status });
    expect(sentOf(asked).join()).not.toContain('entries');
    expect(await indexedDbSwitches.list('u')).toEqual([kept]);
  });
});
