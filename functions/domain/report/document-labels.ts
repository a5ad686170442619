/** The words around a document's own, the same on every screen and page. */
export const documentLabels = {
  chosen: 'Your answer',
  nextStep: 'A next step',
  notEnough: 'not enough answers',
  ofHundred: 'of 100',
  members: 'Made of',
  dateLine: 'By',
  before: 'Before',
  now: 'Now',
  changed: 'changed',
  unchanged: 'no reliable change',
  answers: 'Answers',
  scale: 'Scale',
  figure: 'Score',
  interval: '90% interval',
  /** Where nothing of a candidate's name can be printed. */
  noName: 'Your report',
} as const;
