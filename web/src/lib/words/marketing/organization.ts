/** Organization (/organization) */

export const pageTitle = 'Organization | TrueIn';
export const description = 'HR solutions, team building, training and development based on data.';
export const offer = 'What we offer';
export const helps = 'How TrueIn helps organizations';
export const points = [
  { title: 'Hire for fit', text: 'Talk about what a role needs and what a person brings, with scores to start from.' },
  { title: 'Build teams', text: 'Bring together people whose strengths complement each other.' },
  { title: 'Train with a purpose', text: 'Spend the training budget where it will make the most difference.' },
  {
    title: 'Find leaders early',
    text: 'The Leadership Quotient helps you see who is ready, and what others still need.',
  },
  { title: 'Keep your people', text: 'People stay where they feel understood.' },
  { title: 'Strengthen integrity', text: 'The Moral Quotient makes values something you can talk about.' },
];
export const sample = 'See a sample report';
