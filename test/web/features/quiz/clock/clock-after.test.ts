import { describe, expect, it } from 'vitest';
import { clockAfter } from '#web/features/quiz/clock/clock-after.ts';
import { openState } from '#web/features/quiz/attempt-state.ts';

const opened = openState({
  userId: 'u',
  event: { eventId: 'entry001', cause: 'open' },
  quiz: { quizId: 1, name: 'Quiz' },
  view: { attemptId: 'a', status: 'pending', questions: [], answered: [], timeLimitSeconds: 60, now: 0, remaining: 4 },
  unsent: [],
  ticks: 0,
  unheard: [],
});

describe('the clock after the first answer', () => {
  it('has the deadline of the receipt', () => {
    const receipt = { outcome: 'saved', deadline: 161_000, now: 101_000 } as const;
    expect(clockAfter(opened, receipt, 5.5)).toEqual({ deadline: 161_000, limitMs: 60_000, offset: 100_994.5 });
  });

  it('counts from the choice, in whole milliseconds, if a replayed receipt has no deadline', () => {
    const starting = { questionId: '1', optionId: '1', sinceTicks: 2_000.25 };
    const { deadline } = clockAfter({ ...opened, starting }, { outcome: 'replayed', now: 101_000 }, 6_000.5);
    expect(deadline).toBe(156_999);
  });
});
