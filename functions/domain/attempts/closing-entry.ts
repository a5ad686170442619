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
  const outcome = `ends this assessment and sends your report with ${answered} of ${questionCount} answers.`;
  return now < deadline ? `Entering now ${outcome}` : `The time is over. Entering now ${outcome}`;
}
