/** Home (/) */

import { hours } from '#web/lib/words/promised-hours.ts';

export const pageTitle = 'Online psychometric test: EQ, MQ, LQ and SWOT | TrueIn';
export const description =
  'An online psychometric self-assessment on five pillars for students, job seekers, organizations and banks. Your report has EQ, MQ, LQ and a SWOT.';
export const notFound = 'There is no page at <path>this address</path>.';
export const homeInstead = 'This is our home page.';
export const arrives = `Report by email in ${hours}.`;
export const whyChoose = {
  heading: 'Why choose TrueIn',
  intro: 'Good advice starts with the right questions. So do we.',
  reasons: {
    Approach: 'We look at the whole person across five pillars, and never reduce anyone to a label.',
    Differentiator:
      'You get scores, not just adjectives: quantitative scores on 17 core parameters, and what they mean for you.',
    'Proprietary Methodology':
      'We developed the model ourselves, drawing on over five years of research and 30 years of practical experience.',
    'Data Analysis':
      'We turn your answers into your Emotional Quotient (EQ), Moral Quotient (MQ), Leadership Quotient (LQ) and a SWOT.',
  },
};
export const getStarted = {
  heading: 'Four steps to your report',
  steps: {
    'Sign in': 'Use your Google account. There’s no new password to remember.',
    'Redeem your coupon':
      'Your code unlocks the assessment. Read the instructions, then begin. No code yet? <code>Get a code</code>',
    'Answer truthfully': 'You see one question at a time. Every answer is saved instantly.',
    'Read your report': `It arrives by email in ${hours}.`,
  },
  button: 'Get Started',
};
export const services = {
  heading: 'Services',
  candidates: {
    title: 'Students / Job Seekers / Self Awareness',
    text: 'Career clarity and self-awareness for school, exams, your own venture or your next job.',
  },
  organization: { title: 'Organization', text: 'HR solutions, team building, training and development.' },
  banking: { title: 'Banking Solutions', text: 'Loan and credit default risk assessment for banks and lenders.' },
};
