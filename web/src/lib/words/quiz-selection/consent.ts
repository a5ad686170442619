/** Consent (/quiz-selection) */

export const heading = 'Your data and your consent';
export const parts = { purpose: 'Why', stored: 'What', duration: 'How long', rights: 'Your rights' } as const;
export const more = 'Read more in our <privacy>privacy notice</privacy> and <terms>terms</terms> (in a new tab).';
export const ages = { question: 'How old are you?', adult: 'I am 18 or older', minor: 'I am under 18' };
export const button = 'Agree and continue';
export const agree = `By selecting ${button} you agree to this use of your data.`;
export const guardian = {
  label: 'Your parent or guardian',
  name: 'Name of your parent or guardian',
  relationship: 'Relationship to you',
  contact: 'Their email address or phone number',
  agrees: 'I am the parent or guardian, and I agree to this use of the young person’s data.',
};

/** What is missing or wrong in each field. */
export const problems = {
  age: 'Please choose your age group.',
  name: 'Please enter the name of your parent or guardian.',
  relationship: 'Please enter their relationship to you, such as mother or father.',
  contact: 'Please enter an email address or a phone number.',
  guardianAgrees: 'Your parent or guardian must agree before you can continue.',
};
export const outdated = 'This text has changed since you opened the page. Please reload the page and read it again.';
export const notSaved = (why: string) => `We couldn’t save your consent. ${why}`;
