/** Organization (/organization) */

export const pageTitle = 'Psychometric assessment for HR and teams | TrueIn';
export const description =
  'Psychometric assessment for organizations: HR solutions, team building, training and development, with scores to start from.';
export const audience = 'Organizations';
export const offer = 'What we offer';
export const helps = 'How TrueIn helps organizations';
export const points = {
  'Talk about fit':
    'What does a role need, what does a person bring? The scores start that talk; they don’t decide it.',
  'Build teams': 'Bring together people whose strengths complement each other.',
  'Train with a purpose': 'Spend the training budget where it will make the most difference.',
  'Find leaders early': 'The Leadership Quotient shows what to talk about with people who want to lead.',
  'Keep your people': 'People stay where they feel understood.',
  'Strengthen integrity': 'The Moral Quotient makes values something you can talk about.',
};
export const tryIt = 'Try it with your own people';
export const pilot = 'Ask us for a pilot, and read a sample report in the meantime.';
