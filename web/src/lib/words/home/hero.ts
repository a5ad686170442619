/** Slides at the top of the home page (/) */

/** For search engines. */
export const product = 'TrueIn psychometric self-assessment';
export const title = 'An online psychometric self-assessment, with a report on your EQ, MQ and LQ and a SWOT';
/** On the picture of shared links, and for search engines. */
export const claim = 'An online psychometric assessment across five pillars of personality.';
export const you = {
  heading: 'Know your strengths before you choose your path',
  text: 'Answer one question at a time, and see where you stand on five pillars.',
  link: 'Read about the five pillars',
};
export const career = {
  heading: 'Choose a career that fits you',
  text: 'For students, aspirants and job seekers: understand yourself first, then decide.',
  link: 'For students and job seekers',
};
export const teams = {
  heading: 'Build teams around people’s real strengths',
  text: 'HR solutions, team building, training and development for organizations.',
  link: 'For organizations',
};
export const loan = {
  heading: 'Meet the person behind the loan',
  text: 'Loan and credit default risk assessment for banks and NBFCs.',
  link: 'For banks and lenders',
};
