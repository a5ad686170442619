import { paths } from '#web/lib/paths.ts';

/** Link to an attempt. */
export function attemptLink({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `${paths.adminAttempts}?attempt=${encodeURIComponent(`${userId}/${attemptId}`)}`;
}

/** Link to the list of attempts, narrowed. */
export function attemptsLink(filter: Partial<Record<'status' | 'batch' | 'person', string>>): string {
  return `${paths.adminAttempts}?${new URLSearchParams(filter).toString()}`;
}

/** Link to a batch of codes. */
export function batchLink(batchId: string): string {
  return `${paths.adminCoupons}?batch=${encodeURIComponent(batchId)}`;
}

/** Link to the questions of a quiz. */
export function quizLink(quizId: number): string {
  return `${paths.adminQuizzes}?quiz=${quizId}`;
}
