import { codeOf } from '#web/lib/api-problem.ts';
import * as words from '#web/lib/words/bank/problems.ts';

/** The message for a failure, in the screen's own words. A person who is no admin any more gets only that message. */
export function problemWords(error: unknown, say = (why: string) => why): string {
  if (isForbidden(error)) return words.denied;
  return say(error instanceof Error ? error.message : words.unknown);
}

export function isForbidden(error: unknown): boolean {
  return codeOf(error) === 'forbidden';
}

/** Whether someone else has changed what the person was changing. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'revision-conflict';
}
