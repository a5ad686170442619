/** Students, job seekers and self awareness (/students) */

export const pageTitle = 'Psychometric career test for students | TrueIn';
export const description =
  'An online psychometric career test for students of 8th to 12th standard, exam and entrepreneurial aspirants: choose a career knowing your strengths.';
export const audience = 'Students, aspirants and job seekers';
export const heading = 'Know yourself, then choose';
export const intro =
  'For students, job seekers and anyone who wants to know themselves. Half an hour of honest answers, and a report written to help you.';
export const deciding = 'Whatever you are deciding next';
export const empowers = 'How it empowers you';
export const points = {
  'Choose with your eyes open': 'See your strengths before you spend years on a subject, an exam or a career.',
  'Know what drives you': 'Your ambition, beliefs and habits in plain words, backed by scores.',
  'Work on what holds you back': 'Your weaknesses are explained, with practical steps to improve.',
  'Talk about it at home': 'You, your parents and your counsellor can read the report together.',
};
export const ready = 'Ready when you are';
