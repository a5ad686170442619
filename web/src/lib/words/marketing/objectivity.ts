/** What the pages for job seekers and for self awareness share, and the kind of all services (/job-seekers, /self-awareness …) */

export const serviceType = 'Psychometric assessment';
export const heading = 'Subjectivity to Objectivity';
export const text =
  'The assessment measures you on 20 core parameters across five pillars. ' +
  'You get quantitative scores, your Emotional Quotient (EQ), Moral Quotient (MQ) and Leadership Quotient (LQ), and a SWOT that sets out your strengths, weaknesses, opportunities and watch-points. ' +
  'It is built on 5 years of research and 50 years of experience.';
