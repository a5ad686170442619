import * as words from '#functions/domain/words/attempts.ts';

/*
 * An entry that uses the last resume (`wouldClose`) closes the attempt, but only if the person has confirmed it (`mayClose`). Otherwise
 * it is refused as `would-close` and changes nothing; the clock keeps running.
 */

/** The basis of the report if the attempt ended now. */
export interface Closing {
  answered: number;
  questionCount: number;
  deadline: number;
  now: number;
}

/** The warning before the person confirms. */
export function closingWords({ answered, questionCount, deadline, now }: Closing): string {
  return words.closing(answered, questionCount, now >= deadline);
}
