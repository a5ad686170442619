/** Tabs of the pages for students, organizations and banks (/students, /organization, /banking-solutions) */

export const banking = {
  label: 'What we offer',
  titles: ['Loan/Credit Default Risk Assessment', 'HR Solutions', 'Training and Development'],
  about:
    'A bank statement shows what someone can repay, but not how they plan, keep commitments or handle pressure. ' +
    'Our assessment measures 20 core parameters across five pillars, including ethics, discipline and wellbeing, and gives quantitative scores, EQ, MQ, LQ and a SWOT.',
  canTell:
    'What it can tell a lender: how applicants see their own values, discipline and response to pressure. If they share the report with you, you can discuss it together.',
  cannotTell:
    'What it can’t tell a lender: whether a loan will be repaid. The report does not predict repayment and is not meant for lending decisions. ' +
    'It complements your own checks; it does not replace them.',
  basis: 'It is built on 5 years of research and 50 years of experience.',
};
export const organization = {
  label: 'What we offer',
  titles: ['HR Solutions', 'Training and Development'],
  about:
    'There is more to a person than a role. Our assessment measures 20 core parameters across five pillars and gives each person quantitative scores, EQ, MQ, LQ and a SWOT. ' +
    'It is built on 5 years of research and 50 years of experience.',
  use: 'See where people do their best work, who complements whom, and where training pays off most. Each person gets their own report to grow with.',
};
export const students = {
  label: 'Who it is for',
  titles: ['8th to 12th Standard', 'Competitive/Professional Exam Aspirant', 'Entrepreneurial Aspirant'],
  heading: 'Confusion to Clarity',
  about:
    'Everyone has advice for you: parents, teachers, friends, the internet. What is missing is a clear picture of you, the one who has to live with the choice. ' +
    'The assessment looks at you across five pillars and 20 core parameters, and shows what drives you, what you are good at and what holds you back.',
  report:
    'Your report brings it all together: quantitative scores, your Emotional, Moral and Leadership Quotients (EQ, MQ, LQ) and a SWOT. ' +
    'It is built on 5 years of research and 50 years of experience. The choice is still yours; now you make it knowing yourself.',
};
