/** The notice for a replayed grant: an earlier answer was lost, and the minutes were changed before the retry, so the first request counted. */
export function replayedGrantText(given: number, asked: number): string {
  return given === asked
    ? ''
    : ` Your earlier request for ${given} minutes had already been granted: the ${asked} were not added to it.`;
}
