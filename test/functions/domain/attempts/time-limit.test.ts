import { expect, it } from 'vitest';
import { closesAtOf, isExpired, timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';

it.each([
  [60, undefined, 1800],
  [61, undefined, 1860],
  [1, undefined, 60],
  [60, 45, 45],
])('an attempt at %d questions with a limit of %s s may take %d s', (count, own, seconds) => {
  expect(timeLimitSeconds(own === undefined ? {} : { secondsPerAttempt: own }, count)).toBe(seconds);
});

it('an attempt is open until 15 minutes after its deadline, and expired a millisecond later', () => {
  const closesAt = closesAtOf(1_000_000);
  expect(closesAt).toBe(1_000_000 + 15 * 60 * 1000);
  expect([closesAt - 1, closesAt, closesAt + 1].map((now) => isExpired({ closesAt }, now))).toEqual([
    false,
    false,
    true,
  ]);
});
