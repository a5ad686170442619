import { codeOf } from '#web/lib/api-problem.ts';

/** The message for a failure, after the screen's own words. A person who is no admin any more gets only that message. */
export function problemWords(error: unknown, before = ''): string {
  if (isForbidden(error)) return 'Access denied. Admin privileges required.';
  const words = error instanceof Error ? error.message : 'Something went wrong. Please try again.';
  return `${before}${words}`;
}

export function isForbidden(error: unknown): boolean {
  return codeOf(error) === 'forbidden';
}

/** Whether someone else has changed what the person was changing. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'revision-conflict';
}
