/** The labels around a document's content, the same on screens and in the PDF. */
export const documentLabels = {
  chosen: 'Your answer',
  nextStep: 'A next step',
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
  change: 'Change',
  contents: 'In this report',
  asTable: 'Show as table',
  /** Title if no character of the candidate's name can be printed. */
  noName: 'Your report',
} as const;
