// @vitest-environment jsdom
import '#test/web/features/quiz/support/memory-device.ts';
import { makeSnapshot } from '#test/web/features/quiz/support/make-snapshot.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptOutbox } from '#web/features/quiz/delivery/attempt-outbox.ts';
import type { AttemptSnapshot } from '#web/features/quiz/entry/attempt-snapshot.ts';
import { enter } from '#web/features/quiz/entry/enter.ts';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';
import { NetworkFailure } from '#web/lib/api-problem.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';

vi.mock('#web/lib/outbox/outbox-switches.ts', async () => ({
  indexedDbSwitches: (await import('#test/web/lib/memory-switches.ts')).memorySwitches(),
}));

const userId = 'u';
const attemptId = '1.1.01J0000000000000000000000A';
const first = { questionId: '1a', optionId: '2', answeredAfterMs: 0 };
const second = { questionId: '1b', optionId: '4', answeredAfterMs: 900 };
const pending = makeSnapshot({ userId, attemptId });
const started: AttemptSnapshot = { ...pending, answered: [{ questionId: '1a', optionId: '2' }], deadline: 60_000 };
const receipt = { outcome: 'saved', deadline: 61_000, remaining: 3, now: 1_000 };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const answeredBefore = () => json(409, { code: 'already-answered', message: 'No', requestId: 'r' });

/** A network that takes answers, and loses every entry. */
function serveAnswersWith(reply: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/quiz')) return json(200, { quizId: 1, name: 'Quiz' });
    if (address.endsWith('/seat')) return json(200, { openAttemptId: attemptId, completedCount: 0 });
    if (address.endsWith('/answers')) return reply();
    throw new TypeError('Failed to fetch');
  });
}

const enterAgain = () => {
  const event = { eventId: 'abcdefgh', cause: 'reload' as const };
  return enter({ userId, event });
};

afterEach(async () => {
  vi.unstubAllGlobals();
  await indexedDbSnapshots.remove(userId);
  for (const { questionId } of await indexedDbOutbox.list(attemptId))
    await indexedDbOutbox.remove(attemptId, questionId);
});

describe('an entry that fails after a waiting answer was delivered', () => {
  it('resumes the stored attempt with that answer and its clock', async () => {
    serveAnswersWith(() => json(200, receipt));
    await indexedDbSnapshots.save(pending);
    await indexedDbOutbox.add(attemptId, first);
    const { view, unsent } = await enterAgain();
    expect(unsent).toEqual([]);
    expect(view).toMatchObject({ status: 'open', deadline: 61_000, remaining: 3, timeLimitSeconds: 60 });
    expect(view.answered).toEqual([{ questionId: '1a', optionId: '2' }]);
  });

  it('has the time that was granted meanwhile', async () => {
    serveAnswersWith(() => json(200, { ...receipt, deadline: 180_000 }));
    await indexedDbSnapshots.save(started);
    await indexedDbOutbox.add(attemptId, second);
    const { view } = await enterAgain();
    expect(view).toMatchObject({ deadline: 180_000, timeLimitSeconds: 180 });
    expect(view.answered.map(({ questionId }) => questionId)).toEqual(['1a', '1b']);
  });

  it('shows no question of an attempt that began elsewhere', async () => {
    serveAnswersWith(answeredBefore);
    await indexedDbSnapshots.save(pending);
    await indexedDbOutbox.add(attemptId, first);
    await expect(enterAgain()).rejects.toBeInstanceOf(NetworkFailure);
    expect(await indexedDbSnapshots.find(userId)).toBeUndefined();
  });

  it('keeps the stored attempt when only a later question was answered elsewhere, without switches of another', async () => {
    serveAnswersWith(answeredBefore);
    await indexedDbSnapshots.save(started);
    await indexedDbOutbox.add(attemptId, second);
    await indexedDbSwitches.keep({ eventId: 'switch01', userId, attemptId: '1.1.B', entryId: 'entry001', since: 0 });
    expect(await enterAgain()).toMatchObject({ view: { status: 'open' }, unheard: [{ cause: 'reload' }] });
    await indexedDbSwitches.forget('switch01');
  });
});

describe('a page that was left while its answer was on the way', () => {
  async function leaveBefore(reply: Response) {
    let arrive: ((reply: Response) => void) | undefined;
    serveAnswersWith(() => new Promise((resolve) => (arrive = resolve)));
    await indexedDbSnapshots.save(pending);
    await indexedDbOutbox.add(attemptId, first);
    const { quiz, questions, questionCount, answered, timeLimitSeconds, remaining } = pending;
    const outbox = attemptOutbox({
      userId,
      event: { eventId: 'entry001', cause: 'open' },
      quiz,
      view: {
        attemptId,
        status: 'pending',
        questions,
        questionCount,
        answered: [...answered],
        timeLimitSeconds,
        now: 0,
        remaining,
      },
      unsent: [first],
      ticks: 0,
      unheard: [],
      ownEntries: [],
    });
    const onSettled = vi.fn();
    const [onRefused, onClosed, onHeard, onOutdated] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const stop = outbox.start({ onSettled, onRefused, onClosed, onHeard, onOutdated });
    await vi.waitFor(() => expect(arrive).toBeDefined(), { timeout: 60_000 });
    stop();
    arrive?.(reply);
    await vi.waitFor(async () => expect(await indexedDbOutbox.list(attemptId)).toEqual([]), { timeout: 60_000 });
    expect(onSettled).not.toHaveBeenCalled();
  }

  it('stores that answer and its clock', async () => {
    await leaveBefore(json(200, receipt));
    expect(await indexedDbSnapshots.find(userId)).toMatchObject({ deadline: 61_000, answered: started.answered });
  });

  it('removes the stored attempt if the attempt began elsewhere', async () => {
    await leaveBefore(answeredBefore());
    expect(await indexedDbSnapshots.find(userId)).toBeUndefined();
  });
});
