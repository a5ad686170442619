/** Form of the contact page (/contact) */
import { labels as sender, message } from '#functions/domain/words/contact.ts';

export const heading = 'Write to us';
export const hint = 'Please fill in all six fields.';
export const labels = { ...sender, message };
/** How the message begins for those who come for one of these. */
export const beginnings: Readonly<Record<string, string>> = {
  returns: 'I have no returns left in my TrueIn assessment. This is what happened: ',
  scores: 'I would like to take the TrueIn assessment again and get all scores.',
  code: 'I would like a code for the TrueIn assessment.',
  pilot: 'We would like to try the TrueIn assessment with a group of our own people.',
};
export const button = 'Send message';
export const blank = 'Please fill in this field.';
export const invalidEmail = 'Please enter a valid email address.';
export const sent = 'Message sent successfully!';
export const refused = 'Failed to send the message. Please try again.';
export const unreachable = 'An error occurred. Please try again later.';
