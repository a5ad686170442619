/** Slides at the top of the pages for organizations and banks (/organization, /banking-solutions) */

export const banking = {
  title: 'Banking Solutions',
  loans: {
    heading: 'Meet the person behind the loan',
    text: 'Loan and credit default risk assessment for banks and NBFCs: how applicants see themselves, alongside your own checks.',
  },
  people: {
    heading: 'The right people at the counter',
    text: 'HR solutions for branches, back offices and everyone in a position of trust.',
  },
  training: {
    heading: 'Train judgement, not just rules',
    text: 'Training and development for people who make decisions about other people’s money.',
  },
};
export const organization = {
  title: 'Organization',
  teams: {
    heading: 'Build teams around people’s real strengths',
    text: 'HR solutions that look past the CV at the whole person, across five pillars.',
  },
  training: {
    heading: 'Train the skills that are really missing',
    text: 'Training and development that starts from measured strengths and gaps.',
  },
};
