import { paths } from '#web/lib/paths.ts';

/** Where one attempt is shown. */
export function attemptAddress({ userId, attemptId }: { userId: string; attemptId: string }): string {
  return `${paths.adminAttempts}?attempt=${encodeURIComponent(`${userId}/${attemptId}`)}`;
}
