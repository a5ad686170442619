import { enterQuiz, saveAnswer, type AttemptView } from '#functions/contract/attempts.ts';
import { getSeat } from '#functions/contract/quiz.ts';
import { ApiProblem, call, NetworkFailure } from '#web/lib/api-client.ts';
import type { Answer, OutboxStorage } from '#web/lib/outbox-storage.ts';
import { withRetries } from '#web/lib/retry.ts';

export interface Entry {
  view: AttemptView;
  /** Answers of this attempt that wait on this device. */
  unsent: readonly Answer[];
  /** `performance.now()` when the view came. */
  ticks: number;
}

interface Request {
  quizId: number;
  /** Stays the same when this entry is tried again, so that it counts once. */
  eventId: string;
  storage: OutboxStorage;
}

/** Opens the attempt. What waits on this device is delivered first, because this very entry may close the attempt. */
export async function enter({ quizId, eventId, storage }: Request): Promise<Entry> {
  if (await hasUnsent(storage)) {
    const { openAttemptId } = await call(getSeat, { params: { quizId } });
    if (openAttemptId) await deliver(storage, openAttemptId);
  }
  const view = await call(enterQuiz, { params: { quizId }, body: { eventId } });
  const ticks = performance.now();
  const unsent = await storage.list(view.attemptId).catch(() => []);
  if (view.status !== 'completed') return { view, ticks, unsent };
  await Promise.allSettled(unsent.map(({ questionId }) => storage.remove(view.attemptId, questionId)));
  return { view, ticks, unsent: [] };
}

async function hasUnsent(storage: OutboxStorage): Promise<boolean> {
  const attemptIds = await storage.listAttempts().catch(() => []);
  return attemptIds.length > 0;
}

/** What the server refuses, or cannot take just now, stays: the quiz page sends it again and tells the person. */
async function deliver(storage: OutboxStorage, attemptId: string): Promise<void> {
  for (const answer of await storage.list(attemptId)) {
    try {
      await withRetries(() => call(saveAnswer, { params: { attemptId }, body: answer }));
    } catch (error) {
      if (error instanceof NetworkFailure) throw error;
      if (!(error instanceof ApiProblem && error.code === 'already-answered')) continue;
    }
    await storage.remove(attemptId, answer.questionId);
  }
}
