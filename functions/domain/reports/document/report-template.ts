/** Each version of the words and rules of reports, with its change for the reader. */
export const reportTemplates: readonly { template: number; change: string }[] = [
  { template: 1, change: 'Scores and phrases on five pages.' },
  {
    template: 2,
    change:
      'Since template 2 each score has an interval, the phrases are a selection with their situations, and quotients, a SWOT and next steps were added; the scores are calculated as before.',
  },
];

/** The version of reports from before their content was stored. */
export const firstTemplate = 1;

/** The current version. */
export const reportTemplate = Math.max(...reportTemplates.map(({ template }) => template));
