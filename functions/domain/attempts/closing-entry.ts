/*
 * An entry that uses the last resume (`wouldClose`) closes the attempt. It does so only for a person who was told and agreed
 * (`mayClose`); else it is refused as `would-close` and leaves everything as it is. The clock runs on.
 */

/** What the report would be made of if the attempt ended now. */
export interface Closing {
  answered: number;
  questionCount: number;
  /** Epoch ms. */
  deadline: number;
  now: number;
}

/** What the person is told before they choose. */
export function closingWords({ answered, questionCount, deadline, now }: Closing): string {
  const outcome = `ends this assessment and sends your report with ${answered} of ${questionCount} answers.`;
  return now < deadline ? `Entering now ${outcome}` : `The time is over. Entering now ${outcome}`;
}
