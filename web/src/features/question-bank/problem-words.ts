import { codeOf } from '#web/lib/api-problem.ts';

/** The words for a failure, with the words before them that the screen has for it. One who is no admin any more is told just that. */
export function problemWords(error: unknown, before = ''): string {
  if (isForbidden(error)) return 'Access denied. Admin privileges required.';
  const words = error instanceof Error ? error.message : 'Something went wrong. Please try again.';
  return `${before}${words}`;
}

export function isForbidden(error: unknown): boolean {
  return codeOf(error) === 'forbidden';
}
