import { vi } from 'vitest';
import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import { ApiProblem, NetworkFailure, type ProblemCode } from '#web/lib/api-problem.ts';
import type { OutboxListener } from '#web/lib/outbox/outbox-listener.ts';
import type { Answer, OutboxStorage } from '#web/lib/outbox/outbox-storage.ts';

export const attemptId = '1.1.01J0000000000000000000000A';
export const answer = (questionId: string, at = Number.parseInt(questionId, 36)): Answer => ({
  questionId,
  optionId: 'a',
  answeredAfterMs: at,
});
export const offline = () => new NetworkFailure(new TypeError('Failed to fetch'));
export const problem = (code: ProblemCode, status: number) => new ApiProblem({ code, status, message: code });

/** A server that saves answers like the real one. `faults` are thrown in turn: before saving, or with `after` when the answer is saved. */
export function fakeServer() {
  const saved = new Map<string, string>();
  const arrivals: string[] = [];
  const faults: { error: Error; after?: boolean }[] = [];
  let busy = 0;
  let maxAtOnce = 0;
  const send = async ({ questionId, optionId }: Answer): Promise<AnswerReceipt> => {
    arrivals.push(questionId);
    busy += 1;
    maxAtOnce = Math.max(maxAtOnce, busy);
    await new Promise((resolve) => setTimeout(resolve, 20));
    busy -= 1;
    const fault = faults.shift();
    if (fault && !fault.after) throw fault.error;
    const earlier = saved.get(questionId);
    if (earlier && earlier !== optionId) throw problem('already-answered', 409);
    saved.set(questionId, optionId);
    if (fault) throw fault.error;
    return { outcome: earlier ? 'replayed' : 'saved', now: 0 };
  };
  return { saved, arrivals, faults, send, maxAtOnce: () => maxAtOnce };
}

export function listening() {
  return { onSettled: vi.fn<OutboxListener['onSettled']>(), onRefused: vi.fn(), onClosed: vi.fn() };
}

export const waiting = (storage: OutboxStorage) =>
  storage.list(attemptId).then((answers) => answers.map(({ questionId }) => questionId));
