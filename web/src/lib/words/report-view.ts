/** Around a report (/reports/…, /sample-report, /admin/reports/…) */

export const samplePageTitle = 'Sample psychometric report: EQ, MQ, LQ and SWOT | TrueIn';
export const sampleDescription =
  'See what a TrueIn report looks like: scores with their margin of error, a SWOT and next steps, for a fictional person.';
export const download = 'Download PDF';
export const downloadFailed = (why: string) => `We couldn’t download the PDF. ${why}`;
export const tickHint = 'Tick a step when you have done it. Your account remembers it.';
export const ticksSaved = 'Saved in your account.';
export const scoresIn = (parameter: string) => `Scores in ${parameter}`;
