import { expect, it } from 'vitest';
import { earlierSitting } from '#functions/domain/reports/comparison/compare-sittings.ts';

const sitting = (ulid: string, endedAt?: number, quizId = 1) => ({
  ref: { quizId, version: 1, ulid },
  ...(endedAt !== undefined && { endedAt }),
});

it('earlierSitting picks the newest sitting that ended before', () => {
  const now = sitting('NOW', 100);
  const all = [sitting('A', 10), sitting('B', 60), sitting('C', 40), now, sitting('LATER', 200)];
  expect(earlierSitting(all, now)?.ref.ulid).toBe('B');
});

it('earlierSitting ignores other quizzes, running sittings and the sitting itself', () => {
  const now = sitting('NOW', 100);
  expect(earlierSitting([sitting('A', 10, 2), sitting('B'), now], now)).toBeUndefined();
  expect(earlierSitting([], now)).toBeUndefined();
});
