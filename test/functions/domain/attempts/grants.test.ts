import { describe, expect, it } from 'vitest';
import { extraMinutes, requireRunning, withMoreForNext, withMoreTime } from '#functions/domain/attempts/grants.ts';
import { closesAtOf, lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { noGrantClosing, noGrantEnded } from '#functions/domain/words/attempts.ts';

const deadline = 1_000_000;
const closesAt = closesAtOf(deadline);
const minute = 60_000;

describe('a grant to an attempt', () => {
  it.each([deadline - 1, deadline, deadline + 1, deadline + lateWindowMs])(
    'is allowed for an open attempt at %d',
    (now) => {
      expect(() => requireRunning({ status: 'open', closesAt }, now)).not.toThrow();
    },
  );

  it.each([
    ['after the window for late answers', 'open', closesAt + 1, noGrantClosing],
    ['after the end', 'completed', deadline - 1, noGrantEnded],
  ] as const)('is refused %s', (_, status, now, message) => {
    const refusal: unknown = expect.objectContaining({ code: 'attempt-closed', message });
    expect(() => requireRunning({ status, closesAt }, now)).toThrow(refusal);
  });

  it('extends from the deadline, or from now when the deadline has passed', () => {
    const attempt = { createdAt: 400_000, deadline };
    const before = withMoreTime(attempt, 2, deadline);
    expect(before).toEqual({
      deadline: deadline + 2 * minute,
      closesAt: deadline + 2 * minute + lateWindowMs,
      limitMs: 600_000 + 2 * minute,
      wasOver: false,
    });
    const after = withMoreTime(attempt, 2, deadline + 5);
    expect(after).toMatchObject({ deadline: deadline + 5 + 2 * minute, limitMs: 600_005 + 2 * minute, wasOver: true });
  });
});

it('minutes granted twice for the next attempt add up', () => {
  expect(extraMinutes(withMoreForNext(withMoreForNext(0, 30), 15))).toBe(45);
});
