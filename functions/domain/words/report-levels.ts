/** What a report says of a scale at the level of its score (/reports/…, “Main parameters”) */

export const between = 'Your score lies between two descriptions. Parts of both may fit you.';
export const wide = 'The range around this score is wide, so this description may fit you only in part.';
export const partly = 'This description may fit you only in part.';

/** Names of the levels, where there is more than one, and of what is said at each. */
export const levelLabels = {
  ...{ lower: 'Towards the lower end', middle: 'Around the middle', higher: 'Towards the upper end' },
  ...{ upside: 'Upside', cost: 'Cost', othersNotice: 'How others may notice', exercise: 'An exercise to try' },
} as const;
