import { maxAddressLength } from './mail-address.ts';
import {
  escapeHtml,
  mailFrame,
  oneLine,
  ownWords,
  paragraph,
  type MailText,
} from '#functions/domain/text/mail-frame.ts';

/** A browser's id of a message holds the time of its clock. One that is off by more than this gets an id of the server. */
export const maxIdAgeMs = 60 * 60 * 1000;

export interface ContactWords {
  name: string;
  designation: string;
  organization: string;
  email: string;
  contactNo: string;
  message: string;
}

/** The contact form as a mail to the office. Replies go to the sender. */
export function contactMail(words: ContactWords): MailText & { replyTo: string } {
  const subject = oneLine(`Website message from ${oneLine(words.name, 60)}, ${oneLine(words.organization, 60)}`, 150);
  const fields = [
    ['Name', words.name],
    ['Designation', words.designation],
    ['Organization', words.organization],
    ['Email', words.email],
    ['Contact number', words.contactNo],
  ].map(([label = '', value = '']) => ({ label, value: oneLine(value, 300) }));

  return {
    subject,
    replyTo: oneLine(words.email, maxAddressLength),
    text: `${fields.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\n${words.message}\n`,
    html: mailFrame({
      title: subject,
      preview: oneLine(words.message),
      body: [
        ...fields.map(({ label, value }) => paragraph(`<b>${escapeHtml(label)}:</b> ${ownWords(value)}`)),
        paragraph(words.message.split(/\r?\n/).map(ownWords).join('<br>')),
        paragraph('Reply to this mail to answer the sender.', 'quiet'),
      ].join('\n'),
    }),
  };
}
