import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announcementBetween,
  clockAfter,
  elapsedMs,
  isUncertain,
  minutesAndSeconds,
  remainingMs,
  startClock,
  syncClock,
  ticksNow,
} from '#web/features/quiz/clock/attempt-clock.ts';
import { openState } from '#web/features/quiz/attempt-state.ts';

const awake = Date.UTC(2026, 10, 28, 9);
/** So many ticks, with the time of day so far ahead of them. */
const atTicks = (ticks: number, aheadMs = 0) => {
  vi.setSystemTime(awake + ticks + aheadMs);
  vi.spyOn(performance, 'now').mockReturnValue(ticks);
};
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const started = startClock({ deadline: 1_000_000, limitMs: 60_000, now: 940_000 }, 500);

describe('the attempt clock', () => {
  it("counts down from the server's time by ticks alone", () => {
    expect(remainingMs(started, 500)).toBe(60_000);
    expect(remainingMs(started, 10_500)).toBe(50_000);
    expect(remainingMs(started, 999_999)).toBe(0);
  });

  it('knows how long the attempt has run, also after a reload', () => {
    expect(elapsedMs(started, 10_500)).toBe(10_000);
    const resumed = startClock({ deadline: 1_000_000, limitMs: 60_000, now: 970_000 }, 20);
    expect(elapsedMs(resumed, 20)).toBe(30_000);
    expect(elapsedMs(startClock({ deadline: 1_000_000, limitMs: 60_000, now: 939_000 }, 0), 0)).toBe(0);
  });

  it('catches up after a sleep in which the ticks stopped', () => {
    const woken = syncClock(started, 980_000, 1_500);
    expect(remainingMs(woken, 1_500)).toBe(20_000);
  });

  it.each([
    ['adds the ticks that a sleep missed', 39_000, 40_500, true],
    ['keeps to the ticks when the time of day is set back', -3_600_000, 1_500, true],
    ['ignores a small correction of the time of day', 1_900, 1_500, false],
  ])('%s', (_, ahead, ticks, isDoubtful) => {
    const clock = { ...started };
    atTicks(500);
    expect([ticksNow(clock), isUncertain(clock)]).toEqual([500, false]);
    atTicks(1_500, ahead);
    expect([ticksNow(clock), isUncertain(clock)]).toEqual([ticks, isDoubtful]);
    // The server has replied.
    expect(isUncertain(syncClock(clock, 941_000, 1_500))).toBe(false);
  });

  it("isn't set back by a slow reply", () => {
    expect(syncClock(started, 941_000, 9_500)).toEqual(started);
  });
});

describe('minutesAndSeconds', () => {
  it.each([
    [0, '00:00'],
    [249, '04:09'],
    [6000, '100:00'],
  ])('shows %i s as %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text));
});

describe('announcementBetween', () => {
  it.each([
    [601, 600, '10 minutes left'],
    [301, 300, '5 minutes left'],
    [61, 60, '1 minute left'],
    [31, 30, '30 seconds left'],
    [600, 599, undefined],
    // Before the clock is known there is nothing to compare with.
    [NaN, 1800, undefined],
    // More was granted.
    [30, 630, 'You have 10 more minutes'],
    [0, 60, 'You have 1 more minute'],
    [30, 31, undefined],
    [1800, 1799, undefined],
    // After a sleep of the laptop several are passed at once: the last one counts.
    [700, 25, '30 seconds left'],
  ])('announces from %i s to %i s: %s', (before, after, words) =>
    expect(announcementBetween(before, after)).toBe(words),
  );
});

const opened = openState({
  userId: 'u',
  event: { eventId: 'entry001', cause: 'open' },
  quiz: { quizId: 1, name: 'Quiz' },
  view: {
    attemptId: 'a',
    status: 'pending',
    questions: [],
    questionCount: 0,
    answered: [],
    timeLimitSeconds: 60,
    now: 0,
    remaining: 4,
  },
  unsent: [],
  ticks: 0,
  unheard: [],
  ownEntries: [],
});

describe('the clock after the first answer', () => {
  it('has the deadline of the receipt', () => {
    const receipt = { outcome: 'saved', deadline: 191_000, now: 101_000 } as const;
    expect(clockAfter(opened, receipt, 5.5)).toEqual({ deadline: 191_000, limitMs: 90_000, offset: 100_994.5 });
    // Before the entry is heard, the clock is an estimate.
    expect(clockAfter({ ...opened, clock: started, isHeard: false }, receipt, 5.5)).toBe(started);
  });

  it('counts from the choice, in whole milliseconds, if a replayed receipt has no deadline', () => {
    const starting = { questionId: '1', optionId: '1', sinceTicks: 2_000.25 };
    const { deadline } = clockAfter({ ...opened, starting }, { outcome: 'replayed', now: 101_000 }, 6_000.5);
    expect(deadline).toBe(156_999);
  });
});
