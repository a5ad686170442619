/** The contact form (/contact) and the email to the office with its message */

export const labels = {
  name: 'Name',
  designation: 'Designation',
  organization: 'Organization',
  email: 'Email',
  contactNo: 'Contact number',
} as const;
export const erasedMessage = 'This message was deleted, or it is older than 24 months.';
export const message = 'Message';

export const mailSubject = (name: string, organization: string) => `Website message from ${name}, ${organization}`;
export const howToReply = 'Reply to this email to answer the sender.';
