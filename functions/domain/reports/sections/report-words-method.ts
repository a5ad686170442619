import { reportTemplates } from '#functions/domain/reports/document/report-template.ts';

/* The words of the method page. */

export const methodWords = {
  title: 'Method and limits',
  scores: {
    title: 'How the scores are made',
    text: 'The options of a question have points. A score is 100 × (points of your answers − the least possible) ÷ (the most possible − the least possible), over the questions answered: the “percent of maximum possible” score of Cohen, Cohen, Aiken and West (1999). Questions with the same range of points have the same weight. Nothing but the options you chose goes into a score.',
  },
  intervals: {
    title: 'How sure they are',
    text: 'Intervals are Wilson intervals at 90%. They are narrower if your answers within a main parameter are alike, and wider if they vary; in simulations of ten ways of answering they held the true score in about nine cases of ten. An area is called clearly above or below halfway only if a score test against 50 finds it, corrected for the number of areas (Benjamini and Hochberg, at a false discovery rate of 0.10). Whether main parameters differ at all is tested by a one-way analysis of variance of the answers (p below 0.10); only then are pairs of them compared, by Newcombe’s interval with Holm’s correction. A score has changed between two sittings only where Newcombe’s 90% interval of the difference leaves out zero.',
  },
  quotients: {
    title: 'The quotients',
    text: 'A quotient is the percent of range of all the questions of its areas, made as every other score is. It is not measured against other people, so it is no IQ-type score: 100 is the most that its questions allow, not an average.',
  },
  limits: {
    title: 'What it cannot say',
    items: [
      'It describes what you chose on one day, by your own account. Nobody else was asked.',
      'It is no medical or psychological diagnosis, and no test of ability.',
      'It has no norms: it places nobody among other people.',
      'It does not foretell success, health or how a loan is repaid.',
      'Not for lending or hiring decisions without validation for that use.',
    ],
  },
  ofMinor:
    'This report is for a person under 18. Strengths and steps come right after the summary, and it gives no total.',
  quality: {
    title: 'Whether the answers can be trusted',
    text: 'From eight answers on we check for long runs of one place on the screen, for an uneven use of the places, for a pattern in the steps from one place to the next, for answers faster than the text can be read (a provisional rule) and for answers that nearly all have the most points. Nobody is rejected for any of it. If chance can’t explain the places, the report says so first, and names no strengths and compares nothing. Otherwise the summary has a sentence on the first of these that was found. It mentions the most points only where each main parameter has a score. One further check, not yet tried with real people, is seen by us alone.',
  },
  rights: {
    title: 'If something is wrong',
    text: 'If you think that a score or a sentence is mistaken, write to us through the Contact page of the site and quote the number of the attempt: a person will look at it. On your account page you can see and export your data, or erase the account with all of it, this report included.',
  },
  versions: 'What this report was made with',
  labels: {
    attempt: 'Attempt',
    bank: 'Question bank',
    template: 'Report template',
    quality: 'Checks of the answers',
    completed: 'Completed on',
    ended: 'Ended on',
  },
};

/** The note in a report that replaces one with older words and rules. */
export function rebuiltText(from: number, to: number): string {
  const changes = reportTemplates
    .filter(({ template }) => template > from && template <= to)
    .map(({ change }) => change);
  return `This report was made before with template ${from} and is made again with template ${to}. ${changes.join(' ')}`;
}

export const versionOf = (version: number): string => `version ${version}`;
