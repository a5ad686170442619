/** Contact (/contact) */

import { hours } from '#web/lib/words/promised-hours.ts';

export const pageTitle = 'Contact: codes, pilots and questions | TrueIn';
export const description =
  'Ask for a code for the psychometric assessment, a pilot or anything else. Write to us, call us or visit our office in Mumbai.';
export const office = { heading: 'Our office', phone: 'Phone', email: 'Email' };
export const faqHeading = 'Frequently asked questions';
/** Each answer says what the product does. */
export const faq = {
  'What do I need to take the assessment?':
    'A Google account to sign in with, a valid coupon code and some time without interruptions. Write to us for a code.',
  'When does the clock start?':
    'With your first answer. Before that, you can read the instructions and try two practice questions that don’t count.',
  'What if my connection drops?':
    'Keep answering. Your answers are saved on your device and sent when you’re back online. The clock keeps running in the meantime.',
  'Can I go back to a question?':
    'No. Choosing an option saves it and shows you the next question, so please read all the options before you choose.',
  'When do I get my report?': `It arrives by email in ${hours}. You can also download it from your account page.`,
  'Can I take it again?':
    'Yes, with a new coupon. Questions you have already answered are left out, unless you have answered them all; then the full set is used again.',
};
