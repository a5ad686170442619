/** Job seekers (/job-seekers) */

export const pageTitle = 'Psychometric assessment for job seekers | TrueIn';
export const description =
  'An online psychometric assessment for job seekers: go into your next interview knowing your strengths, backed by scores.';
export const audience = 'Job seekers';
export const heading = 'Walk in knowing your strengths';
export const intro = 'Every interviewer asks who you are. Find out first, and choose work that suits you.';
export const objectivity =
  'Everyone says that they are a team player who works well under pressure, and nobody can check it. Your own opinion of yourself is subjective. ' +
  'A measured profile goes further: it shows which work energises you and which drains you.';
export const before = 'Before your next interview';
