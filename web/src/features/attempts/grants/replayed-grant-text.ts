/** An answer was lost, and the minutes were changed before the next press: what was given is what was asked for first. */
export function replayedGrantText(given: number, asked: number): string {
  return given === asked
    ? ''
    : ` Your earlier request for ${given} minutes had already been granted: the ${asked} were not added to it.`;
}
