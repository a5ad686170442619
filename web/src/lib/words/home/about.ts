/** About TrueIn on the home page (/) */

export const heading = 'About TrueIn';
export const intro =
  'We’re a Mumbai consulting firm. Our proprietary five-pillar model combines a human-science framework with psychology. It draws on over five years of research and 30 years of practical experience.';
export const whatWeDo = 'What We Do';
export const services =
  'We help students and job seekers choose a path, organizations build and train their teams, and banks and lenders understand the people they lend to. The same five pillars apply to everyone.';
export const keyFeatures = 'Key Unique Features of Our Reports';
export const features = [
  'Quantitative scores on 17 core parameters',
  'Emotional Quotient (EQ), Moral Quotient (MQ) and Leadership Quotient (LQ)',
  'A SWOT of your strengths, weaknesses, opportunities and watch-points',
  'Plain-language feedback, with practical next steps',
  'Emailed to you, to read in your own time',
];
