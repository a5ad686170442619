import type { AttemptSnapshot } from '#web/features/quiz/entry/attempt-snapshot.ts';

/** The stored attempt of the person `u`, without a first answer. */
export function makeSnapshot(changed: Partial<AttemptSnapshot> & Pick<AttemptSnapshot, 'attemptId'>): AttemptSnapshot {
  return {
    userId: 'u',
    quiz: { quizId: 1, name: 'Quiz' },
    questions: [],
    questionCount: 0,
    answered: [],
    timeLimitSeconds: 60,
    anchor: { serverNow: 0, machineNow: 0 },
    remaining: 4,
    entries: [],
    ...changed,
  };
}
