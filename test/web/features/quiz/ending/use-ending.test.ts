// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishAttempt } from '#web/features/quiz/ending/use-ending.ts';
import type { FlushOutcome } from '#web/lib/outbox/outbox-flush.ts';

const done: string[] = [];
const note = (what: string) => void done.push(what);

beforeEach(() => {
  done.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** `flushed`: what comes of the answers. `deliver`: what is done with the tab switches. */
function finish(
  flushed: FlushOutcome,
  deliver: () => Promise<void>,
  more: { isDue?: boolean; evenIfRefused?: boolean; cancelled?: AbortController } = {},
) {
  const { isDue = true, evenIfRefused = true, cancelled = new AbortController() } = more;
  return finishAttempt({
    async send() {
      note('end');
      return { attemptId: 'A', endReason: 'candidate', endedAt: 1 };
    },
    outbox: {
      savedState: () => 'saved',
      async flush() {
        note('answers');
        return flushed;
      },
    },
    switches: { deliver },
    evenIfRefused,
    isStillDue: () => isDue,
    signal: cancelled.signal,
  });
}

describe('finishAttempt', () => {
  it('sends answers, then tab switches, then the end', async () => {
    await finish('delivered', async () => note('tab switches'));
    expect(done).toEqual(['answers', 'tab switches', 'end']);
  });

  it('sends the end even if the tab switches fail', async () => {
    await finish('delivered', async () => Promise.reject(new Error('no')));
    expect(done).toEqual(['answers', 'end']);
  });

  it('waits about 5 s for tab switches without a reply, then sends the end', async () => {
    const ending = finish('delivered', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(done).toEqual(['answers']);
    await vi.advanceTimersByTimeAsync(2_000);
    await ending;
    expect(done).toEqual(['answers', 'end']);
  });

  it('sends no end that is not due any more when the answers are delivered', async () => {
    expect(await finish('delivered', async () => note('tab switches'), { isDue: false })).toBeUndefined();
    expect(done).toEqual(['answers']);
  });

  it('sends no end that is cancelled while answers or tab switches are sent', async () => {
    const cancelled = new AbortController();
    const tabSwitches = async () => (note('tab switches'), cancelled.abort());
    await expect(finish('delivered', tabSwitches, { cancelled })).rejects.toThrow('aborted');
    expect(done).toEqual(['answers', 'tab switches']);
    await expect(finish('delivered', tabSwitches, { cancelled })).rejects.toThrow('aborted');
    expect(done).toEqual(['answers', 'tab switches', 'answers']);
  });

  it('sends the end after a refused answer only if that can’t be given again', async () => {
    await finish('refused', async () => note('tab switches'), { evenIfRefused: false });
    expect(done).toEqual(['answers']);
    await finish('refused', async () => note('tab switches'));
    expect(done).toEqual(['answers', 'answers', 'tab switches', 'end']);
  });

  it.each(['unreachable', 'stuck'] as const)('sends no end while answers are %s', async (flushed) => {
    await expect(finish(flushed, async () => note('tab switches'))).rejects.toThrow();
    expect(done).toEqual(['answers']);
  });
});
