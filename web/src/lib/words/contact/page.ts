/** Contact (/contact) */

import { promisedHours } from '#web/lib/words/promised-hours.ts';

export const pageTitle = 'Contact | TrueIn';
export const description = 'Write to us, call us or visit our office in Mumbai.';
export const office = { heading: 'Our office', phone: 'Phone', email: 'Email' };
export const faqHeading = 'Frequently asked questions';
/** Each answer says what the product does. */
export const faq = [
  {
    question: 'What do I need to take the assessment?',
    answer: 'A Google account to sign in with, a valid coupon code and 30 uninterrupted minutes.',
  },
  {
    question: 'When does the clock start?',
    answer:
      'With your first answer. Before that, you can read the instructions and try two practice questions that don’t count.',
  },
  {
    question: 'What if my connection drops?',
    answer:
      'Keep answering. Your answers are saved on your device and sent when you’re back online. The clock keeps running in the meantime.',
  },
  {
    question: 'Can I go back to a question?',
    answer:
      'No. Choosing an option saves it and shows you the next question, so please read all the options before you choose.',
  },
  {
    question: 'When do I get my report?',
    answer: `It arrives by email after ${promisedHours}. You can also download it from your account page.`,
  },
  {
    question: 'Can I take it again?',
    answer:
      'Yes, with a new coupon. Questions you have already answered are left out, unless you have answered them all; then the full set is used again.',
  },
];
