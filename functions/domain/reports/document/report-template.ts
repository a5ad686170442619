/** Each version of the words and rules of reports, with its change for the reader. No report of the first two was ever sent. */
export const reportTemplates: readonly { template: number; change: string }[] = [
  {
    template: 3,
    change:
      'Since template 3 the report begins with what stands out, describes each pillar and area, and ends in a plan; margins of error follow from your own answers, and only what a test finds is called clear.',
  },
];

/** The current version. */
export const reportTemplate = Math.max(...reportTemplates.map(({ template }) => template));
