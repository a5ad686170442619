/** What a report says of a scale at the level of its score (/reports/…, “Main parameters”) */

export const wide = 'The margin of error is wide, so only part of this may fit you.';
export const partly = 'Only part of this may fit you.';

/** Names of what is said. */
export const levelLabels = {
  ...{ upside: 'Upside', cost: 'Cost', othersNotice: 'Others', also: 'Perhaps also' },
  ...{ meaning: 'What the questions were about', exercise: 'An exercise to try' },
} as const;
