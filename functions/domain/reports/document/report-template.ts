/** Each version of the words and rules that a report is made with, and what it changed for its reader. */
export const reportTemplates: readonly { template: number; change: string }[] = [
  { template: 1, change: 'Scores and phrases on five pages.' },
  {
    template: 2,
    change:
      'Since template 2 each score has an interval, the phrases are a selection with their situations, and quotients, a SWOT and next steps were added; the scores are calculated as before.',
  },
];

/** What reports were made with before what they say was kept. */
export const firstTemplate = 1;

/** The version that reports are made with now. */
export const reportTemplate = Math.max(...reportTemplates.map(({ template }) => template));
