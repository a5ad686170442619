import { paths } from '#web/lib/paths.ts';

/** Where one attempt is shown. */
export function attemptLink({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `${paths.adminAttempts}?attempt=${encodeURIComponent(`${userId}/${attemptId}`)}`;
}

/** Where a batch of codes is shown. */
export function batchLink(batchId: string): string {
  return `${paths.adminCoupons}?batch=${encodeURIComponent(batchId)}`;
}

/** Where the questions of a quiz are shown. */
export function quizLink(quizId: number): string {
  return `${paths.adminQuizzes}?quiz=${quizId}`;
}
