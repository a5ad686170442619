import { paths } from '#web/lib/paths.ts';

/** Link to an attempt. */
export function attemptLink({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `${paths.adminAttempts}?attempt=${encodeURIComponent(`${userId}/${attemptId}`)}`;
}

/** Link to the list of attempts, narrowed. */
export function attemptsLink(filter: Partial<Record<'status' | 'batch' | 'person' | 'who', string>>): string {
  return `${paths.adminAttempts}?${new URLSearchParams(filter).toString()}`;
}

/** Link to everything about a person. */
export function personLink(userId: string): string {
  return `${paths.adminPeople}/${encodeURIComponent(userId)}`;
}

/** Link to the coupons and batches with these words, and the coupon with exactly this code. */
export function couponsLink(typed: string): string {
  return `${paths.adminCoupons}?find=${encodeURIComponent(typed)}`;
}

/** Link to a batch of codes. */
export function batchLink(batchId: string): string {
  return `${paths.adminCoupons}?batch=${encodeURIComponent(batchId)}`;
}

/** Link to the questions of a quiz. */
export function quizLink(quizId: number): string {
  return `${paths.adminQuizzes}?quiz=${quizId}`;
}
