/** Banking solutions (/banking-solutions) */

export const pageTitle = 'Credit default risk assessment for banks | TrueIn';
export const description =
  'Psychometric loan and credit default risk assessment, HR solutions and training for banks and NBFCs, alongside your own checks.';
export const audience = 'Banks and NBFCs';
export const offer = 'What we offer';
export const helps = 'How TrueIn helps organizations';
export const points = {
  'A fuller picture': 'See how applicants describe their values, discipline and plans.',
  'New borrowers': 'Get to know people who have no credit history yet.',
  'Trusted teams': 'Find and train people whose values fit the work.',
  'Better conversations': 'A loan officer can talk through the scores and the SWOT with a borrower.',
};
export const tryIt = 'See it for yourself';
export const experience = 'Experience it the way your borrowers and staff will.';
