const held = (reason: string, ...cells: string[]) => Object.fromEntries(cells.map((cell) => [`Held, ${cell}`, reason]));

/** Why a figure misses its target, by its name. `docs/bench.md` prints the reason below the table. */
export const missedTargets: Readonly<Record<string, string>> = {
  'Write units, 1,000 questions':
    'An attempt is one item, and DynamoDB charges each write for the whole item, which grows to 7 kB here. Two items would cost everybody a second write; the largest bank on sale has 60 questions.',
  'candidate-api, size':
    'The target is from the first release, and operations were added since. What a person notices is the import at a cold start, which takes a third of its target.',
  ...held(
    'Three right-or-wrong answers have four outcomes. At random a quarter of people have three alike, and an interval that leaves out 50; near the ends of the scale every interval holds the truth. Only more questions in an area help.',
    ...['random answering', 'high stakes', 'faking good', 'low', 'middle answering'].map(
      (name) => `${name}, two options`,
    ),
  ),
  ...held(
    'Answers that are nearly all in one place vary less than the smallest spread that an interval allows. So these intervals are too wide, not too narrow.',
    ...['five options', 'three options', 'ten options', 'mixed options and ranges', 'skewed points'].map(
      (key) => `middle answering, ${key}`,
    ),
    ...['faking good, three options', 'faking good, ten options', 'low, skewed points'],
  ),
};
