import type { Answer, OutboxStorage } from '#web/lib/outbox/outbox-storage.ts';

/** An outbox storage in memory instead of IndexedDB. */
export function memoryOutbox(): OutboxStorage {
  const rows = new Map<string, { attemptId: string; answer: Answer }>();
  const all = () => [...rows.values()];
  return {
    add: async (attemptId, answer) => void rows.set(`${attemptId}/${answer.questionId}`, { attemptId, answer }),
    remove: async (attemptId, questionId) => void rows.delete(`${attemptId}/${questionId}`),
    list: async (attemptId) =>
      all()
        .filter((row) => row.attemptId === attemptId)
        .map(({ answer }) => answer)
        .toSorted((a, b) => a.answeredAfterMs - b.answeredAfterMs),
    listAttempts: async () => [...new Set(all().map(({ attemptId }) => attemptId))],
  };
}
