/** Slides at the top of the contact page (/contact) */

export const title = 'Contact';
export const talk = { heading: 'Let’s talk', text: 'Tell us what you want to find out, about yourself or your team.' };
export const choice = {
  heading: 'A choice to make?',
  text: 'Students, aspirants and job seekers: ask us how the assessment works.',
};
export const team = { heading: 'A team to build?', text: 'Organizations: ask us for a pilot with your own people.' };
export const risk = {
  heading: 'A borrower to understand?',
  text: 'Banks and lenders: ask us what our default risk assessment can tell you, and what it can’t.',
};
