/** The report: how it is made, and its technical facts (/reports/…, PDF) */

import { reportTemplates } from '#functions/domain/reports/document/report-template.ts';

export const title = 'How this report is made';

export const scores = {
  title: 'The scores',
  text: 'Each option of a question has points. Your score is your share of the points available in the questions you answered: 0 means the option with the fewest points every time, 100 the one with the most. Only the options you chose count. There is no comparison group yet, so no score is above or below average.',
};
export const margins = {
  title: 'The margin of error',
  text: 'A scale has only a few questions, and others of the same kind would have given a somewhat different score. With many more questions, your score would fall within the bar about nine times out of ten. Fewer or more varied answers make the bar longer. The bar doesn’t cover how you might answer on another day.',
};
export const claims = {
  title: 'What we call clear',
  text: 'We call an area clear only if chance alone would rarely put its score so far from 50. This allows for the number of areas. Whether your pillars differ at all is checked first. If they don’t, this report ranks and compares no pillars. Areas are compared with 50, not with each other. The more of your areas are far from 50, the less distance each one needs, so the same score may be clear in one report and not in another.',
};
export const quotients = {
  title: 'EQ, MQ and LQ',
  text: 'A quotient is the score of all the questions of its areas, made like every other score. It is not measured against other people: 100 is the most that its questions allow, not an average.',
};
export const quality = {
  title: 'Whether the answers can be trusted',
  text: 'Once you have given eight answers, we check whether you kept clicking the same place on the screen, used some places far more than others or followed a pattern, answered faster than the text can be read (a provisional rule), or nearly always chose the strongest option. Nobody is rejected for this. If chance can’t explain where you clicked, the report begins with that, names no strengths and compares nothing. We also look at how much your answers within an area vary. That check has not been tried with real people yet, and changes nothing in a report.',
};
export const passed =
  'These checks found nothing unusual in your answers. Answers chosen at random usually pass them, too.';
export const use = {
  title: 'What it is for',
  text: 'Use it to reflect and to talk it over with someone who knows you well. You never have to share it. Where the report and your own experience disagree, ask what the questions left out.',
};
export const limits = {
  title: 'What this report can’t say',
  items: [
    'It describes what you chose on one day, by your own account. Nobody else was asked.',
    'It is not a medical or psychological diagnosis, or a test of ability.',
    'It doesn’t predict success, health or how a loan is repaid.',
    'It is not made for decisions on admission, marks, jobs, promotion, dismissal, pay or loans.',
    'Nobody has checked yet whether the points match how people really act.',
  ],
};
export const ofMinor =
  'This report is for a person under 18. It leaves out costs, weaknesses, the total and the descriptions of lower scores.';
export const rights = {
  title: 'If something is wrong',
  text: 'If you think that a score or a sentence is mistaken, write to us through the Contact page of the site and quote the number of the attempt: a person will look at it. On your account page you can see and export your data, or erase your account and everything in it, including this report.',
};
export const names = {
  title: 'The names of the methods, for those who want them',
  items: [
    'Scores are percents of the maximum possible score (POMP; Cohen, Cohen, Aiken and West, 1999). Questions with the same range of points have the same weight.',
    'Margins are 90% Wilson intervals, with a spread estimated from your own answers. For invented people with ten ways of answering, the margins held the true score in 92 to 96 of 100 cases on average.',
    'Clearly above or below the middle: a two-sided score test against 50, corrected for the number of areas (Benjamini and Hochberg, false discovery rate 0.10).',
    'Differences between pillars: a one-way analysis of variance of the answers (p below 0.10), then Newcombe’s interval for each pair with Holm’s correction.',
    'A change between two sittings: Newcombe’s 90% interval of the difference leaves out zero.',
    'Places on the screen: the longest run, χ² of the places, and χ² of the steps between them, each set to one false alarm in a thousand.',
  ],
};

export const record = 'About this report';
export const labels = {
  ...{ completed: 'Completed on', ended: 'Ended on', answered: 'Questions answered', bank: 'Question bank' },
  ...{ template: 'Report template', quality: 'Checks of the answers', attempt: 'Attempt' },
} as const;
export const versionOf = (version: number): string => `version ${version}`;

/** The note in a report that replaces one with older words and rules. */
export function rebuilt(from: number, to: number): string {
  const changes = reportTemplates
    .filter(({ template }) => template > from && template <= to)
    .map(({ change }) => change);
  return `This report was first made with template ${from} and remade with template ${to}. ${changes.join(' ')}`;
}
