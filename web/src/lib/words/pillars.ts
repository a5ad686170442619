/** The five pillars of the model (all pages) */

/** In the order of the shape's five sides. */
export const pillarNames = [
  'Ambition and Vision',
  'Belief, Ethics and Values',
  'Intelligence/the Wisdom',
  'Psychological Wellbeing',
  'Health, Discipline, and Leisure',
] as const;
