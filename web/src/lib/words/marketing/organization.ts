/** Organization (/organization) */

export const pageTitle = 'Psychometric assessment for HR and teams | TrueIn';
export const description =
  'Psychometric assessment for organizations: HR solutions, team building, training and development, with scores to start from.';
export const audience = 'Organizations';
export const offer = 'What we offer';
export const helps = 'How TrueIn helps organizations';
export const points = {
  'Hire for fit': 'Talk about what a role needs and what a person brings, with scores to start from.',
  'Build teams': 'Bring together people whose strengths complement each other.',
  'Train with a purpose': 'Spend the training budget where it will make the most difference.',
  'Find leaders early': 'The Leadership Quotient helps you see who is ready to lead, and what others still need.',
  'Keep your people': 'People stay where they feel understood.',
  'Strengthen integrity': 'The Moral Quotient makes values something you can talk about.',
};
export const tryIt = 'Try it with your own people';
export const pilot = 'Ask us for a pilot, and read a sample report in the meantime.';
