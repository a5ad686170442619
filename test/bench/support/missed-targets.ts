/** Why a figure misses its target, by its name. `docs/bench.md` prints the reason below the table. */
export const missedTargets: Readonly<Record<string, string>> = {
  'Write units, 1,000 questions':
    'An attempt is one item, and DynamoDB charges each write for the whole item, which grows to 7 kB here. Two items would cost everybody a second write; the largest bank on sale has 60 questions.',
  'candidate-api, size':
    'The target is from the first release, and operations were added since. What a person notices is the import at a cold start, which takes a third of its target.',
};
