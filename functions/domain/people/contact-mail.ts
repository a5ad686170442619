import { maxAddressLength } from './mail-address.ts';
import {
  escapeHtml,
  mailFrame,
  oneLine,
  ownWords,
  paragraph,
  type MailText,
} from '#functions/domain/text/mail-frame.ts';
import * as words from '#functions/domain/words/contact.ts';

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
export function contactMail(message: ContactWords): MailText & { replyTo: string } {
  const subject = oneLine(words.mailSubject(oneLine(message.name, 60), oneLine(message.organization, 60)), 150);
  const fields = Object.entries(words.labels).map(([field, label]) => ({
    label,
    value: oneLine(message[field as keyof typeof words.labels], 300),
  }));

  return {
    subject,
    replyTo: oneLine(message.email, maxAddressLength),
    text: `${fields.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\n${message.message}\n`,
    html: mailFrame({
      title: subject,
      preview: oneLine(message.message),
      body: [
        ...fields.map(({ label, value }) => paragraph(`<b>${escapeHtml(label)}:</b> ${ownWords(value)}`)),
        paragraph(message.message.split(/\r?\n/).map(ownWords).join('<br>')),
        paragraph(words.howToReply, 'quiet'),
      ].join('\n'),
    }),
  };
}
